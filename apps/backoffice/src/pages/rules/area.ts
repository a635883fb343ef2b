import { Landmark } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const rulesArea: Area = {
  to: '/rules',
  text: 'office.rules',
  icon: Landmark,
  group: 'company',
  right: 'rules.read',
  texts: ['rules', 'reports'],
  routes: [
    {
      path: 'rules',
      lazy: async () => ({ Component: (await import('./rules-page.tsx')).RulesPage }),
    },
  ],
}
