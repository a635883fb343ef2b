import { randomBytes } from 'node:crypto'
import type { Pool } from '@trevo/database/connect.ts'
import type { Faults } from './faults.ts'

/** What every part of the institution works with. */
export type Institution = {
  readonly pool: Pool
  readonly now: () => Date
  readonly faults: Faults
  /** Refuses list windows that real institutions refuse. */
  readonly isStrict: boolean
  readonly receiver: Receiver
  /** Host and path before the location token, without scheme: the QR carries it. */
  readonly locationBase: () => string
  /** How long a refund stays EM_PROCESSAMENTO. */
  readonly refundMs: number
  /** How long a payout stays EM_PROCESSAMENTO. */
  readonly payoutMs: number
}

/** The receiver of the money: one account with its Pix keys. */
export type Receiver = {
  readonly name: string
  readonly city: string
  readonly cnpj: string
  readonly keys: readonly string[]
}

/** The sandbox's ISPB in end-to-end ids; no real institution has it. */
export const ispb = '99999004'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const randomText = (length: number): string => {
  let text = ''
  while (text.length < length) {
    // Bytes beyond the largest multiple of 62 would favour the first letters.
    for (const byte of randomBytes(length)) if (byte < 248) text += alphabet[byte % 62]
  }
  return text.slice(0, length)
}

const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)

/** `E` + ISPB + minute + 11 letters or digits: 32 in total. */
export const newEndToEndId = (at: Date): string => `E${ispb}${stampOf(at)}${randomText(11)}`
/** The same for a refund, with `D`. */
export const newReturnId = (at: Date): string => `D${ispb}${stampOf(at)}${randomText(11)}`
export const newLocationToken = (): string => randomText(22)
