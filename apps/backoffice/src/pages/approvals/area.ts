import { Inbox } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const approvalsArea: Area = {
  to: '/approvals',
  text: 'office.approvals',
  icon: Inbox,
  group: 'top',

  texts: ['approvals', 'brands', 'payouts'],
  routes: [
    {
      path: 'approvals/:requestId?',
      lazy: async () => ({ Component: (await import('./approvals-page.tsx')).ApprovalsPage }),
    },
  ],
}
