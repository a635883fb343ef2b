import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, Money } from '../../shapes.ts'
import { TicketKind } from '../../wps/rewards/tickets.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals, Facts } from '../approvals.ts'
import {
  DrawSetting,
  LevelsSetting,
  LoyaltyAdjustment,
  LoyaltySetting,
  MallSetting,
  MissionSetting,
  PointsSetting,
  RaffleSetting,
  RankingSetting,
  RebateSetting,
  ReferralSetting,
} from './loyalty-settings.ts'

const reading = {
  personal: 'none',
  right: 'loyalty.read',
  approval: 'none',
  method: 'GET',
} as const
const changing = { personal: 'none', right: 'loyalty.change', method: 'POST' } as const
const reason = typed(200).regex(/\S.*\S/)

/** A change that two persons decided and that has not begun. */
export const PlannedChange = z.object({
  changeId: z.uuid(),
  /** As the target of its request: `rebate`, `draw:PRIZE_WHEEL`. */
  target: z.string(),
  before: Facts,
  after: Facts,
  startsAt: Instant,
  askedBy: z.string(),
  decidedBy: z.string(),
  reason: z.string(),
  /** Why it could not begin when its moment came; it waits until it is cancelled. */
  problem: z.string().nullable(),
})
export type PlannedChange = z.infer<typeof PlannedChange>

const WaitingChange = z.object({
  requestId: z.uuid(),
  target: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  reason: z.string(),
})

export const showLoyaltySettings = operatorEndpoint({
  name: 'showLoyaltySettings',
  summary: 'Everything that a brand gives for play as it is now, what is planned, and what waits',
  path: '/ops/loyalty/settings',
  ...reading,
  response: z.object({
    rebate: RebateSetting,
    levels: LevelsSetting.nullable(),
    referral: ReferralSetting.nullable(),
    /** Of the next raffle; the one that runs keeps its own. */
    raffle: RaffleSetting.nullable(),
    /** Of the next ranking; the one that runs keeps its own. */
    ranking: RankingSetting.nullable(),
    points: PointsSetting.nullable(),
    /** `left` is how many of each prize there still are, in the order of the prizes; null: no limit. */
    draws: z.array(DrawSetting.extend({ left: z.array(z.int().nullable()) })),
    freeGame: z.object({ nodeId: z.int(), name: z.string() }).nullable(),
    running: z.object({
      raffle: RaffleSetting.extend({ startsAt: Instant, endsAt: Instant }).nullable(),
      ranking: RankingSetting.extend({ startsAt: Instant, endsAt: Instant }).nullable(),
    }),
    planned: z.array(PlannedChange),
    waiting: z.array(WaitingChange),
  }),
  refusals: [],
})

/** What was given in the last 30 days, of the newest 20,000. */
const Given = z.object({ count: z.int(), members: z.int(), isCut: z.boolean() })

export const OperatorMission = MissionSetting.extend({
  missionId: z.int(),
  state: z.enum(['planned', 'running', 'ended']),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  /** What its reward is worth in money, at the highest. */
  worth: Money,
  given: Given,
})
export type OperatorMission = z.infer<typeof OperatorMission>

