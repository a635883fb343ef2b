import { ArrowUpRight } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const payoutsArea: Area = {
  to: '/withdrawals',
  text: 'office.payouts',
  icon: ArrowUpRight,
  group: 'queues',
  right: 'withdrawals.read',
  texts: ['payouts'],
  routes: [
    {
      path: 'withdrawals/:withdrawalId?',
      lazy: async () => ({ Component: (await import('./withdrawals-page.tsx')).WithdrawalsPage }),
    },
  ],
}
