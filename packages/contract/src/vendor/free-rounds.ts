import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { VendorAmount, VendorId } from './shapes.ts'

/** Rounds of one game that a player may play without paying the stake. */
const fields = {
  /** Our id; the same id is the same campaign, however often it is granted. */
  campaignId: z.uuid(),
  playerRef: VendorId,
  gameCode: VendorId,
  rounds: z.int().min(1).max(1_000),
  /** Stake of each round, in BRL. */
  stake: VendorAmount,
  expiresAt: Instant,
}

export const FreeRoundGrant = z.strictObject({ requestId: VendorId, ...fields })
export const FreeRoundCancel = z.strictObject({ requestId: VendorId, campaignId: z.uuid() })
export const FreeRoundList = z.strictObject({ requestId: VendorId, playerRef: VendorId })

export const FreeRoundCampaign = z.object({
  ...fields,
  left: z.int().min(0),
  state: z.enum(['open', 'used', 'expired', 'cancelled']),
})
export type FreeRoundCampaign = z.infer<typeof FreeRoundCampaign>

export const FreeRoundReply = z.object({
  requestId: z.string(),
  /** Final: the vendor does not have the game, does not accept the stake, or does not know the campaign. */
  refused: z.enum(['game', 'stake', 'unknown']).nullable(),
  campaign: FreeRoundCampaign.nullable(),
})
export type FreeRoundReply = z.infer<typeof FreeRoundReply>

export const FreeRoundListReply = z.object({
  requestId: z.string(),
  /** The latest 100. */
  campaigns: z.array(FreeRoundCampaign).max(100),
})
export type FreeRoundListReply = z.infer<typeof FreeRoundListReply>

// On the vendor's side, signed by the platform like its query about a round. A free round is then a debit
// that names its campaign, and an ordinary credit.
const question = { method: 'POST', family: 'vendor', auth: 'none', refusals: [] } as const

export const grantFreeRounds = endpoint({
  ...question,
  name: 'grantFreeRounds',
  summary: 'Gives a player free rounds of a game',
  path: '/platform/v1/free-rounds/grant',
  body: FreeRoundGrant,
  response: FreeRoundReply,
})

export const listFreeRounds = endpoint({
  ...question,
  name: 'listFreeRounds',
  summary: 'The campaigns of a player, with what is left',
  path: '/platform/v1/free-rounds/list',
  body: FreeRoundList,
  response: FreeRoundListReply,
})

export const cancelFreeRounds = endpoint({
  ...question,
  name: 'cancelFreeRounds',
  summary: 'Cancels what is left of a campaign; rounds that have started continue',
  path: '/platform/v1/free-rounds/cancel',
  body: FreeRoundCancel,
  response: FreeRoundReply,
})
