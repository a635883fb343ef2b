import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { MoneyInput } from '../../shapes.ts'
import { RebateProduct } from '../../wps/agents/rebates.ts'
import { RegisterLink } from '../../wps/agents/register.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { StatementId } from './records.ts'

const common = {
  method: 'POST',
  right: 'agents.change',
  personal: 'masked',
} as const
const reason = typed(200).regex(/\S.*\S/)
const asked = { requestId: z.uuid().optional(), reason }
const Asked = z.object({ requestId: z.uuid(), isDone: z.boolean() })

/** The lines that are changed; all others stay as they are. Line 0 is a whole statement without rounds. */
export const DisputeDecision = z.strictObject({
  lines: z.array(z.strictObject({ line: z.int32().min(0), due: MoneyInput })).max(100),
  answer: typed(500).regex(/\S.*\S/),
})

export const decideStatementDispute = operatorEndpoint({
  ...common,
  name: 'decideStatementDispute',
  summary: 'Settles a dispute of a statement line by line: the first yes, or the second',
  path: '/ops/agents/statements/:statementId/decide',
  approval: 'second',
  params: z.object({ statementId: StatementId }),
  body: DisputeDecision.extend(asked),
  response: Asked,
  refusals: [
    'agent.statement_unknown',
    'agent.dispute_none',
    'agent.dispute_decided',
    'agent.line_unknown',
    'agent.due_above_bound',
    ...approvalRefusals,
  ],
})

export const RateChange = z.strictObject({
  product: RebateProduct,
  /** In 1/100 percent. */
  rateBp: z.int().min(1).max(9_999),
})

export const changeAgentRate = operatorEndpoint({
  ...common,
  name: 'changeAgentRate',
  summary: 'Another rebate of an agent, within what the agent above may give; two say so',
  path: '/ops/agents/rates',
  approval: 'second',
  body: RateChange.extend({ username: typed(64).min(1), ...asked }),
  response: Asked,
  refusals: ['agent.member_unknown', 'agent.value_not_allowed', ...approvalRefusals],
})

export const ContractRates = z.strictObject({
  /** Of each tier in their order, in 1/100 percent. */
  rateBps: z.array(z.int().min(1).max(9_999)).min(1).max(10),
})

export const changeContractRates = operatorEndpoint({
  ...common,
  name: 'changeContractRates',
  summary:
    'Offers a signed contract again with other rates, in the name of its giver: the first yes, or the second; it counts once the receiver accepts',
  path: '/ops/agents/contracts/:contractId/rates',
  approval: 'second',
  params: z.object({ contractId: z.uuid() }),
  body: ContractRates.extend(asked),
  response: Asked,
  refusals: [
    'contract.unknown',
    'contract.terms_invalid',
    'contract.tiers_not_rising',
    'contract.waiting',
    'contract.none_of_own',
    'contract.rate_too_high',
    'contract.over_bound',
    ...approvalRefusals,
  ],
})

export const closeAgentLink = operatorEndpoint({
  ...common,
  name: 'closeAgentLink',
  summary: 'Closes a register link to new members; who registered with it stays in the team',
  path: '/ops/agents/links/:linkId/close',
  approval: 'reason',
  params: z.object({ linkId: z.uuid() }),
  body: z.strictObject({ reason }),
  response: RegisterLink,
  refusals: ['agent.link_unknown'],
})
