import type { Json } from '../engine/json.ts'
import type { TrucoMove } from './hand.ts'

export type GiveUp = { readonly kind: 'give_up' }

/** Parses a move from a log. Throws RangeError if Truco has no such move. */
export const readMove = (sent: Json): TrucoMove | GiveUp => {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
    const { kind, place, ...rest } = sent as { readonly kind?: Json; readonly place?: Json }
    const isPlain = Object.keys(rest).length === 0
    if (isPlain && kind === 'play' && (place === 0 || place === 1 || place === 2)) {
      return { kind, place }
    }
    const isSimple = kind === 'raise' || kind === 'accept' || kind === 'fold' || kind === 'give_up'
    if (isPlain && place === undefined && isSimple) return { kind }
  }
  throw new RangeError('no such move')
}
