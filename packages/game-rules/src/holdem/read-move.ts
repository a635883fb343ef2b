import type { Json } from '../engine/json.ts'

/** A seat's move. `toMinor` is its total in front of it in this betting round. */
export type HoldemMove =
  | { readonly kind: 'fold' }
  | { readonly kind: 'check' }
  | { readonly kind: 'call' }
  | { readonly kind: 'raise'; readonly toMinor: bigint }

export type GiveUp = { readonly kind: 'give_up' }

const amount = /^[1-9]\d{0,17}$/

/** Parses a move from a log. Throws RangeError if hold'em has no such move. */
export const readMove = (sent: Json): HoldemMove | GiveUp => {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
    const { kind, toMinor, ...rest } = sent as { readonly kind?: Json; readonly toMinor?: Json }
    const isPlain = Object.keys(rest).length === 0
    if (isPlain && kind === 'raise' && typeof toMinor === 'string' && amount.test(toMinor)) {
      return { kind, toMinor: BigInt(toMinor) }
    }
    const isSimple = kind === 'fold' || kind === 'check' || kind === 'call' || kind === 'give_up'
    if (isPlain && toMinor === undefined && isSimple) return { kind }
  }
  throw new RangeError('no such move')
}
