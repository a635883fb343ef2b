import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money } from '../../shapes.ts'
import { Reward, rewardCommon } from './center.ts'

export const Raffle = z.object({
  raffleId: z.int(),
  name: z.string(),
  status: z.enum(['OPEN', 'LISTED', 'DRAWN']),
  closesAt: Instant,
  /** Stakes, settled, for one ticket. */
  ticketFor: Money,
  tickets: z.int(),
  own: z.int(),
  prizes: z.array(Money),
  /** SHA-256 of the seed, published when the raffle began. */
  commitment: z.string(),
  /** SHA-256 of the list of tickets, published before the draw. */
  listHash: z.string().nullable(),
  serverSeed: z.string().nullable(),
  /** The winning tickets, in the order of the prizes. */
  winners: z.array(z.object({ ticket: z.int(), amount: Money, me: z.boolean() })),
  isClaimable: z.boolean(),
})
export type Raffle = z.infer<typeof Raffle>

export const listRaffles = endpoint({
  name: 'listRaffles',
  summary: 'Raffles that run and the last that were drawn, with what proves them',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  callsToPlay: true,
  ...rewardCommon,
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(Raffle) }),
  refusals: [],
})

export const claimRafflePromotion = endpoint({
  name: 'claimRafflePromotion',
  summary: 'Pays what the member’s tickets of a raffle won',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  ...rewardCommon,
  startsMoney: true,
  permission: 'bonus',
  rateLimit: { max: 30, windowSec: 60 },
  body: z.strictObject({ raffleId: z.int32().min(1) }),
  response: z.object({ rewards: z.array(Reward) }),
  refusals: [
    'rewards.unknown',
    'rewards.claimed',
    'rewards.raffle_not_won',
    'rewards.raffle_not_drawn',
    'rewards.bet_first',
    'rewards.not_allowed',
  ],
})
