import { createContracts } from './create-contracts.ts'
import { createFigures } from './create-figures.ts'
import { createLinks } from './create-links.ts'
import { createMessages } from './create-messages.ts'
import { createRates } from './create-rates.ts'
import { createReports } from './create-reports.ts'
import { createStatements } from './create-statements.ts'
import { createTree } from './create-tree.ts'
import { agentKinds } from './domain/transfers.ts'
import type { AgentsNeeds } from './needs.ts'

/** Teams of agents, the contracts between them, and what these come to. */
export const createAgents = async (needs: AgentsNeeds) => {
  await needs.wallet.registerKinds(agentKinds)
  return {
    ...createFigures(needs),
    ...createContracts(needs),
    ...createTree(needs),
    ...createStatements(needs),
    ...createRates(needs),
    ...createLinks(needs),
    ...createMessages(needs),
    ...createReports(needs),
  }
}
export type Agents = Awaited<ReturnType<typeof createAgents>>
