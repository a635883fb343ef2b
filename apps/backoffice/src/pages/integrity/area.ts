import { ScanEye } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const integrityArea: Area = {
  to: '/integrity',
  text: 'office.integrity',
  icon: ScanEye,
  group: 'queues',
  right: 'risk.read',
  texts: ['integrity'],
  routes: [
    {
      path: 'integrity',
      lazy: async () => ({ Component: (await import('./integrity-page.tsx')).IntegrityPage }),
    },
  ],
}
