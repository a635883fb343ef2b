import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { TableStream } from '../stream-address.ts'
import { VendorId } from '../vendor/shapes.ts'
import { VendorTableStream } from '../vendor/table-streams.ts'

/** The video of a live table; it belongs to the vendor, so every brand with that table shows it. */
export const OperatorTableStream = VendorTableStream.extend({ vendor: z.string() })
export type OperatorTableStream = z.infer<typeof OperatorTableStream>

export const listTableStreams = operatorEndpoint({
  name: 'listTableStreams',
  summary: 'Live tables that have, or had, a video stream',
  method: 'GET',
  path: '/ops/table-streams',
  allBrands: true,
  right: 'catalogue.read',
  approval: 'none',
  personal: 'none',
  response: z.object({ tables: z.array(OperatorTableStream) }),
  refusals: ['play.vendor_silent'],
})

export const changeTableStream = operatorEndpoint({
  name: 'changeTableStream',
  summary: 'Gives a live table a video stream, or takes it away',
  method: 'POST',
  path: '/ops/table-streams/:vendor/:gameCode',
  allBrands: true,
  right: 'catalogue.change',
  approval: 'none',
  personal: 'none',
  params: z.object({ vendor: z.string().max(20), gameCode: VendorId }),
  body: z.strictObject({ stream: TableStream.nullable() }),
  response: z.object({ tables: z.array(OperatorTableStream) }),
  refusals: ['play.no_live_table', 'play.vendor_silent', 'play.stream_not_public'],
})
