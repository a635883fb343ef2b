import { Hourglass } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const prizesArea: Area = {
  to: '/prizes',
  text: 'office.prizes',
  icon: Hourglass,
  group: 'queues',
  right: 'prizes.read',
  texts: ['prizes'],
  routes: [
    {
      path: 'prizes',
      lazy: async () => ({ Component: (await import('./prizes-page.tsx')).PrizesPage }),
    },
  ],
}
