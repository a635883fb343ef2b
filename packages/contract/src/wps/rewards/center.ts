import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { heldReasons } from '../../promotion-names.ts'
import { CacheBuster, Instant, Money, keyset } from '../../shapes.ts'
import { WinTurnover } from '../../win-turnover.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'REWCEN3' } as const
const plain = z.object({ _: CacheBuster })
export const rewardCommon = common

/** Why a member has a reward. */
export const RewardKind = z.enum([
  'PRIZE_WHEEL',
  'GOLDEN_EGG',
  'RED_ENVELOPE',
  'FREE_SPIN',
  'MANUAL',
  'SAVIOR',
  'UPGRADE_BONUS',
  'MISSION_MANUAL',
  'RANKING',
  'RAFFLE',
  'REFERRAL',
  'VIP_MONTH',
  'VIP_BIRTHDAY',
  'INCIDENT',
  'PROMOTION',
])
export type RewardKind = z.infer<typeof RewardKind>

/**
 * What a reward gives: money, points, rounds at a stake (whose value is paid in money), a shipped
 * item, or a draw among published prizes.
 */
export const PrizeType = z.enum(['cash', 'points', 'freeRounds', 'physical', 'draw'])
export type PrizeType = z.infer<typeof PrizeType>

export const Prize = z.object({
  type: PrizeType,
  /** Money or points; "0.00" for a physical prize and while the amount is not drawn yet. */
  amount: Money,
  /** Number of rounds, for `freeRounds`. */
  count: z.int().nullable(),
  /** For `freeRounds`: how often their winnings must be staked before a withdrawal; otherwise 0. */
  winTurnover: WinTurnover,
  /** Name of a shipped prize. */
  name: z.string().nullable(),
})
export type Prize = z.infer<typeof Prize>

/** A prize as it was at the time of the draw. */
const DrawnFrom = z.object({ configId: z.int(), weight: z.string() })

/** Everything that a person needs to verify a draw. */
export const DrawProof = z.object({
  /** SHA-256 of the seed, published when the ticket was granted. */
  commitment: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  /** Prizes with their weights at that moment, in order. */
  prizes: z.array(DrawnFrom),
  configId: z.int(),
})
export type DrawProof = z.infer<typeof DrawProof>

export const Reward = z.object({
  rewardId: z.string(),
  /** The group it belongs to: its kind. */
  promId: RewardKind,
  eventName: z.string(),
  prize: Prize,
  rewardAmount: Money,
  approvedDate: Instant,
  /** Until when it can be claimed; null for no limit. */
  transTime: Instant.nullable(),
  claimedAt: Instant.nullable(),
  proof: DrawProof.nullable(),
})
export type Reward = z.infer<typeof Reward>

export const RewardState = z.enum(['U', 'C', 'E'])

export const listRewards = endpoint({
  name: 'listRewards',
  summary: 'Rewards of the member: unclaimed, claimed or expired, the latest first',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  ...common,
  query: z.object({
    status: RewardState,
    ...keyset({ beforeMax: 40, sizeMax: 50, size: 20 }),
  }),
  response: z.object({
    list: z.array(Reward),
    totalCount: z.int(),
    /** The money among them. */
    totalAmount: Money,
    /** Including, for unclaimed ones, rewards held for review, and why. */
    held: z.array(
      z.object({
        eventName: z.string(),
        amount: Money,
        since: Instant,
        reasons: z.array(z.enum(heldReasons)),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: [],
})

export const countRewards = endpoint({
  name: 'countRewards',
  summary: 'How many rewards and tickets wait to be claimed, and how many missions were just done',
  method: 'GET',
  path: '/wps/relay/MCS2_getRewardCount',
  ...common,
  query: plain,
  response: z.object({ unclaimed: z.int(), missions: z.int() }),
  refusals: [],
})

const claimRefusals = [
  'rewards.unknown',
  'rewards.claimed',
  'rewards.expired',
  'rewards.not_allowed',
] as const
const claim = {
  ...common,
  method: 'POST',
  startsMoney: true,
  permission: 'bonus',
  rateLimit: { max: 60, windowSec: 60 },
} as const

export const claimReward = endpoint({
  name: 'claimReward',
  summary: 'Takes one reward; it is paid in the same moment, and once',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  ...claim,
  body: z.strictObject({ promId: RewardKind, rewardId: z.string().regex(/^\d{1,18}$/) }),
  response: Reward,
  refusals: claimRefusals,
})

export const claimAllRewards = endpoint({
  name: 'claimAllRewards',
  summary: 'Takes every reward that needs no draw',
  path: '/wps/relay/MCSFE_claimAllPromotions',
  ...claim,
  body: z.strictObject({}),
  response: z.object({ claimed: z.int(), amount: Money, points: Money }),
  refusals: ['rewards.not_allowed', 'rewards.nothing_to_claim'],
})
