import { Activity } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const statusArea: Area = {
  to: '/status',
  text: 'office.status',
  icon: Activity,
  group: 'company',
  right: 'system.read',
  texts: ['system'],
  routes: [
    {
      path: 'status',
      lazy: async () => ({ Component: (await import('./status-page.tsx')).StatusPage }),
    },
  ],
}
