import { BookOpen } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const ledgerArea: Area = {
  to: '/ledger',
  text: 'office.ledger',
  icon: BookOpen,
  group: 'run',
  right: 'ledger.read',
  texts: ['ledger'],
  routes: [
    {
      path: '/ledger',
      lazy: async () => ({ Component: (await import('./ledger-page.tsx')).LedgerPage }),
    },
    {
      path: '/ledger/adjust',
      lazy: async () => ({ Component: (await import('./adjust-page.tsx')).AdjustPage }),
    },
  ],
}
