import { ArrowDownLeft } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const depositsArea: Area = {
  to: '/deposits',
  text: 'office.deposits',
  icon: ArrowDownLeft,
  group: 'queues',
  right: 'deposits.read',
  texts: ['deposits'],
  routes: [
    {
      path: 'deposits',
      lazy: async () => ({ Component: (await import('./deposits-page.tsx')).DepositsPage }),
    },
  ],
}
