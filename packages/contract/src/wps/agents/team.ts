import { z } from 'zod'
import { contractProducts, contractTypes } from '../../contract-terms.ts'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money, keyset } from '../../shapes.ts'
import { LotteryGroup } from '../lottery/shapes.ts'
import { Day } from '../records.ts'
import { typed } from '../session.ts'
import { Percent } from './contracts.ts'
import { RebateProduct } from './rebates.ts'

/** How many days a report of a team may span. */
export const teamDaysMax = 92

export const teamRefusals = [
  'records.span_reversed',
  'records.span_too_long',
  'agent.not_below',
] as const

/** Days in the brand's zone, both inclusive. */
export const span = { startDate: Day, endDate: Day }
/** The downline whose team is meant; the caller's own team if absent. */
export const below = { memberId: z.string().min(1).max(64).optional() }
/** From so many characters on, a part of a name finds people. */
export const namePartMin = 3
/** The name of people below, as they log in, or a part of it. */
export const named = { username: typed(64).optional() }
export const product = { product: z.enum(contractProducts).optional() }

/** Totals of play and money. */
export const TeamSums = z.object({
  deposit: Money,
  withdraw: Money,
  transferIn: Money,
  transferOut: Money,
  /** Stakes minus those that were returned. */
  bet: Money,
  win: Money,
  rebate: Money,
  promotion: Money,
  /** What players gained: prizes, rebates and promotions minus stakes; negative for a loss. */
  profit: Money,
})
export type TeamSums = z.infer<typeof TeamSums>

export const reading = { method: 'GET', family: 'wps', auth: 'agent' } as const

/** Path of a report in the tree, from the caller's own team down. */
export const Crumb = z.object({ memberId: z.string(), name: z.string() })
export type Crumb = z.infer<typeof Crumb>

export const getTeamOverview = endpoint({
  ...reading,
  name: 'getTeamOverview',
  summary: 'Totals of a team for a span of days, the same of the span before, and its days',
  path: '/wps/relay/MCS2_teamOverview',
  moduleId: 'AGEINFO3',
  switches: ['AGEPAG'],
  query: z.object({ ...span, ...product, ...below, _: CacheBuster }),
  response: z.object({
    totals: TeamSums,
    /** Of the preceding period of equal length. */
    before: TeamSums,
    days: z.array(z.object({ day: Day, bet: Money, profit: Money, betBefore: Money })),
    teamSize: z.int(),
    agents: z.int(),
    activeMembers: z.int(),
    newRegistrations: z.int(),
    firstDeposits: z.int(),
    teamBalance: Money,
    /** The caller's income in these days, by source. */
    income: z.object({
      rebate: Money,
      dividend: Money,
      daily: Money,
      hourly: Money,
      realTime: Money,
      total: Money,
    }),
    crumbs: z.array(Crumb),
    /** Current offset of the brand's clock, such as `GMT-3`. */
    zone: z.string(),
  }),
  refusals: teamRefusals,
})

export const TeamRow = z.object({
  memberId: z.string(),
  /** Masked, as others may see it. */
  name: z.string(),
  isAgent: z.boolean(),
  teamSize: z.int(),
  registeredAt: Instant,
  balance: Money,
  /** Whole days; null for a member who never logged in. */
  daysSinceLogin: z.int().nullable(),
  /** What the person was given; omitted values are the default. */
  rebates: z.array(z.object({ product: RebateProduct, rate: Percent })),
  series: z.array(
    z.object({ gameGroupCode: LotteryGroup, prizeModeId: z.int().min(1).max(9), series: z.int() }),
  ),
  /** Of the person alone, and of everybody below. */
  own: TeamSums,
  team: TeamSums,
})
export type TeamRow = z.infer<typeof TeamRow>

const page = keyset({ beforeMax: 30, sizeMax: 100, size: 20 })

export const filters = {
  downline: z.enum(['direct', 'all']).default('direct'),
  userType: z.enum(['member', 'agent']).optional(),
  /** Only those who registered within the span. */
  registered: z.enum(['1']).optional(),
}

