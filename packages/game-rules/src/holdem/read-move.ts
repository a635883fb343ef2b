import type { Json } from '../engine/json.ts'

/** What a seat does. `toMinor` is all that it then has in front of it in this round of bets. */
export type HoldemMove =
  | { readonly kind: 'fold' }
  | { readonly kind: 'check' }
  | { readonly kind: 'call' }
  | { readonly kind: 'raise'; readonly toMinor: bigint }

export type GiveUp = { readonly kind: 'give_up' }

const amount = /^[1-9]\d{0,17}$/

/** Reads a move as written in a log. Throws RangeError when hold'em has no such move. */
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
