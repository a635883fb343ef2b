import { Users } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const membersArea: Area = {
  to: '/members',
  text: 'office.members',
  icon: Users,
  group: 'run',
  right: 'members.read',
  texts: ['members'],
  routes: [],
}
