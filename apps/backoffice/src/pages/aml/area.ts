import { ShieldAlert } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const amlArea: Area = {
  to: '/aml',
  text: 'office.aml',
  icon: ShieldAlert,
  group: 'queues',
  right: 'aml.read',
  texts: ['aml', 'facts', 'risk'],
  routes: [
    {
      path: 'aml',
      lazy: async () => ({ Component: (await import('./aml-page.tsx')).AmlPage }),
    },
  ],
}
