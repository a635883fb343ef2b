import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant, Money } from '../shapes.ts'

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
