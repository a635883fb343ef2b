import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import type { TicketRecord } from './ticket-record.ts'

/** The part of a ticket that the house signs; it does not identify the owner. */
export type Receipt = {
  readonly version: 1
  readonly record: TicketRecord
  readonly gameId: number
  readonly ticketId: string
  readonly orderNumber: string
  /** The draw's attempt when the receipt was written; a re-draw has another. */
  readonly attempt: number
  readonly commitment: string
}

/** A receipt as stored in a file. */
export type SignedReceipt = {
  readonly receipt: Receipt
  readonly keyId: string
  /** Base64 of Ed25519 over the receipt's canonical JSON. */
  readonly signature: string
  /** The slip's text; null if it is too long to be sent with the receipt. */
  readonly slip: string | null
}

/** The text that is signed: canonical JSON of the receipt. */
export const signedTextOf = (receipt: Receipt): string => canonicalJson(receipt)

const separator = '.'
/** Number of parts of a receipt, and of one for shares of a shared ticket. */
const partCounts = { R1: 17, R2: 21 } as const

/** A receipt in the form of a QR code: its parts in a fixed order, without the slip's text. */
export const packReceipt = ({ receipt, keyId, signature }: SignedReceipt): string => {
  const { record } = receipt
  const { share } = record
  return [
    share ? 'R2' : 'R1',
    receipt.gameId,
    record.game,
    record.draw,
    record.order,
    record.part,
    record.trace,
    record.multiple,
    record.stakeMinor,
    record.prizeModeId,
    Date.parse(record.placedAt),
    record.slip,
    receipt.ticketId,
    receipt.orderNumber,
    receipt.attempt,
    receipt.commitment,
    `${keyId}~${signature.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`,
    ...(share ? [share.ticket, share.first, share.count, share.of] : []),
  ].join(separator)
}

const restore = (base64url: string): string => {
  const text = base64url.replaceAll('-', '+').replaceAll('_', '/')
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}

/** Parses what `packReceipt` wrote; undefined for any other text. */
export const unpackReceipt = (text: string): SignedReceipt | undefined => {
  const parts = text.trim().split(separator)
  const [kind] = parts
  if (kind !== 'R1' && kind !== 'R2') return undefined
  if (parts.length !== partCounts[kind]) return undefined
  const at = (index: number): string => parts[index] ?? ''
  const [keyId = '', signature = ''] = at(16).split('~')
  const placedAt = new Date(Number(at(10)))
  if (Number.isNaN(placedAt.getTime()) || signature === '') return undefined
  return {
    receipt: {
      version: 1,
      gameId: Number(at(1)),
      record: {
        game: at(2),
        draw: at(3),
        order: at(4),
        part: Number(at(5)),
        trace: Number(at(6)),
        multiple: Number(at(7)),
        stakeMinor: at(8),
        prizeModeId: Number(at(9)),
        placedAt: placedAt.toISOString(),
        slip: at(11),
        ...(kind === 'R2' && {
          share: {
            ticket: at(17),
            first: Number(at(18)),
            count: Number(at(19)),
            of: Number(at(20)),
          },
        }),
      },
      ticketId: at(12),
      orderNumber: at(13),
      attempt: Number(at(14)),
      commitment: at(15),
    },
    keyId,
    signature: restore(signature),
    slip: null,
  }
}
