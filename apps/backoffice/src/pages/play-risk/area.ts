import { HeartPulse } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const playRiskArea: Area = {
  to: '/play-risk',
  text: 'office.playRisk',
  icon: HeartPulse,
  group: 'queues',
  right: 'play.read',
  texts: ['play-risk'],
  routes: [
    {
      path: 'play-risk',
      lazy: async () => ({ Component: (await import('./play-risk-page.tsx')).PlayRiskPage }),
    },
  ],
}
