import { Dices } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const gamesArea: Area = {
  to: '/games',
  text: 'office.games',
  icon: Dices,
  group: 'run',
  right: 'games.read',
  texts: ['games'],
  routes: [
    {
      path: 'games',
      lazy: async () => ({ Component: (await import('./rounds-page.tsx')).RoundsPage }),
    },
    {
      path: 'games/rounds/:roundId',
      lazy: async () => ({ Component: (await import('./round-page.tsx')).RoundPage }),
    },
    {
      path: 'games/returns',
      lazy: async () => ({ Component: (await import('./returns-page.tsx')).ReturnsPage }),
    },
    {
      path: 'games/held',
      lazy: async () => ({ Component: (await import('./held-page.tsx')).HeldPage }),
    },
    {
      path: 'games/incidents',
      lazy: async () => ({ Component: (await import('./incidents-page.tsx')).IncidentsPage }),
    },
    {
      path: 'games/jackpots',
      lazy: async () => ({ Component: (await import('./jackpots-page.tsx')).JackpotsPage }),
    },
    {
      path: 'games/stops',
      lazy: async () => ({ Component: (await import('./stops-page.tsx')).StopsPage }),
    },
    {
      path: 'games/streams',
      lazy: async () => ({ Component: (await import('./streams-page.tsx')).StreamsPage }),
    },
  ],
}
