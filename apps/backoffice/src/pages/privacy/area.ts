import { FileUser } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const privacyArea: Area = {
  to: '/data-requests',
  text: 'office.privacy',
  icon: FileUser,
  group: 'queues',
  right: 'members.read',
  texts: ['privacy'],
  routes: [
    {
      path: 'data-requests',
      lazy: async () => ({ Component: (await import('./privacy-page.tsx')).PrivacyPage }),
    },
  ],
}
