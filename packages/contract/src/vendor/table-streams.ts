import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'
import { TableStream } from '../stream-address.ts'
import { VendorId } from './shapes.ts'

/** How many tables one answer contains. */
export const tableStreamsMax = 200

/** The video of a live table as its vendor has it; null if the presenter is drawn. */
export const VendorTableStream = z.object({
  gameCode: VendorId,
  stream: TableStream.nullable(),
  /** The operator’s name, as given by the platform. */
  changedBy: z.string(),
  changedAt: Instant,
})
export type VendorTableStream = z.infer<typeof VendorTableStream>

export const TableStreamsReply = z.object({
  requestId: z.string(),
  /** Tables that have, or had, a stream. */
  tables: z.array(VendorTableStream).max(tableStreamsMax),
})
export type TableStreamsReply = z.infer<typeof TableStreamsReply>

const change = {
  gameCode: VendorId,
  /** Null removes it. */
  stream: TableStream.nullable(),
  changedBy: z.string().min(1).max(100),
}
export const TableStreamChange = z.object(change)
export type TableStreamChange = z.infer<typeof TableStreamChange>

export const TableStreamReply = z.object({
  requestId: z.string(),
  /** Final: the vendor has no such live table. */
  refused: z.enum(['game']).nullable(),
})
export type TableStreamReply = z.infer<typeof TableStreamReply>

// On the vendor's side, signed by the platform like its query about a round.
const question = { method: 'POST', family: 'vendor', auth: 'none', refusals: [] } as const

export const queryTableStreams = endpoint({
  ...question,
  name: 'queryTableStreams',
  summary: 'Where the video of live tables comes from',
  path: '/platform/v1/table-streams/list',
  body: z.strictObject({ requestId: VendorId }),
  response: TableStreamsReply,
})

export const setTableStream = endpoint({
  ...question,
  name: 'setTableStream',
  summary: 'Gives a live table a video stream, or takes it away',
  path: '/platform/v1/table-streams/set',
  body: z.strictObject({ requestId: VendorId, ...change }),
  response: TableStreamReply,
})
