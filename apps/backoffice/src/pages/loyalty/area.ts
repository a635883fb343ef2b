import { Trophy } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const loyaltyArea: Area = {
  to: '/loyalty',
  text: 'office.loyalty',
  icon: Trophy,
  group: 'run',
  right: 'loyalty.read',
  texts: ['loyalty', 'reports'],
  routes: [
    {
      path: 'loyalty',
      lazy: async () => ({ Component: (await import('./loyalty-page.tsx')).LoyaltyPage }),
    },
  ],
}
