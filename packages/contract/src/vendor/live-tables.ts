import { inEachLanguage, toWireTexts } from '@trevo/languages/languages.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { VendorId } from './shapes.ts'

/** How many tables one answer contains, and how many results of each. */
export const liveTablesMax = 200
export const tableMarksMax = 24

export const markTones = ['red', 'black', 'green', 'blue', 'gold'] as const

/** A result in the space of a circle: a number, or the initial of the winner. */
export const TableMark = z.object({
  tone: z.enum(markTones),
  text: z.object(toWireTexts(inEachLanguage(() => z.string().min(1).max(6)))),
})
export type TableMark = z.infer<typeof TableMark>

/** A live table as it is now. */
export const LiveTable = z.object({
  gameCode: VendorId,
  /** Until when bets are accepted; null while they are not. */
  closesAt: Instant.nullable(),
  /** Newest first; none for a game whose results are no single mark. */
  last: z.array(TableMark).max(tableMarksMax),
})
export type LiveTable = z.infer<typeof LiveTable>

export const LiveTablesReply = z.object({
  requestId: z.string(),
  tables: z.array(LiveTable).max(liveTablesMax),
})
export type LiveTablesReply = z.infer<typeof LiveTablesReply>

/** On the vendor's side, signed by the platform like its query about a round. */
export const queryLiveTables = endpoint({
  name: 'queryLiveTables',
  summary: 'Whether bets are open at live tables, and their last results',
  method: 'POST',
  path: '/platform/v1/live-tables',
  family: 'vendor',
  auth: 'none',
  body: z.strictObject({ requestId: VendorId }),
  response: LiveTablesReply,
  refusals: [],
})
