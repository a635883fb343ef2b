import { Network } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const agentsArea: Area = {
  to: '/agents',
  text: 'office.agents',
  icon: Network,
  group: 'run',
  right: 'agents.read',
  texts: ['agents'],
  routes: [
    {
      path: 'agents',
      lazy: async () => ({ Component: (await import('./tree-page.tsx')).TreePage }),
    },
    {
      path: 'agents/contracts',
      lazy: async () => ({ Component: (await import('./contracts-page.tsx')).ContractsPage }),
    },
    {
      path: 'agents/runs',
      lazy: async () => ({ Component: (await import('./runs-page.tsx')).RunsPage }),
    },
    {
      path: 'agents/statements',
      lazy: async () => ({ Component: (await import('./statements-page.tsx')).StatementsPage }),
    },
    {
      path: 'agents/debts',
      lazy: async () => ({ Component: (await import('./debts-page.tsx')).DebtsPage }),
    },
  ],
}
