import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { Contract, ContractStatus, ContractType, Percent } from '../../wps/agents/contracts.ts'
import { RebateProduct } from '../../wps/agents/rebates.ts'
import { RegisterLink } from '../../wps/agents/register.ts'
import { Statement, StatementLine } from '../../wps/agents/statements.ts'
import { typed } from '../../wps/session.ts'
import { TreePlace } from '../agents.ts'

const common = {
  method: 'GET',
  right: 'agents.read',
  approval: 'none',
  personal: 'masked',
} as const
const username = typed(64).min(1)
export const StatementId = z.string().regex(/^\d{1,18}$/)
const before = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
const pageSize = z.coerce.number().pipe(z.int().min(1).max(100)).default(50)

/** Somebody in the tree. */
const TreeNode = z.object({
  username: z.string(),
  isAgent: z.boolean(),
  /** Everybody below, at any depth. */
  teamSize: z.int(),
  placedAt: Instant,
})
export type TreeNode = z.infer<typeof TreeNode>

export const listAgentTree = operatorEndpoint({
  ...common,
  name: 'listAgentTree',
  summary: 'Who is directly below an agent, the newest first; without one, the tops of teams',
  path: '/ops/agents/tree',
  query: z.object({ upline: username.optional(), before, pageSize }),
  response: z.object({ list: z.array(TreeNode), next: z.string().nullable() }),
  refusals: ['agent.member_unknown'],
})

/** A rebate of an agent beside the values that the rules allow now. */
const AgentRate = z.object({
  product: RebateProduct,
  rate: Percent.nullable(),
  /** In 1/100 percent. */
  rateBp: z.int().nullable(),
  allowedBp: z.array(z.int()),
})

export const showAgent = operatorEndpoint({
  ...common,
  name: 'showAgent',
  summary: 'An agent: the line above, rates, contracts on both sides, debts and links',
  path: '/ops/agents/agent',
  query: z.object({ username }),
  response: z.object({
    place: TreePlace,
    isAgent: z.boolean(),
    rates: z.array(AgentRate),
    received: z.array(Contract),
    given: z.array(Contract),
    /** Of all contracts that the agent received, and of rebates. */
    debt: Money,
    links: z.array(RegisterLink),
  }),
  refusals: ['agent.member_unknown'],
})
export type AgentRecord = z.infer<typeof showAgent.response>

export const listAgentContracts = operatorEndpoint({
  ...common,
  name: 'listAgentContracts',
  summary: 'Contracts of the brand, the newest first',
  path: '/ops/agents/contracts',
  query: z.object({
    status: ContractStatus.optional(),
    contractType: ContractType.optional(),
    username: username.optional(),
    before: z.string().max(80).optional(),
    pageSize,
  }),
  response: z.object({ list: z.array(Contract), next: z.string().nullable() }),
  refusals: [],
})

export const showAgentContract = operatorEndpoint({
  ...common,
  name: 'showAgentContract',
  summary: 'A contract with its tiers, its history and its last statements',
  path: '/ops/agents/contracts/:contractId',
  params: z.object({ contractId: z.uuid() }),
  response: z.object({
    contract: Contract,
    debt: Money,
    events: z.array(
      z.object({
        action: z.enum(['N', 'E', 'A', 'V', 'C', 'R']),
        by: z.string().nullable(),
        at: Instant,
      }),
    ),
    statements: z.array(Statement),
  }),
  refusals: ['contract.unknown'],
})

export const listAgentRuns = operatorEndpoint({
  ...common,
  name: 'listAgentRuns',
  summary: 'Runs of contracts and rebates, the newest first, with what they came to',
  path: '/ops/agents/runs',
  query: z.object({ before, pageSize }),
  response: z.object({
    list: z.array(
      z.object({
        runId: z.string(),
        contractType: z.string(),
        period: z.string(),
        startsAt: Instant,
        endsAt: Instant,
        beganAt: Instant,
        finishedAt: Instant.nullable(),
        statementsHash: z.string().nullable(),
        statementCount: z.int(),
        amount: Money,
        paid: Money,
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: [],
})

export type AgentRuns = z.infer<typeof listAgentRuns.response>

/** `open`: nobody has answered; `answered` by the giver; `decided` by two operators. */
export const disputeStates = ['open', 'answered', 'decided'] as const

/** A dispute decided by operators: what they answered, and the lines that they changed. */
const Decision = z.object({
  answer: z.string(),
  decidedAt: Instant,
  decidedBy: z.string(),
  lines: z.array(z.object({ line: z.int(), before: Money, due: Money })),
})

export const AgentStatement = Statement.extend({
  runId: z.string().nullable(),
  decision: Decision.nullable(),
})
export type AgentStatement = z.infer<typeof AgentStatement>

export const listAgentStatements = operatorEndpoint({
  ...common,
  name: 'listAgentStatements',
  summary: 'Statements of the brand, the newest first: of a run, an agent, or a state of dispute',
  path: '/ops/agents/statements',
  query: z.object({
    runId: StatementId.optional(),
    username: username.optional(),
    dispute: z.enum(disputeStates).optional(),
    before,
    pageSize,
  }),
  response: z.object({ list: z.array(AgentStatement), next: z.string().nullable() }),
  refusals: [],
})

export const showAgentStatement = operatorEndpoint({
  ...common,
  name: 'showAgentStatement',
  summary: 'A statement down to its formula: figures, tiers, lines, versions and the decision',
  path: '/ops/agents/statements/:statementId',
  params: z.object({ statementId: StatementId }),
  query: z.object({ afterLine: z.coerce.number().pipe(z.int32().min(0)).default(0) }),
  response: z.object({
    statement: AgentStatement,
    /** Null for rounds: each line has its own formula. */
    tiers: z
      .array(z.object({ minimumBet: Money, netLoss: Money, activeMembers: z.int(), rate: Percent }))
      .nullable(),
    /** As they were hashed. */
    inputs: z.string(),
    lines: z.array(StatementLine),
    nextLine: z.int().nullable(),
    /** Other versions of the same period. */
    versions: z.array(
      z.object({ statementId: StatementId, version: z.int(), amount: Money, createdAt: Instant }),
    ),
    /** Waits for a second person. */
    waiting: z.object({ requestId: z.uuid(), askedBy: z.string() }).nullable(),
  }),
  refusals: ['agent.statement_unknown'],
})

export const listAgentDebts = operatorEndpoint({
  ...common,
  name: 'listAgentDebts',
  summary: 'What agents were paid too much, offset against later statements; the largest first',
  path: '/ops/agents/debts',
  response: z.object({
    list: z.array(
      z.object({
        username: z.string(),
        /** Null for rebates. */
        contractId: z.uuid().nullable(),
        contractType: z.string(),
        amount: Money,
      }),
    ),
    total: Money,
  }),
  refusals: [],
})
