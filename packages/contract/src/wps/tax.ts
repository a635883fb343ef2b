import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant, Money } from '../shapes.ts'

/**
 * The kinds of bets between which the law knows a difference (Lei 14.790/2023, art. 29): events of sports, online
 * games, and draws. A loss lowers the prizes of its own nature only.
 */
export const taxNatures = ['sports', 'games', 'lottery'] as const
export const TaxNature = z.enum(taxNatures)
export type TaxNature = z.infer<typeof TaxNature>

/** What a person staked and was paid within one nature, over all brands of the company. */
const TaxLine = z.object({
  nature: TaxNature,
  /** Stakes less those that were returned. */
  stakes: Money,
  prizes: Money,
  /** Prizes less stakes; below zero where more was lost than won. */
  net: Money,
})

/** A year's figures and how the tax follows from them. */
export const TaxFigures = z.object({
  lines: z.array(TaxLine),
  /** The sum of the natures that ended above zero. */
  netPrizes: Money,
  /** On so much of it nothing is due. */
  band: Money,
  rateBp: z.int(),
  taxable: Money,
  tax: Money,
})
export type TaxFigures = z.infer<typeof TaxFigures>

export const TaxYear = z.int().min(2000).max(9999)

/** `running`: the year is not over. `waiting`: it is, and its statement is being made. */
export const taxYearStates = ['running', 'waiting', 'ready'] as const

const OwnTaxYear = z.object({
  year: TaxYear,
  state: z.enum(taxYearStates),
  /** By when the statement is there: the last business day of the rule’s month. */
  dueOn: z.iso.date(),
  figures: TaxFigures,
  /** The versions of the statement, the newest first; the first one is kept beside its corrections. */
  versions: z.array(z.object({ version: z.int(), madeAt: Instant })),
})
export type OwnTaxYear = z.infer<typeof OwnTaxYear>

const common = {
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  evenExcluded: true,
} as const

export const getTax = endpoint({
  ...common,
  name: 'getTax',
  summary: 'Net prizes of the member by year and nature, over all brands of the company',
  method: 'GET',
  path: '/wps/tax',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    /** False where no law asks for a statement; then there are no years. */
    isDue: z.boolean(),
    /** The newest first, six at most. */
    years: z.array(OwnTaxYear),
    /** Until when bets are counted; null before the first count. */
    countedUntil: Instant.nullable(),
  }),
  refusals: [],
  rateLimit: { max: 60, windowSec: 60 },
})

export const printTax = endpoint({
  ...common,
  name: 'printTax',
  summary:
    'A year’s statement (ComprovaBet) as PDF in base64; of a year that is not over, what is known so far',
  method: 'GET',
  path: '/wps/tax/statement',
  query: z.object({
    year: z.coerce.number().int().min(2000).max(9999),
    /** Without it the newest. */
    version: z.coerce.number().int().min(1).max(1_000).optional(),
    _: CacheBuster,
  }),
  response: z.object({ fileName: z.string(), pdf: z.base64() }),
  refusals: ['tax.not_due', 'tax.statement_unknown', 'records.files_busy'],
  rateLimit: { max: 20, windowSec: 60 },
})