export const listLoyaltyMissions = operatorEndpoint({
  name: 'listLoyaltyMissions',
  summary: 'Missions with what was given for them in 30 days, in the order that members see',
  path: '/ops/loyalty/missions',
  ...reading,
  query: z.object({
    state: z.enum(['current', 'ended']).default('current'),
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  response: z.object({ list: z.array(OperatorMission), next: z.string().nullable() }),
  refusals: [],
})

export const OperatorMallItem = MallSetting.extend({
  itemId: z.int(),
  /** Exchanged so far, of the stock. */
  redeemed: z.int(),
})
export type OperatorMallItem = z.infer<typeof OperatorMallItem>

export const listMallItems = operatorEndpoint({
  name: 'listMallItems',
  summary: 'What points are exchanged for, with stock and what was exchanged, in its order',
  path: '/ops/loyalty/mall',
  ...reading,
  query: z.object({
    state: z.enum(['on', 'off']).default('on'),
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  response: z.object({ list: z.array(OperatorMallItem), next: z.string().nullable() }),
  refusals: [],
})

export const measureLoyalty = operatorEndpoint({
  name: 'measureLoyalty',
  summary:
    'What was given in the last 30 days by kind, what tickets paid, and who is on which level',
  path: '/ops/loyalty/measured',
  ...reading,
  response: z.object({
    since: Instant,
    sources: z.array(Given.extend({ source: z.string(), amount: Money })),
    draws: z.array(z.object({ kind: TicketKind, count: z.int(), mean: Money })),
    /** Of the newest 20,000 members whose level was looked at. */
    ranks: z.array(z.object({ rank: z.int(), members: z.int() })),
    /** Of the newest 20,000 counted bets. */
    products: z.array(
      z.object({
        product: z.string(),
        bets: z.int(),
        counted: Money,
        rebate: Money,
        points: Money,
      }),
    ),
  }),
  refusals: [],
})

export const loyaltyFigures = [
  'returnWithAll',
  'rebateMax',
  'example100',
  'sampleCost',
  'pointsShare',
  'pointsSold',
  'ticketMean',
  'ticketMax',
  'prizeSum',
  'stakesForPrizes',
  'stakesForFirst',
  'worth',
  'stakesForWorth',
  'cost30',
  'levelStakes',
  'referralStakes',
] as const
export type LoyaltyFigure = (typeof loyaltyFigures)[number]

/** A figure of the setting as it is and as it would be; with a bound, beyond which it is refused. */
export const PreviewFigure = z.object({
  code: z.enum(loyaltyFigures),
  kind: z.enum(['money', 'percent']),
  now: z.string().nullable(),
  next: z.string(),
  bound: z.string().nullable(),
  isOver: z.boolean(),
})
export type PreviewFigure = z.infer<typeof PreviewFigure>

export const loyaltyFaults = [
  'weights',
  'tiers',
  'levelsRise',
  'firstLevel',
  'prize',
  'target',
  'chain',
  'period',
  'doneOnce',
  'product',
  'amount',
  'stock',
  'kindFixed',
] as const
export type LoyaltyFault = (typeof loyaltyFaults)[number]

export const LoyaltyPreview = z.object({
  /** Null: at once. */
  startsAt: Instant.nullable(),
  before: Facts,
  after: Facts,
  figures: z.array(PreviewFigure),
  faults: z.array(z.enum(loyaltyFaults)),
  /** Missions whose ticket or reward would cost more than their stakes pay for. */
  overMissions: z.array(z.object({ name: z.string(), worth: Money, bound: Money })),
})
export type LoyaltyPreview = z.infer<typeof LoyaltyPreview>

const ofSettings = ['loyalty.unknown', 'loyalty.invalid'] as const

export const previewLoyaltySetting = operatorEndpoint({
  name: 'previewLoyaltySetting',
  summary: 'What a setting would change, from when on, what it costs, and whether bounds allow it',
  path: '/ops/loyalty/preview',
  ...changing,
  approval: 'none',
  body: z.strictObject({ setting: LoyaltySetting }),
  response: LoyaltyPreview,
  refusals: ofSettings,
})

export const changeLoyaltySetting = operatorEndpoint({
  name: 'changeLoyaltySetting',
  summary: 'Changes what members are given for play, once a second person says so too',
  path: '/ops/loyalty/settings',
  ...changing,
  approval: 'second',
  body: z.strictObject({
    requestId: ClientId,
    setting: LoyaltySetting,
    /** The setting that the operator saw; null for a new one. */
    base: LoyaltySetting.nullable(),
    reason,
  }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [
    ...ofSettings,
    'loyalty.unchanged',
    'loyalty.changed',
    'loyalty.over_bound',
    'loyalty.already_planned',
    ...approvalRefusals,
  ],
})

export const adjustLoyalty = operatorEndpoint({
  name: 'adjustLoyalty',
  summary: 'Changes names, pictures and order, ends a mission, takes an item out of the mall',
  path: '/ops/loyalty/adjustments',
  ...changing,
  approval: 'reason',
  body: z.strictObject({
    change: LoyaltyAdjustment,
    /** The names that the operator saw; others meanwhile are refused. */
    base: Facts,
    reason,
  }),
  response: z.object({ endsAt: Instant.nullable() }),
  refusals: [...ofSettings, 'loyalty.changed', 'loyalty.unchanged'],
})

export const cancelPlannedChange = operatorEndpoint({
  name: 'cancelPlannedChange',
  summary: 'A planned change that has not begun never begins',
  path: '/ops/loyalty/planned/:changeId/cancel',
  ...changing,
  approval: 'reason',
  params: z.object({ changeId: z.uuid() }),
  body: z.strictObject({ reason }),
  response: z.object({ target: z.string() }),
  refusals: ['loyalty.unknown', 'loyalty.started'],
})
