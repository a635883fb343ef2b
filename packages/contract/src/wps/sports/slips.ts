import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput } from '../../shapes.ts'
import { MarketKey, MatchId, matchStatuses, Odds, SelectionCode, Sport } from './matches.ts'

export const slipLegsMax = 20
export const slipKinds = [
  'singles',
  'multiple',
  'trixie',
  'patent',
  'yankee',
  'lucky15',
  'canadian',
  'lucky31',
  'heinz',
  'lucky63',
] as const
export const SlipKind = z.enum(slipKinds)

const Choice = z.strictObject({
  matchId: MatchId,
  market: MarketKey,
  selection: SelectionCode,
  /** The price that was shown. */
  odds: Odds,
})
export type Choice = z.infer<typeof Choice>

/** A selection in a season: `home` then names the league, and `away` the season. */
const Outright = z.object({
  /** By language. */
  leagueNames: z.record(z.string(), z.string()),
  season: z.int(),
  competitor: z.string(),
  /** By rule 4: hundredths of the winnings that are deducted since a competitor was withdrawn. */
  deductionPct: z.int(),
  /** For a dead heat: the part of the stake that wins. */
  share: z.object({ won: z.int(), of: z.int() }),
})

const SlipLeg = z.object({
  matchId: MatchId,
  sport: Sport,
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: Instant,
  status: z.enum(matchStatuses),
  tick: z.int(),
  score: z.tuple([z.int(), z.int()]),
  market: z.string(),
  selection: z.string(),
  /** The accepted odds. */
  odds: Odds,
  /** Null while it is open. */
  result: z.enum(['won', 'lost', 'void']).nullable(),
  /** Null for a match. */
  outright: Outright.nullable(),
})

export const Slip = z.object({
  slipId: z.string(),
  kind: SlipKind,
  status: z.enum(['open', 'won', 'lost', 'void', 'cashed']),
  betCount: z.int(),
  stakeEach: Money,
  stake: Money,
  /** What of the stake was not cashed out. */
  riding: Money,
  /** Paid from its results; the cashed-out amount is a separate field. */
  payout: Money,
  cashed: Money,
  /** The most it can still pay. */
  possible: Money,
  /** Its current cash-out value; null if it cannot be cashed out. */
  cashOut: Money.nullable(),
  placedAt: Instant,
  endedAt: Instant.nullable(),
  legs: z.array(SlipLeg),
})
export type Slip = z.infer<typeof Slip>

const common = { family: 'wps', auth: 'member', moduleId: 'GAMELO3' } as const

export const placeSlip = endpoint({
  name: 'placeSlip',
  summary: 'Stakes a slip at the prices shown, or at what they have become',
  method: 'POST',
  path: '/wps/sports/slips',
  ...common,
  startsMoney: true,
  permission: 'stake',
  body: z.strictObject({
    /** Chosen by the page: a retry after a lost answer finds the same slip. */
    clientId: ClientId,
    kind: SlipKind,
    /** Stake on each bet of the slip. */
    stakeEach: MoneyInput,
    /** Whether a worse price is refused, or any is accepted. A better one always is. */
    accepts: z.enum(['better', 'any']).default('better'),
    legs: z.array(Choice).min(1).max(slipLegsMax),
  }),
  response: Slip,
  refusals: [
    'sportsbook.match_unknown',
    'sportsbook.market_closed',
    'sportsbook.odds_changed',
    'sportsbook.slip_invalid',
    'sportsbook.stake_below_minimum',
    'sportsbook.stake_above_limit',
    'sportsbook.payout_above_limit',
    'wallet.insufficient_balance',
    'wallet.debit_refused',
    'limit.reached',
    'limit.check_due',
    'wallet.account_unknown',
    'request.id_reused',
    'play.need_true_account',
  ],
})

export const listSlips = endpoint({
  name: 'listSlips',
  summary: 'Slips of the member, the newest first',
  method: 'GET',
  path: '/wps/sports/slips',
  ...common,
  query: z.object({
    state: z.enum(['open', 'ended', 'all']).default('all'),
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
    _: CacheBuster,
  }),
  response: z.object({ list: z.array(Slip), next: z.string().nullable() }),
  refusals: [],
})

export const cashOutSlip = endpoint({
  name: 'cashOutSlip',
  summary: 'Sells a slip back, or a part of it, for what it is worth now',
  method: 'POST',
  path: '/wps/sports/slips/:slipId/cashOut',
  ...common,
  startsMoney: true,
  evenExcluded: true,
  /** Without the S that is shown before it. */
  params: z.object({ slipId: z.string().regex(/^\d{1,18}$/) }),
  body: z.strictObject({
    clientId: ClientId,
    /** The offer shown for the whole slip: a lower one is refused. */
    offer: MoneyInput,
    /** Share of what is still at risk; 100 is all of it. */
    percent: z.int().min(10).max(100).default(100),
  }),
  response: Slip,
  refusals: [
    'sportsbook.slip_unknown',
    'sportsbook.cash_out_closed',
    'sportsbook.cash_out_changed',
    'request.id_reused',
    'play.need_true_account',
  ],
})

export const getSlipDraft = endpoint({
  name: 'getSlipDraft',
  summary: 'The slip that the member is filling in, from whichever device',
  method: 'GET',
  path: '/wps/sports/draft',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: z.object({ legs: z.array(Choice), updatedAt: Instant.nullable() }),
  refusals: [],
})

export const saveSlipDraft = endpoint({
  name: 'saveSlipDraft',
  summary: 'Keeps the slip that is being filled in for the other devices',
  method: 'PUT',
  path: '/wps/sports/draft',
  callsToPlay: true,
  ...common,
  body: z.strictObject({ legs: z.array(Choice).max(slipLegsMax) }),
  response: z.object({ updatedAt: Instant }),
  refusals: [],
})
