import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money, keyset } from '../../shapes.ts'
import { typed } from '../session.ts'
import { ContractProduct, ContractType, Percent } from './contracts.ts'

/** The result of a period's figures under a contract. */
export const CommissionCalculation = z.object({
  bet: Money,
  win: Money,
  rebate: Money,
  promotion: Money,
  /** What the team lost; negative if it won. */
  netLoss: Money,
  /** From earlier periods, if the contract carries them over. */
  carriedIn: Money,
  activeMembers: z.int(),
  /** The tier that applies, from 1; 0 for none. */
  tier: z.int(),
  rate: Percent,
  /** The part that goes to contracts below or exceeds the house's limit; already deducted. */
  below: Money,
  due: Money,
  /** If members are counted one by one: how many reached each tier, and what they staked. */
  memberTiers: z.array(z.object({ tier: z.int(), members: z.int(), bet: Money })),
})
export type CommissionCalculation = z.infer<typeof CommissionCalculation>

/** due: to be paid automatically; waiting: for the giver's approval; settled: there was nothing to pay. */
export const StatementStatus = z.enum(['due', 'waiting', 'paid', 'settled'])

/** The receiver disputes a statement; it is recalculated at once, and the giver answers. */
export const Dispute = z.object({
  reason: z.string(),
  openedAt: Instant,
  /** The period's result, recalculated after a dispute; null if the rounds are listed. */
  recounted: Money.nullable(),
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
})

export const Statement = z.object({
  statementId: z.string(),
  contractId: z.uuid(),
  contractType: ContractType,
  type: ContractProduct,
  giver: z.string(),
  receiver: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** From 2 on, a correction of an earlier one. */
  version: z.int(),
  ...CommissionCalculation.shape,
  /** Due minus the amounts of earlier versions. */
  amount: Money,
  paid: Money,
  status: StatementStatus,
  paidAt: Instant.nullable(),
  /** sha256 over figures and terms: the same inputs give the same one. */
  inputsHash: z.string(),
  lines: z.int(),
  dispute: Dispute.nullable(),
})
export type Statement = z.infer<typeof Statement>

const calling = { family: 'wps', auth: 'agent', moduleId: 'AGENTPOLICY3' } as const

export const listStatements = endpoint({
  ...calling,
  name: 'listStatements',
  summary: 'Statements of an agent’s contracts of a type, or of those it gave, newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_contractStatements',
  query: z.object({
    contractType: ContractType,
    side: z.enum(['receiver', 'giver']),
    ...keyset({ beforeMax: 30, sizeMax: 50, size: 20 }),
  }),
  response: z.object({ list: z.array(Statement), next: z.string().nullable() }),
  refusals: [],
})

/** A round of a real-time statement. */
export const StatementLine = z.object({
  line: z.int(),
  name: z.string(),
  gameName: z.string().nullable(),
  roundId: z.string(),
  bet: Money,
  win: Money,
  rate: Percent,
  due: Money,
  amount: Money,
  isCorrection: z.boolean(),
})

export const listStatementLines = endpoint({
  ...calling,
  name: 'listStatementLines',
  summary: 'The rounds of a real-time statement; for its two parties only',
  method: 'GET',
  path: '/wps/relay/MCS2_statementLines',
  query: z.object({
    statementId: z.string().regex(/^\d{1,18}$/),
    after: z.coerce.number().pipe(z.int32().min(0)).default(0),
    _: CacheBuster,
  }),
  response: z.object({
    list: z.array(StatementLine),
    next: z.int().nullable(),
  }),
  refusals: ['agent.statement_unknown'],
})

export const previewStatements = endpoint({
  ...calling,
  name: 'previewStatements',
  summary: 'What the agent’s contracts of a type would come to if their period ended now',
  method: 'GET',
  path: '/wps/relay/MCS2_contractPreview',
  query: z.object({ contractType: ContractType, _: CacheBuster }),
  response: z.array(
    z.object({
      contractId: z.uuid(),
      type: ContractProduct,
      startsAt: Instant,
      endsAt: Instant,
      ...CommissionCalculation.shape,
    }),
  ),
  refusals: [],
})

export const printStatement = endpoint({
  ...calling,
  name: 'printStatement',
  summary: 'A statement on one page, as PDF in base64; for its two parties only',
  method: 'GET',
  path: '/wps/relay/MCS2_statementPdf',
  query: z.object({ statementId: z.string().regex(/^\d{1,18}$/), _: CacheBuster }),
  response: z.object({ fileName: z.string(), pdf: z.base64() }),
  refusals: ['agent.statement_unknown', 'records.files_busy'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const disburseStatement = endpoint({
  ...calling,
  name: 'disburseStatement',
  summary: 'The giver’s yes: a dividend that waits is paid to its receiver',
  method: 'POST',
  path: '/wps/relay/MCS2_disburse',
  body: z.strictObject({ statementId: z.string().regex(/^\d{1,18}$/) }),
  response: Statement,
  refusals: ['agent.statement_unknown'],
})

/** Maximum length of what a receiver or a giver writes about a statement. */
export const disputeTextMax = 500
const StatementId = z.string().regex(/^\d{1,18}$/)

export const disputeStatement = endpoint({
  ...calling,
  name: 'disputeStatement',
  summary: 'The receiver of a statement disputes it; it is counted again',
  method: 'POST',
  path: '/wps/relay/MCS2_disputeStatement',
  body: z.strictObject({ statementId: StatementId, reason: typed(disputeTextMax).min(1) }),
  response: Statement,
  refusals: ['agent.statement_unknown', 'agent.disputed_already'],
  rateLimit: { max: 10, windowSec: 60 },
})

export const answerDispute = endpoint({
  ...calling,
  name: 'answerDispute',
  summary: 'The giver answers the dispute of a statement',
  method: 'POST',
  path: '/wps/relay/MCS2_answerDispute',
  body: z.strictObject({ statementId: StatementId, answer: typed(disputeTextMax).min(1) }),
  response: Statement,
  refusals: ['agent.statement_unknown', 'agent.dispute_answered'],
  rateLimit: { max: 10, windowSec: 60 },
})
