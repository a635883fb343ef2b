import { ScrollText } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const auditArea: Area = {
  to: '/audit',
  text: 'office.audit',
  icon: ScrollText,
  group: 'company',
  right: 'audit.read',
  texts: ['audit', 'brands'],
  routes: [
    {
      path: 'audit',
      lazy: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }),
    },
  ],
}
