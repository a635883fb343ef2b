import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'

/**
 * Why a table with personal data is kept. `records`: the law asks for its rows, counted from each row's own day.
 * `account`: as long as the account is open and for the same years after it. `work`: until the work it is for is
 * done, by a job of its own module. `asked`: until the person deletes it, as no law asks for it.
 */
export const keptBecause = ['records', 'account', 'work', 'asked'] as const
export const KeptBecause = z.enum(keptBecause)
export type KeptBecause = z.infer<typeof KeptBecause>

const KeptTable = z.object({
  table: z.string(),
  because: KeptBecause,
  /** The column from which the years are counted, where rows are erased by themselves. */
  countedFrom: z.string().nullable(),
  /** Rows erased so far, and when the last run looked; null before the first. */
  erased: z.int(),
  ranAt: Instant.nullable(),
})
export type KeptTable = z.infer<typeof KeptTable>

export const listRetention = operatorEndpoint({
  name: 'listRetention',
  summary: 'How long each table with personal data is kept, why, and what was erased of it',
  personal: 'none',
  method: 'GET',
  path: '/ops/retention',
  right: 'compliance.read',
  approval: 'none',
  response: z.object({
    /** Every one of them, in the order of their names. */
    tables: z.array(KeptTable),
    /** The longest that any brand’s law asks for, and its article. */
    years: z.int(),
    article: z.string().nullable(),
  }),
  refusals: [],
})
