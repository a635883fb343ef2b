import { KeyRound } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const sessionsArea: Area = {
  to: '/sessions',
  text: 'office.sessions',
  icon: KeyRound,
  group: 'own',

  texts: [],
  routes: [
    {
      path: 'sessions',
      lazy: async () => ({ Component: (await import('./sessions-page.tsx')).SessionsPage }),
    },
  ],
}
