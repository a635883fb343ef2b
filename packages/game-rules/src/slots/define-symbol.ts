import type { SlotSymbol } from './types.ts'

type SymbolFace = Pick<SlotSymbol, 'code' | 'id' | 'icon'> & {
  readonly pt: string
  readonly en: string
}

/** What 3, 4 and 5 of a kind pay, or 3 alone, in payout units. */
type PaysFromThree = readonly number[]

const define = (
  kind: SlotSymbol['kind'],
  { code, id, icon, pt, en }: SymbolFace,
  pays: PaysFromThree,
): SlotSymbol => ({
  code,
  id,
  icon,
  name: { pt, en },
  kind,
  pays: Object.fromEntries(pays.map((units, index) => [index + 3, units])),
})

/** A symbol that pays from three of a kind on. */
export const regular = (face: SymbolFace, ...pays: PaysFromThree): SlotSymbol =>
  define('regular', face, pays)

/** A symbol that stands in for every regular one. */
export const wild = (face: SymbolFace, ...pays: PaysFromThree): SlotSymbol =>
  define('wild', face, pays)

/** A wild that multiplies the lines it takes part in. */
export const multiplyingWild = (
  multiplier: number,
  face: SymbolFace,
  ...pays: PaysFromThree
): SlotSymbol => ({ ...wild(face, ...pays), wildMultiplier: multiplier })

/** A symbol that counts anywhere in the grid. */
export const scatter = (face: SymbolFace, ...pays: PaysFromThree): SlotSymbol =>
  define('scatter', face, pays)
