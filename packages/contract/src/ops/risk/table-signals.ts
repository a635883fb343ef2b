import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { linkReasons } from '../../promotion-names.ts'
import { Instant } from '../../shapes.ts'
import {
  SignalFigures,
  TableDeal,
  TableDealName,
  TableSignalKind,
} from '../../vendor/table-signals.ts'
import { typed } from '../../wps/session.ts'

const SignalState = z.enum(['open', 'reviewed', 'dismissed'])
export type SignalState = z.infer<typeof SignalState>

/** Two members who may share one wallet. */
export const OperatorSignal = z.object({
  signalId: z.string(),
  /** For a table; otherwise the product. */
  vendor: z.string(),
  gameCode: z.string(),
  /** What the bets are on, such as a match; null for a signal from a table. */
  subject: z.string().nullable(),
  /** `opposite_bets` also for linked accounts that bet against each other on a match or season or in a draw. */
  kind: TableSignalKind,
  /** Version of the thresholds that produced it. */
  rulesVersion: z.int(),
  /** `<merchant>@<username>` of the giver, and of the receiver; null for a member of another brand. */
  account: z.string().nullable(),
  other: z.string().nullable(),
  figures: SignalFigures,
  /** Why the two may be one person, at the time of the signal. */
  links: z.array(z.enum(linkReasons)),
  state: SignalState,
  raisedAt: Instant,
  /** The deals with the strongest evidence first. */
  deals: z.array(TableDealName),
  /** Every decision, oldest first. */
  events: z.array(
    z.object({ state: SignalState, at: Instant, operator: z.string(), reason: z.string() }),
  ),
})
export type OperatorSignal = z.infer<typeof OperatorSignal>

export const listTableSignals = operatorEndpoint({
  name: 'listTableSignals',
  summary: 'Members who may play for one purse, the latest first',
  method: 'GET',
  path: '/ops/table-signals',
  right: 'risk.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    state: SignalState.default('open'),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  response: z.object({ signals: z.array(OperatorSignal) }),
  refusals: [],
})

const params = z.object({ signalId: z.string().regex(/^\d{1,18}$/) })

export const showTableSignal = operatorEndpoint({
  name: 'showTableSignal',
  summary: 'One of them with its deals and everything that was decided',
  method: 'GET',
  path: '/ops/table-signals/:signalId',
  right: 'risk.read',
  approval: 'none',
  personal: 'masked',
  params,
  response: OperatorSignal,
  refusals: ['play.signal_unknown'],
})

/** A deal that can be replayed; its players only as far as the signal is about them. */
export const OperatorDeal = TableDeal.omit({ playerRefs: true }).extend({
  /** The seats of the two; null for one that was not dealt to. */
  place: z.int().nullable(),
  otherPlace: z.int().nullable(),
})
export type OperatorDeal = z.infer<typeof OperatorDeal>

export const showSignalDeal = operatorEndpoint({
  name: 'showSignalDeal',
  summary: 'A deal that a signal names, to play it again; null if the vendor does not answer',
  method: 'GET',
  path: '/ops/table-signals/:signalId/deals/:place',
  right: 'risk.read',
  approval: 'none',
  personal: 'masked',
  params: params.extend({
    /** Position among the deals of the signal, from 1. */
    place: z.coerce.number().int().min(1).max(100),
  }),
  response: z.object({ deal: OperatorDeal.nullable() }),
  refusals: ['play.signal_unknown', 'play.deal_unknown'],
})

export const decideTableSignal = operatorEndpoint({
  name: 'decideTableSignal',
  summary: 'Says what a signal was found to be; a later decision may be another',
  method: 'POST',
  path: '/ops/table-signals/:signalId/decide',
  right: 'risk.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({
    /** `reviewed`: it was confirmed, and action was taken. `dismissed`: it was unfounded. */
    state: z.enum(['reviewed', 'dismissed']),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: OperatorSignal,
  refusals: ['play.signal_unknown', 'play.signal_decided'],
})
