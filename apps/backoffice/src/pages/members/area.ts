import { Users } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const membersArea: Area = {
  to: '/members',
  text: 'office.members',
  icon: Users,
  group: 'run',
  right: 'members.read',
  texts: ['members'],
  routes: [
    {
      path: 'members',
      lazy: async () => ({ Component: (await import('./members-page.tsx')).MembersPage }),
    },
    {
      path: 'members/:memberId',
      lazy: async () => ({ Component: (await import('./member-page.tsx')).MemberPage }),
    },
  ],
}
