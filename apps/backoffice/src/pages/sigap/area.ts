import { FileCheck2 } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const sigapArea: Area = {
  to: '/sigap',
  text: 'office.sigap',
  icon: FileCheck2,
  group: 'company',
  right: 'compliance.read',
  texts: ['sigap'],
  routes: [
    {
      path: 'sigap',
      lazy: async () => ({ Component: (await import('./sigap-page.tsx')).SigapPage }),
    },
  ],
}
