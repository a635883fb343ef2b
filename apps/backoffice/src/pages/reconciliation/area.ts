import { Scale } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const reconciliationArea: Area = {
  to: '/reconciliation',
  text: 'office.reconciliation',
  icon: Scale,
  group: 'run',
  right: 'ledger.read',
  texts: ['reconciliation'],
  routes: [
    {
      path: 'reconciliation/:day?',
      lazy: async () => ({
        Component: (await import('./reconciliation-page.tsx')).ReconciliationPage,
      }),
    },
  ],
}
