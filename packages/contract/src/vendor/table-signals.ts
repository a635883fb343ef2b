import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CardDealProof } from '../rgs/card-shapes.ts'
import { Instant } from '../shapes.ts'
import { VendorId } from './shapes.ts'

/** How many deals a signal names at most. */
export const signalDealsMax = 20
/** How many signals one answer contains. */
export const signalsPerPage = 100

/**
 * `company` and `opposite_bets` (bets against each other in rounds of a table) prove nothing alone:
 * they count for accounts that the platform knows to be linked. So does `single_deal`, unless its
 * figure `firstMeeting` is 1.
 */
export const tableSignalKinds = [
  'chip_transfer',
  'strong_folds',
  'soft_play',
  'company',
  'single_deal',
  'opposite_bets',
] as const
export const TableSignalKind = z.enum(tableSignalKinds)
export type TableSignalKind = z.infer<typeof TableSignalKind>

/** A deal by its table and its number there. */
export const TableDealName = z.strictObject({ tableId: VendorId, number: z.int().positive() })
export type TableDealName = z.infer<typeof TableDealName>

/** The figures behind a signal, by name. */
export const SignalFigures = z.record(z.string().max(40), z.number())

/** Two players at tables who may share one wallet; `docs/table-signals.md`. */
export const TableSignal = z.object({
  /** Increases with every signal of the vendor. */
  number: z.int().positive(),
  gameCode: VendorId,
  kind: TableSignalKind,
  /** Version of the thresholds that produced it. */
  rulesVersion: z.int().positive(),
  /** The giver: of chips, of hands; either one if both do the same. */
  playerRef: VendorId,
  otherRef: VendorId,
  figures: SignalFigures,
  /** The deals with the strongest evidence first; none for `opposite_bets`. */
  deals: z.array(TableDealName).max(signalDealsMax),
  raisedAt: Instant,
})
export type TableSignal = z.infer<typeof TableSignal>

export const TableSignalsQuery = z.strictObject({
  requestId: VendorId,
  /** The number of the last known one; 0 for none. */
  after: z.int().min(0),
})

export const TableSignalsReply = z.object({
  requestId: z.string(),
  /** In the order of their numbers. */
  signals: z.array(TableSignal).max(signalsPerPage),
})
export type TableSignalsReply = z.infer<typeof TableSignalsReply>

/** A finished deal, with everything needed to replay it. */
export const TableDeal = CardDealProof.omit({ place: true }).extend({
  gameCode: VendorId,
  /** Players by seat, in the order of their places. */
  playerRefs: z.array(VendorId),
  endedAt: Instant,
})
export type TableDeal = z.infer<typeof TableDeal>

export const TableDealReply = z.object({
  requestId: z.string(),
  /** Null if no such deal has ended. */
  deal: TableDeal.nullable(),
})
export type TableDealReply = z.infer<typeof TableDealReply>

const question = { method: 'POST', family: 'vendor', auth: 'none', refusals: [] } as const

/** On the vendor's side, signed by the platform like its query about a round. */
export const queryTableSignals = endpoint({
  name: 'queryTableSignals',
  summary: 'Players at one table who may play for one purse',
  path: '/platform/v1/table-signals',
  ...question,
  body: TableSignalsQuery,
  response: TableSignalsReply,
})

/** Also on the vendor's side. */
export const queryTableDeal = endpoint({
  name: 'queryTableDeal',
  summary: 'One deal at a table of players, to play it again',
  path: '/platform/v1/table-deal',
  ...question,
  body: TableDealName.extend({ requestId: VendorId }),
  response: TableDealReply,
})
