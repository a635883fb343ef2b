import { ShieldBan } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const complianceArea: Area = {
  to: '/compliance',
  text: 'office.compliance',
  icon: ShieldBan,
  group: 'queues',
  right: 'exclusion.read',
  texts: ['compliance'],
  routes: [
    {
      path: 'compliance',
      lazy: async () => ({ Component: (await import('./compliance-page.tsx')).CompliancePage }),
    },
  ],
}
