import { Ticket } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const lotteryArea: Area = {
  to: '/lottery',
  text: 'office.lottery',
  icon: Ticket,
  group: 'run',
  right: 'lottery.read',
  texts: ['lottery'],
  routes: [
    {
      path: 'lottery',
      lazy: async () => ({ Component: (await import('./calendar-page.tsx')).CalendarPage }),
    },
    {
      path: 'lottery/draws/:drawId',
      lazy: async () => ({ Component: (await import('./draw/draw-page.tsx')).DrawPage }),
    },
    {
      path: 'lottery/games',
      lazy: async () => ({ Component: (await import('./games/games-page.tsx')).GamesPage }),
    },
    {
      path: 'lottery/tickets/:number',
      lazy: async () => ({ Component: (await import('./ticket/ticket-page.tsx')).TicketPage }),
    },
    {
      path: 'lottery/new',
      lazy: async () => ({ Component: (await import('./new/new-page.tsx')).NewPage }),
    },
    {
      path: 'lottery/instant',
      lazy: async () => ({ Component: (await import('./instant/instant-page.tsx')).InstantPage }),
    },
    {
      path: 'lottery/settings',
      lazy: async () => ({
        Component: (await import('./settings/settings-page.tsx')).SettingsPage,
      }),
    },
    {
      path: 'lottery/games/:gameCode',
      lazy: async () => ({ Component: (await import('./games/game-page.tsx')).GamePage }),
    },
    {
      path: 'lottery/prizes',
      lazy: async () => ({ Component: (await import('./prizes-page.tsx')).PrizesPage }),
    },
  ],
}
