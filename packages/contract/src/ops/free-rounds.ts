import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { FreeRoundCampaign } from '../vendor/free-rounds.ts'
import { WinTurnover } from '../win-turnover.ts'
import { typed } from '../wps/session.ts'

/** Free rounds of a member at a vendor. */
export const OperatorFreeRounds = z.object({
  campaignId: z.uuid(),
  /** `<merchant>@<username>` */
  account: z.string(),
  vendor: z.string(),
  /** As players read it; its code if the game is no longer offered. */
  vendorName: z.string(),
  gameCode: z.string(),
  /** By language; empty if the game is no longer offered. */
  gameNames: z.record(z.string(), z.string()),
  rounds: z.int(),
  used: z.int(),
  stake: Money,
  /** How often the winnings must be staked before a withdrawal. */
  winTurnover: WinTurnover,
  state: z.enum(['asked', 'granted', 'refused', 'cancelling', 'cancelled']),
  expiresAt: Instant,
})
export type OperatorFreeRounds = z.infer<typeof OperatorFreeRounds>

export const listOperatorFreeRounds = operatorEndpoint({
  name: 'listOperatorFreeRounds',
  summary: 'Free rounds that were given, the latest first',
  method: 'GET',
  path: '/ops/free-rounds',
  right: 'catalogue.read',
  approval: 'none',
  personal: 'masked',
  response: z.object({ campaigns: z.array(OperatorFreeRounds) }),
  refusals: [],
})

const params = z.object({ campaignId: z.uuid() })

export const showFreeRounds = operatorEndpoint({
  name: 'showFreeRounds',
  summary: 'One of them, with its vendor’s answer; null if the vendor does not answer',
  method: 'GET',
  path: '/ops/free-rounds/:campaignId',
  right: 'catalogue.read',
  approval: 'none',
  personal: 'masked',
  params,
  response: OperatorFreeRounds.extend({ atVendor: FreeRoundCampaign.nullable() }),
  refusals: ['play.free_rounds_unknown'],
})

export const cancelFreeRoundsOf = operatorEndpoint({
  name: 'cancelFreeRoundsOf',
  summary: 'Cancels what is left; rounds that have started continue',
  method: 'POST',
  path: '/ops/free-rounds/:campaignId/cancel',
  right: 'catalogue.change',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: OperatorFreeRounds,
  refusals: ['play.free_rounds_unknown'],
})
