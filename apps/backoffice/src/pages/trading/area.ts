import { Activity } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const tradingArea: Area = {
  to: '/trading',
  text: 'office.trading',
  icon: Activity,
  group: 'run',
  right: 'trading.read',
  texts: ['trading'],
  routes: [
    {
      path: 'trading',
      lazy: async () => ({ Component: (await import('./board-page.tsx')).BoardPage }),
    },
    {
      path: 'trading/slips',
      lazy: async () => ({ Component: (await import('./slips-page.tsx')).SlipsPage }),
    },
    {
      path: 'trading/limits',
      lazy: async () => ({ Component: (await import('./limits-page.tsx')).LimitsPage }),
    },
    {
      path: 'trading/feeds',
      lazy: async () => ({ Component: (await import('./feeds-page.tsx')).FeedsPage }),
    },
  ],
}
