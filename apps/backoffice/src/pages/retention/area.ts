import { ArchiveX } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const retentionArea: Area = {
  to: '/retention',
  text: 'office.retention',
  icon: ArchiveX,
  group: 'company',
  right: 'compliance.read',
  texts: ['retention'],
  routes: [
    {
      path: 'retention',
      lazy: async () => ({ Component: (await import('./retention-page.tsx')).RetentionPage }),
    },
  ],
}
