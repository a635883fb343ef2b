import { LayoutGrid } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const catalogueArea: Area = {
  to: '/catalogue',
  text: 'office.catalogue',
  icon: LayoutGrid,
  group: 'run',
  right: 'catalogue.read',
  texts: ['catalogue'],
  routes: [
    {
      path: 'catalogue',
      lazy: async () => ({ Component: (await import('./catalogue-page.tsx')).CataloguePage }),
    },
  ],
}
