import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant, Money } from '../shapes.ts'
import { LimitKind, LimitPeriod } from './limits.ts'
import { StatementRow } from './member.ts'

/** A calendar day in Brazil, yyyy-MM-dd. */
export const Day = z.iso.date()

const Sums = z.object({
  /** Stakes minus those that were returned. */
  betting: Money,
  winning: Money,
  rebate: Money,
  promotion: Money,
  /** What the member gained; negative for a loss. */
  pnl: Money,
})

const DaySums = Sums.extend({
  deposit: Money,
  withdraw: Money,
  agentTransferIn: Money,
  agentTransferOut: Money,
})

export const ProfitProduct = Sums.extend({
  /** As in `Game.gameType`; OTHER for games that are gone. */
  gameType: z.string(),
})
export type ProfitProduct = z.infer<typeof ProfitProduct>

export const ProfitDay = DaySums.extend({ balanceDate: Day, products: z.array(ProfitProduct) })
export type ProfitDay = z.infer<typeof ProfitDay>

/** How many days can be requested at once. */
export const profitDaysMax = 92

export const getPersonalProfit = endpoint({
  name: 'getPersonalProfit',
  summary: 'Profit and loss of the member by day and product; days without movement are left out',
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalProfit',
  family: 'wps',
  auth: 'member',
  moduleId: 'MEMTRANS3',
  query: z.object({ startDate: Day, endDate: Day, _: CacheBuster }),
  response: z.object({
    /** Newest first. */
    list: z.array(ProfitDay),
    totals: DaySums.extend({ products: z.array(ProfitProduct) }),
  }),
  refusals: ['records.span_reversed', 'records.span_too_long'],
})

export const createRecordsFile = endpoint({
  name: 'createRecordsFile',
  summary: 'Address from which a statement or a receipt can be fetched once, for a minute',
  method: 'POST',
  path: '/wps/relay/ODSFE2_createRecordsFile',
  family: 'wps',
  auth: 'member',
  moduleId: 'MEMTRANS3',
  body: z.strictObject({
    what: z.enum(['statement', 'receipt']),
    /** A receipt is always a PDF. */
    format: z.enum(['csv', 'pdf']),
    /** For a statement, as in the account record. */
    startTime: Instant.optional(),
    endTime: Instant.optional(),
    transactionType: z
      .string()
      .regex(/^\d{1,6}(,\d{1,6}){0,40}$/)
      .optional(),
    /** For a receipt: the movement. */
    txId: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({ url: z.string(), fileName: z.string(), expiresAt: Instant }),
  refusals: [
    'records.span_reversed',
    'records.span_too_long',
    'records.movement_unknown',
    'records.file_too_long',
    'records.file_under_way',
    'records.files_busy',
  ],
  rateLimit: { max: 30, windowSec: 60 },
})

/** A line of the statement, and how much of it belongs to the line that is looked at. */
const MoneyPart = z.object({ line: StatementRow, amount: Money })

/**
 * Where a line's money came from, or went. First in, first out: the money that came first leaves first. Before a
 * debit, the balance is the newest credits that add up to it, and the debit is paid by the oldest of those; the
 * balance from before a credit leaves before the credit does. So the parts of a debit add up to it to the centavo,
 * and no credit pays more than it was. One exception: a debit that was made together with a credit (the stake of a
 * free round, bonus money that is locked or lost) is paid by that credit alone.
 */
const MoneyTrace = z.object({
  /** The oldest first; at most thirty. */
  parts: z.array(MoneyPart),
  /** All parts by type, those that are not listed included. */
  types: z.array(z.object({ tx_type_id: z.int(), amount: Money, count: z.int() })),
  /** Of a credit: still in the balance. */
  kept: Money,
  /** Archived, or further away than is looked. */
  unknown: Money,
})

/** How many lines a path has at most, in each direction from the line that is looked at. */
export const moneyStepsMax = 5

const MoneyPath = z.object({
  line: StatementRow,
  balanceBefore: Money,
  /** Of a deposit: the Pix. */
  pix: z
    .object({
      endToEndId: z.string(),
      /** Masked; null where the payer's bank did not name one. */
      payerName: z.string().nullable(),
      payerDocument: z.string().nullable(),
      paidAt: Instant.nullable(),
    })
    .nullable(),
  withdrawalId: z.string().nullable(),
  /** The other lines of the same bet, bonus, withdrawal or hold, oldest first. */
  related: z.array(StatementRow),
  /** A bet that is not decided yet; null for a line of no bet. */
  isOpen: z.boolean().nullable(),
  trace: MoneyTrace,
  /**
   * From where the money came to where it went, oldest first: of each trace the largest part, the older of two
   * equal ones. Contains the line itself.
   */
  path: z.array(
    z.object({
      line: StatementRow,
      /** How much of the line before it went into this one; null at the beginning and from a bet to its prize. */
      carried: Money.nullable(),
    }),
  ),
})
export type MoneyPath = z.infer<typeof MoneyPath>

export const getMoneyPath = endpoint({
  name: 'getMoneyPath',
  summary:
    'One line of the member’s statement: what it came from and what it led to, first in, first out',
  method: 'GET',
  path: '/wps/records/path',
  family: 'wps',
  auth: 'member',
  moduleId: 'MEMTRANS3',
  query: z.object({ txId: z.string().regex(/^\d{1,18}$/), _: CacheBuster }),
  response: MoneyPath,
  refusals: ['records.movement_unknown'],
  rateLimit: { max: 60, windowSec: 60 },
})

const YearSums = z.object({
  /** Deposits, less those that their payer’s bank took back. */
  deposited: Money,
  /** Withdrawals, less those that did not arrive. */
  withdrawn: Money,
  betting: Money,
  winning: Money,
  /** Rebates and promotions. */
  given: Money,
  /** What the member gained by playing; negative for a loss. */
  pnl: Money,
})

const OwnYear = z.object({
  year: z.int(),
  /** Years with a movement until now, the newest first. */
  years: z.array(z.int()),
  /** The year is not over. */
  isRunning: z.boolean(),
  /** What of the year is told: from the first movement on, until today. */
  from: Day,
  to: Day,
  totals: YearSums,
  /** yyyy-MM; months without a movement are left out. */
  months: z.array(YearSums.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) })),
  products: z.array(
    YearSums.omit({ deposited: true, withdrawn: true }).extend({
      /** As in `Game.gameType`; OTHER for games that are gone. */
      gameType: z.string(),
    }),
  ),
  /** Days with a stake. */
  playDays: z.int(),
  /** Of the person, over all brands of the company. */
  playedMs: z.int(),
  /** The longest spans without a stake, both days included, the longest first. */
  breaks: z.array(z.object({ from: Day, to: Day, days: z.int() })),
  /** Limits that held in the year, and on how many days they were reached. */
  limits: z.array(z.object({ kind: LimitKind, period: LimitPeriod, days: z.int() })),
})
export type OwnYear = z.infer<typeof OwnYear>

export const getOwnYear = endpoint({
  name: 'getOwnYear',
  summary:
    'A calendar year (Brasília) of the member’s own play: money, results, time, breaks, limits',
  method: 'GET',
  path: '/wps/records/year',
  family: 'wps',
  auth: 'member',
  moduleId: 'MEMTRANS3',
  evenExcluded: true,
  query: z.object({
    /** The running year without it. */
    year: z.coerce.number().int().min(2000).max(9999).optional(),
    _: CacheBuster,
  }),
  response: OwnYear,
  refusals: ['records.year_unknown'],
  rateLimit: { max: 30, windowSec: 60 },
})