const listingTeam = {
  ...reading,
  query: z.object({
    ...span,
    ...product,
    ...below,
    ...named,
    ...page,
    ...filters,
  }),
  response: z.object({
    list: z.array(TeamRow),
    next: z.string().nullable(),
    crumbs: z.array(Crumb),
    /** Number of people below the agent whose list this is. */
    teamSize: z.int(),
    teamBalance: Money,
  }),
  refusals: teamRefusals,
} as const

export const listTeamMembers = endpoint({
  ...listingTeam,
  name: 'listTeamMembers',
  summary: 'The downline, newest first: direct, or at any depth',
  path: '/wps/relay/MCS2_teamMembers',
  moduleId: 'AGEINFO3',
})

export const listTeamProfit = endpoint({
  ...listingTeam,
  name: 'listTeamProfit',
  summary: 'What those below staked, won and lost, each with the team below them',
  path: '/wps/relay/MCS2_teamProfit',
  moduleId: 'AGETEAMPNL3',
})

export const TeamBet = z.object({
  memberId: z.string(),
  name: z.string(),
  gameName: z.string().nullable(),
  roundId: z.string(),
  bet: Money,
  win: Money,
  /** What the player gained. */
  profit: Money,
  at: Instant,
})
export type TeamBet = z.infer<typeof TeamBet>

export const listTeamBets = endpoint({
  ...reading,
  name: 'listTeamBets',
  summary: 'Rounds of a team or of one person below, newest first',
  path: '/wps/relay/MCS2_teamBets',
  moduleId: 'TEAMBETTING3',
  orModules: ['TRANSBETREPMEM3'],
  query: z.object({
    ...span,
    ...product,
    ...below,
    ...named,
    ...keyset({ beforeMax: 400, sizeMax: 100, size: 20 }),
  }),
  response: z.object({
    list: z.array(TeamBet),
    next: z.string().nullable(),
    crumbs: z.array(Crumb),
  }),
  refusals: teamRefusals,
})

export const TeamTransaction = z.object({
  transactionId: z.string(),
  memberId: z.string(),
  name: z.string(),
  typeCode: z.int(),
  /** Signed, from the person's side. */
  amount: Money,
  balanceAfter: Money,
  at: Instant,
})
export type TeamTransaction = z.infer<typeof TeamTransaction>

export const listTeamTransactions = endpoint({
  ...reading,
  name: 'listTeamTransactions',
  summary: 'Deposits, withdrawals, transfers and rewards of a team, newest first',
  path: '/wps/relay/MCS2_teamTransactions',
  moduleId: 'AGEDOWNTRANS3',
  query: z.object({ ...span, ...below, ...named, ...page }),
  response: z.object({
    list: z.array(TeamTransaction),
    next: z.string().nullable(),
    crumbs: z.array(Crumb),
  }),
  refusals: teamRefusals,
})

const IncomeSums = z.object({
  agentRebate: Money,
  dailySalary: Money,
  dividend: Money,
  hourlySalary: Money,
  realTimeSalary: Money,
  total: Money,
})

export const getAgentIncome = endpoint({
  ...reading,
  name: 'getAgentIncome',
  summary: 'What the agent was paid, by day, newest first; days without income are left out',
  path: '/wps/relay/MCS2_agentIncome',
  moduleId: 'AGEREV3',
  query: z.object({ ...span, _: CacheBuster }),
  response: z.object({ list: z.array(IncomeSums.extend({ day: Day })), totals: IncomeSums }),
  refusals: ['records.span_reversed', 'records.span_too_long'],
})

export const getOwnAgent = endpoint({
  name: 'getOwnAgent',
  summary: "The member's direct upline, and what that person is paid for",
  method: 'GET',
  family: 'wps',
  auth: 'member',
  path: '/wps/relay/MCS2_ownAgent',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    agent: z
      .object({
        name: z.string(),
        /** Since when the member has been in the downline. */
        since: Instant,
        contracts: z.array(
          z.object({
            contractType: z.enum(contractTypes),
            product: z.enum(contractProducts),
            /** Lowest and highest rate in percent. */
            rateFrom: z.string(),
            rateTo: z.string(),
            /** Whether the payment grows with players' losses. */
            paysOnLoss: z.boolean(),
          }),
        ),
      })
      .nullable(),
    /** The member's name as the agent sees it. */
    ownName: z.string(),
  }),
  refusals: [],
})
