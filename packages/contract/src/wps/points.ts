import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput, keyset } from '../shapes.ts'
import { typed, typedAsIs } from './session.ts'

/** Points on the wire: a decimal string like money, never negative except in a movement. */
export const Points = Money

const common = { family: 'wps', auth: 'member', moduleId: 'PTSYS3' } as const
const plain = z.object({ _: CacheBuster })
const page = z.object(keyset({ beforeMax: 80, sizeMax: 50, size: 20 }))

export const getPointBalance = endpoint({
  name: 'getPointBalance',
  summary: 'Points of the member; they never expire',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  ...common,
  query: plain,
  response: z.object({ point: Points }),
  refusals: [],
})

/** What a person gets: a shipped item, money, or a service by us. */
export const PointRewardType = z.enum(['GIFT', 'PROMOTION', 'LIVE_ITEM'])
export type PointRewardType = z.infer<typeof PointRewardType>

export const PointReward = z.object({
  id: z.int(),
  rewardType: PointRewardType,
  name: z.string(),
  conditions: z.string(),
  /** A drawing of the site. */
  drawing: z.string(),
  point: Points,
  /** The price in money in addition to the points. */
  amount: Money,
  /** Money that is added to the balance; null if something else is given. */
  prize: Money.nullable(),
  redeemed: z.int().min(0),
  available: z.int().min(0),
  /** How many one member may have. */
  perMember: z.int().min(1),
  /** A person reviews it before it is given. */
  needsDecision: z.boolean(),
})
export type PointReward = z.infer<typeof PointReward>

export const listPointRewards = endpoint({
  name: 'listPointRewards',
  summary: 'What points can be exchanged for, with what is left of each',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  callsToPlay: true,
  ...common,
  query: plain,
  response: z.object({ list: z.array(PointReward) }),
  refusals: [],
})

export const RedemptionStatus = z.enum(['IN_PROCESS', 'REJECTED', 'APPROVED'])
export type RedemptionStatus = z.infer<typeof RedemptionStatus>

/** POINTS-1: a record of the points mall. */
export const Redemption = z.object({
  referenceNumber: z.uuid(),
  applyTime: Instant,
  /** The item that was exchanged. */
  model: PointRewardType,
  name: z.string(),
  quantity: z.int().min(1),
  points: Points,
  amount: Money,
  status: RedemptionStatus,
  /** The operator's text; empty if there is none. */
  remark: z.string(),
})
export type Redemption = z.infer<typeof Redemption>

export const listRedemptions = endpoint({
  name: 'listRedemptions',
  summary: 'What the member exchanged points for, the latest first',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  ...common,
  query: page,
  response: z.object({ list: z.array(Redemption), next: z.string().nullable() }),
  refusals: [],
})

export const getPointConfig = endpoint({
  name: 'getPointConfig',
  summary: 'How points are earned by product and deposit, and what they cost in money',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  callsToPlay: true,
  ...common,
  query: plain,
  response: z.object({
    /** Points for one real; null if points are not sold. */
    ratio: Points.nullable(),
    /** The minimum amount that can be converted to points. */
    minAmount: Money,
    hasPaymentPassword: z.boolean(),
    /** Points for each `amount` that was staked and settled, or deposited. */
    rules: z.array(z.object({ productType: z.string(), amount: Money, point: Points })),
  }),
  refusals: [],
})

export const PointMovement = z.object({
  id: z.string(),
  time: Instant,
  /** A product, DEPOSIT, REDEEM, REFUND, CONVERT or GRANT. */
  type: z.string(),
  changed: Points,
  balance: Points,
})

export const listPointMovements = endpoint({
  name: 'listPointMovements',
  summary: 'Every change of the member’s points, the latest first',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointDetail',
  ...common,
  query: page,
  response: z.object({ list: z.array(PointMovement), next: z.string().nullable() }),
  refusals: [],
})

const sealed = {
  ...common,
  method: 'POST',
  startsMoney: true,
  permission: 'bonus',
  sealed: true,
  rateLimit: { max: 30, windowSec: 60 },
} as const
const passwordRefusals = [
  'payment_password.not_set',
  'payment_password.wrong',
  'payment_password.locked',
  'points.member_excluded',
  'wallet.insufficient_balance',
  'wallet.debit_refused',
  'request.id_reused',
] as const

export const redeemPointReward = endpoint({
  name: 'redeemPointReward',
  summary: 'Exchanges points, and money where the reward asks for it; the same id once',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  ...sealed,
  body: z.strictObject({
    clientId: ClientId,
    rewardId: z.int32().min(1),
    quantity: z.int().min(1).max(99),
    address: typed(200).optional(),
    phone: typedAsIs(32).optional(),
    paymentPassword: typed(16).min(1),
  }),
  response: Redemption,
  refusals: [
    ...passwordRefusals,
    'points.reward_unknown',
    'points.sold_out',
    'points.limit_reached',
    'points.not_enough',
    'points.address_required',
    'points.phone_required',
  ],
})

export const convertPoint = endpoint({
  name: 'convertPoint',
  summary: 'Turns money into points at the published ratio; the same id once',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  ...sealed,
  body: z.strictObject({
    clientId: ClientId,
    amount: MoneyInput,
    paymentPassword: typed(16).min(1),
  }),
  response: z.object({ amount: Money, earned: Points, point: Points }),
  refusals: [...passwordRefusals, 'points.amount_invalid', 'points.convert_not_allowed'],
})
