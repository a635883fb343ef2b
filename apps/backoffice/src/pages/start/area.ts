import { LayoutDashboard } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const startArea: Area = {
  to: '/',
  text: 'office.start',
  icon: LayoutDashboard,
  group: 'top',
  texts: ['payouts', 'reports'],
  routes: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./start-page.tsx')).StartPage }),
    },
  ],
}
