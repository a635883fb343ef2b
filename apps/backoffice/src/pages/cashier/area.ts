import { Wallet } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const cashierArea: Area = {
  to: '/brands/cashier',
  text: 'office.cashier',
  icon: Wallet,
  group: 'company',
  right: 'brands.read',
  texts: ['cashier'],
  routes: [
    {
      path: 'brands/cashier',
      lazy: async () => ({ Component: (await import('./cashier-page.tsx')).CashierPage }),
    },
  ],
}
