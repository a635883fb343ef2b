import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CardDealProof } from '../rgs/card-shapes.ts'
import { Instant } from '../shapes.ts'
import { VendorId } from './shapes.ts'

/** Deals that a signal names at most. */
export const signalDealsMax = 20
/** Signals of one answer. */
export const signalsPerPage = 100

/**
 * `company` and `opposite_bets` (bets against each other in rounds of a table) say nothing of themselves:
 * they count for accounts that the platform knows to be linked. So does `single_deal`, unless its figure
 * `firstMeeting` is 1.
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

/** Figures that a signal rests on, by their names. */
export const SignalFigures = z.record(z.string().max(40), z.number())

/** Two players at tables who may share one wallet; `docs/table-signals.md`. */
export const TableSignal = z.object({
  /** Rising with every signal of the vendor. */
  number: z.int().positive(),
  gameCode: VendorId,
  kind: TableSignalKind,
  /** Of the thresholds by which it was found. */
  rulesVersion: z.int().positive(),
  /** Who gives: chips, hands; of two who do the same, either. */
  playerRef: VendorId,
  otherRef: VendorId,
  figures: SignalFigures,
  /** The deals that speak most for it, those first; of `opposite_bets` none. */
  deals: z.array(TableDealName).max(signalDealsMax),
  raisedAt: Instant,
})
export type TableSignal = z.infer<typeof TableSignal>

export const TableSignalsQuery = z.strictObject({
  requestId: VendorId,
  /** The number of the last one that is known; 0 for none. */
  after: z.int().min(0),
})

export const TableSignalsReply = z.object({
  requestId: z.string(),
  /** In the order of their numbers. */
  signals: z.array(TableSignal).max(signalsPerPage),
})
export type TableSignalsReply = z.infer<typeof TableSignalsReply>

/** A deal that has ended, with all it takes to play it again. */
export const TableDeal = CardDealProof.omit({ place: true }).extend({
  gameCode: VendorId,
  /** Of the seats, in the order of their places. */
  playerRefs: z.array(VendorId),
  endedAt: Instant,
})
export type TableDeal = z.infer<typeof TableDeal>

export const TableDealReply = z.object({
  requestId: z.string(),
  /** Null where no such deal has ended. */
  deal: TableDeal.nullable(),
})
export type TableDealReply = z.infer<typeof TableDealReply>

const question = { method: 'POST', family: 'vendor', auth: 'none', refusals: [] } as const

/** On the vendor's side, signed by the platform as its question about a round is. */
export const queryTableSignals = endpoint({
  name: 'queryTableSignals',
  summary: 'Players at one table who may play for one purse',
  path: '/platform/v1/table-signals',
  ...question,
  body: TableSignalsQuery,
  response: TableSignalsReply,
})

/** On the vendor's side too. */
export const queryTableDeal = endpoint({
  name: 'queryTableDeal',
  summary: 'One deal at a table of players, to play it again',
  path: '/platform/v1/table-deal',
  ...question,
  body: TableDealName.extend({ requestId: VendorId }),
  response: TableDealReply,
})
