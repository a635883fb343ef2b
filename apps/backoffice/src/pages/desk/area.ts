import { Headset } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const deskArea: Area = {
  to: '/desk',
  text: 'office.desk',
  icon: Headset,
  group: 'queues',
  right: 'desk.read',
  texts: ['desk'],
  routes: [
    {
      path: 'desk',
      lazy: async () => ({ Component: (await import('./desk-page.tsx')).DeskPage }),
    },
  ],
}
