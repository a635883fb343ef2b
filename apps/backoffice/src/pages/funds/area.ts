import { Landmark } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const fundsArea: Area = {
  to: '/funds',
  text: 'office.funds',
  icon: Landmark,
  group: 'company',
  right: 'compliance.read',
  texts: ['funds'],
  routes: [
    {
      path: 'funds',
      lazy: async () => ({ Component: (await import('./funds-page.tsx')).FundsPage }),
    },
  ],
}
