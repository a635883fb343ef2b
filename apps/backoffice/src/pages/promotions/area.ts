import { Gift } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const promotionsArea: Area = {
  to: '/promotions',
  text: 'office.promotions',
  icon: Gift,
  group: 'run',
  right: 'promotions.read',
  texts: ['promotions'],
  routes: [
    {
      path: 'members/segments',
      lazy: async () => ({
        Component: (await import('./segments/segments-page.tsx')).SegmentsPage,
      }),
    },
    {
      path: 'promotions',
      lazy: async () => ({ Component: (await import('./promotions-page.tsx')).PromotionsPage }),
    },
    {
      path: 'promotions/drafts/:draftId',
      lazy: async () => ({ Component: (await import('./editor/editor-page.tsx')).EditorPage }),
    },
  ],
}
