import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'

const Day = z.iso.date()

/** Sums until some instant of a span, for a curve. */
const CurvePoint = z.object({
  at: Instant,
  stakes: Money,
  prizes: Money,
  grossRevenue: Money,
  deposits: Money,
  withdrawals: Money,
  /** Null for a span longer than a day. */
  players: z.int().nullable(),
})
export type CurvePoint = z.infer<typeof CurvePoint>

export const figureSpans = ['today', 'yesterday', 'week', 'month'] as const
export type FigureSpan = (typeof figureSpans)[number]

const Figures = z.object({
  from: Instant,
  until: Instant,
  players: z.int(),
  stakes: Money,
  prizes: Money,
  grossRevenue: Money,
  deposits: Money,
  withdrawals: Money,
  curve: z.array(CurvePoint),
})

export const getFigures = operatorEndpoint({
  approval: 'none',
  name: 'getFigures',
  summary:
    'Players, stakes, prizes and payments of a span until this minute, beside an earlier one until the same minute',
  method: 'GET',
  path: '/ops/figures',
  right: 'figures.read',
  personal: 'none',
  query: z.object({
    span: z.enum(figureSpans).default('today'),
    /** `weekday`: whole weeks earlier; `before`: the span right before it. */
    against: z.enum(['weekday', 'before']).default('weekday'),
  }),
  response: z.object({
    current: Figures,
    before: Figures,
    /** Until when the ledger is counted. */
    countedUntil: Instant,
    products: z.array(
      z.object({
        product: z.string(),
        stakes: Money,
        prizes: Money,
        grossRevenue: Money,
        /** Gross revenue of the earlier span. */
        before: Money,
        change: Money,
      }),
    ),
    /** By how much gross revenue differs from the earlier span. */
    change: Money,
    /** The largest prize of the span; null without one. */
    largest: z.object({ at: Instant, amount: Money, game: z.string(), nodeId: z.int() }).nullable(),
    /** The latest closed day; null before the first. */
    closed: z.object({ day: Day, hash: z.string() }).nullable(),
  }),
  refusals: [],
})

/** What can be out of order. */
export const alarmCodes = [
  'ledger_drift',
  'ledger_unproven',
  'account_drifted',
  'day_differs',
  'day_not_closed',
  'figures_behind',
  'withdrawals_late',
  'withdrawals_due',
  'files_differ',
  'funds_short',
  'prizes_late',
  'manipulation_due',
  'funds_unmeasured',
  'sigap_rejected',
  'sigap_late',
  'impediments_late',
  'play_reviews_late',
] as const

export const getAlarms = operatorEndpoint({
  approval: 'none',
  name: 'getAlarms',
  summary:
    'What is out of order with the ledger, the closed days, the withdrawals and the legal deadlines of the brand',
  method: 'GET',
  path: '/ops/alarms',
  right: 'figures.read',
  personal: 'none',
  response: z.object({
    alarms: z.array(
      z.object({
        code: z.enum(alarmCodes),
        level: z.enum(['critical', 'serious']),
        count: z.int(),
        at: Instant.nullable(),
      }),
    ),
    health: z.object({
      /** The last proof of the ledger. */
      provedAt: Instant.nullable(),
      proofProblems: z.int(),
      provedEntries: z.int(),
      /** From request to paid Pix, of those paid in the last three hours. */
      payoutMedianSec: z.int().nullable(),
      payoutCount: z.int(),
      /** Of the deposits asked for in the last three hours and not still open. */
      depositsPaid: z.int(),
      depositsEnded: z.int(),
      /** How far the figures are behind the ledger. */
      countedUntil: Instant,
    }),
  }),
  refusals: [],
})
