import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'

const Day = z.iso.date()

/** Sums of movements. `grossRevenue` is stakes less prizes. */
export const ReportSums = z.object({
  stakes: Money,
  stakeCount: z.int(),
  prizes: Money,
  prizeCount: z.int(),
  grossRevenue: Money,
  /** Bonuses, rebates and other gifts of the house. */
  given: Money,
  /** What agents earned. */
  commission: Money,
  deposits: Money,
  withdrawals: Money,
  adjustments: Money,
  /** Stakes less prizes, gifts, agents and adjustments. */
  netRevenue: Money,
})
export type ReportSums = z.infer<typeof ReportSums>

export const revenueGroups = ['product', 'vendor', 'game', 'day'] as const
export type RevenueGroup = (typeof revenueGroups)[number]

const RevenueRow = ReportSums.extend({
  /** The product, the vendor’s code, the game’s number, or the day. */
  key: z.string(),
  name: z.string(),
  players: z.int().nullable(),
  /** Gross revenue of the compared span; null without a comparison. */
  before: Money.nullable(),
  change: Money.nullable(),
})
export type RevenueRow = z.infer<typeof RevenueRow>

const spanQuery = {
  /** Days of the brand, both inclusive. */
  from: Day,
  to: Day,
  product: z.string().max(20).optional(),
  vendor: z.string().max(40).optional(),
  game: z.coerce.number().int().min(-1).max(999_999_999).optional(),
}

export const listRevenue = operatorEndpoint({
  approval: 'none',
  name: 'listRevenue',
  summary:
    'Stakes, prizes and gross revenue by product, vendor, game or day, beside an earlier span',
  method: 'GET',
  path: '/ops/reports/revenue',
  right: 'reports.read',
  personal: 'none',
  query: z.object({
    ...spanQuery,
    by: z.enum(revenueGroups).default('product'),
    /** `weeks`: the same weekdays before; `before`: as many days right before. */
    against: z.enum(['weeks', 'before', 'none']).default('weeks'),
  }),
  response: z.object({
    rows: z.array(RevenueRow),
    total: RevenueRow,
    /** Compared days, both inclusive; null without a comparison. */
    before: z.object({ from: Day, to: Day }).nullable(),
    countedUntil: Instant,
    /** Days of the span that are closed. */
    closedThrough: Day.nullable(),
    /** Rows beyond the first 500 are in the total only. */
    isCut: z.boolean(),
  }),
  refusals: ['report.span_too_long'],
})

export const listLargestWins = operatorEndpoint({
  approval: 'none',
  name: 'listLargestWins',
  summary: 'The ten largest prizes of some days, of all games or a selection',
  method: 'GET',
  path: '/ops/reports/largest-wins',
  right: 'reports.read',
  personal: 'masked',
  query: z.object(spanQuery),
  response: z.object({
    wins: z.array(
      z.object({
        transferId: z.string(),
        at: Instant,
        memberId: z.string(),
        username: z.string(),
        nodeId: z.int(),
        game: z.string(),
        round: z.string(),
        amount: Money,
      }),
    ),
  }),
  refusals: ['report.span_too_long'],
})

export const reportNames = [
  'performance',
  'revenue',
  'liability',
  'jackpots',
  'adjustments',
  'events',
] as const
export type ReportName = (typeof reportNames)[number]

export const reportPeriods = ['day', 'month', 'year', 'launch'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** How a column is written. Rates are in hundredths of a percent. */
const columnKinds = [
  'text',
  'product',
  'event',
  'money',
  'count',
  'rate',
  'day',
  'instant',
] as const

/** A table whose columns have names of the contract; cells are as their column’s kind says. */
export const Sheet = z.object({
  columns: z.array(z.object({ key: z.string(), kind: z.enum(columnKinds) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  total: z.array(z.union([z.string(), z.number(), z.null()])).nullable(),
})
export type Sheet = z.infer<typeof Sheet>
export type SheetColumn = Sheet['columns'][number]

export const showReport = operatorEndpoint({
  approval: 'none',
  name: 'showReport',
  summary:
    'A report of the set that GLI-19 §2.9 requires, for a day, a month, a year or since launch',
  method: 'GET',
  path: '/ops/reports/sheets/:name',
  right: 'reports.read',
  personal: 'masked',
  params: z.object({ name: z.enum(reportNames) }),
  query: z.object({
    period: z.enum(reportPeriods).default('day'),
    /** A day of the period. */
    on: Day,
  }),
  response: z.object({
    from: Day,
    to: Day,
    sheet: Sheet,
    closedThrough: Day.nullable(),
    countedUntil: Instant,
    isCut: z.boolean(),
  }),
  refusals: [],
})

const Correction = z.object({
  transferId: z.string(),
  at: Instant,
  game: z.string(),
  kind: z.string(),
  amount: Money,
})

export const listClosedDays = operatorEndpoint({
  approval: 'none',
  name: 'listClosedDays',
  summary:
    'Closed days with their hash, what was corrected since, and whether they still equal the hours',
  method: 'GET',
  path: '/ops/reports/days',
  right: 'reports.read',
  personal: 'none',
  query: z.object({
    before: Day.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(31),
  }),
  response: z.object({
    list: z.array(
      z.object({
        day: Day,
        closedAt: Instant,
        players: z.int(),
        stakes: Money,
        prizes: Money,
        grossRevenue: Money,
        playerFunds: Money,
        hash: z.string(),
        /** The stored sums still have this hash, and its predecessor’s is in it. */
        isIntact: z.boolean(),
        /** Gross revenue that was counted into the day after it was closed; zero in order. */
        late: Money,
        corrections: z.array(Correction),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: [],
})
