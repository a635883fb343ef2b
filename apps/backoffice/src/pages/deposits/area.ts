import { ArrowDownLeft } from 'lucide-react'
import { redirect } from 'react-router'
import type { Area } from '../../core/area.ts'

export const depositsArea: Area = {
  to: '/deposits',
  text: 'office.deposits',
  icon: ArrowDownLeft,
  group: 'queues',
  right: 'deposits.read',
  texts: ['deposits', 'ledger'],
  routes: [
    {
      // The search box names a record by its path.
      path: 'deposits/:depositId',
      loader: ({ params }) => redirect(`/deposits?row=${params['depositId'] ?? ''}`),
      HydrateFallback: () => null,
    },
    {
      path: 'deposits',
      lazy: async () => ({ Component: (await import('./deposits-page.tsx')).DepositsPage }),
    },
  ],
}
