import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import {
  unpackedSlipLengthMax,
  type PlacedOrder,
} from '@trevo/contract/wps/lottery/place-orders.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { OrderDraft } from './order-rows.ts'
import type { PlaceOne } from './place-order.ts'

const unzip = promisify(gunzip)

/** @throws Refusal `lottery.slip_too_large` beyond the limit, `lottery.slip_invalid` for invalid gzip. */
const unpack = async (packed: string): Promise<string> => {
  try {
    const bytes = await unzip(Buffer.from(packed, 'base64'), {
      maxOutputLength: unpackedSlipLengthMax,
    })
    return bytes.toString('utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new Refusal('lottery.slip_too_large')
    throw new Refusal('lottery.slip_invalid', { position: 1, at: 0, reason: 'not_packed' })
  }
}

/** An order whose slip was compressed for transport. */
export const createPlaceMassiveOrder =
  (placeOne: PlaceOne) =>
  async ({
    packedSlip,
    ...draft
  }: Omit<OrderDraft, 'slip'> & { readonly packedSlip: string }): Promise<PlacedOrder> =>
    placeOne({ ...draft, slip: await unpack(packedSlip) })
