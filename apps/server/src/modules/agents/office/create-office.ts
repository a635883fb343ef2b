import type { AgentsNeeds } from '../needs.ts'
import { agentFinder } from './service/agent-finder.ts'
import { agentRateKind, createAgentActs } from './service/agent-acts.ts'
import { contractRatesKind } from './service/contract-rates.ts'
import { createAgentRecords } from './service/agent-records.ts'
import { createAgentStatements } from './service/agent-statements.ts'
import { decideDisputeKind } from './service/decide-dispute.ts'

/** What operators read of teams and contracts, and what they decide. */
export const createOffice = (needs: AgentsNeeds) => ({
  ...createAgentRecords(needs),
  ...createAgentStatements(needs),
  ...createAgentActs(needs),
  finders: [agentFinder(needs)],
  /** The acts about agents that need a second person. */
  changeKinds: [decideDisputeKind(needs), agentRateKind(needs), contractRatesKind(needs)],
})

export type Office = ReturnType<typeof createOffice>
