import { ShieldAlert } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const riskArea: Area = {
  to: '/risk',
  text: 'office.risk',
  icon: ShieldAlert,
  group: 'queues',
  right: 'risk.read',
  texts: ['risk'],
  routes: [
    {
      path: 'risk',
      lazy: async () => ({ Component: (await import('./risk-page.tsx')).RiskPage }),
    },
  ],
}
