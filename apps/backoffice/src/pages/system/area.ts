import { Server } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const systemArea: Area = {
  to: '/system',
  text: 'office.system',
  icon: Server,
  group: 'company',
  right: 'system.read',
  texts: ['system'],
  routes: [
    {
      path: 'system',
      lazy: async () => ({ Component: (await import('./system-page.tsx')).SystemPage }),
    },
  ],
}
