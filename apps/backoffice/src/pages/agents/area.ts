import { Network } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const agentsArea: Area = {
  to: '/agents',
  text: 'office.agents',
  icon: Network,
  group: 'run',
  right: 'agents.read',
  texts: ['agents'],
  routes: [],
}
