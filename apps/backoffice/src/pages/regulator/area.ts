import { ScrollText } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const regulatorArea: Area = {
  to: '/regulator',
  text: 'office.regulator',
  icon: ScrollText,
  group: 'company',
  right: 'regulator.read',
  texts: ['regulator', 'prizes', 'compliance', 'funds', 'sigap'],
  routes: [
    {
      path: 'regulator',
      lazy: async () => ({ Component: (await import('./regulator-page.tsx')).RegulatorPage }),
    },
  ],
}
