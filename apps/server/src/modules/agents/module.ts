import { createContracts } from './contracts/create-contracts.ts'
import { createFigures } from './figures/create-figures.ts'
import { createLinks } from './links/create-links.ts'
import { createMessages } from './messages/create-messages.ts'
import { createRates } from './rates/create-rates.ts'
import { createOffice } from './office/create-office.ts'
import { createReports } from './reports/create-reports.ts'
import { createStatements } from './statements/create-statements.ts'
import { createTree } from './tree/create-tree.ts'
import { agentKinds } from './statements/domain/transfers.ts'
import type { AgentsNeeds } from './needs.ts'

/** Teams of agents, the contracts between them, and their payment. */
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
    ...createOffice(needs),
  }
}
export type Agents = Awaited<ReturnType<typeof createAgents>>
