import type { SlotSymbol } from './types.ts'

/** A symbol before the texts of its title name it. */
export type UnnamedSymbol<Id extends string = string> = Omit<SlotSymbol, 'name'> & {
  readonly id: Id
}

type SymbolFace<Id extends string> = Pick<UnnamedSymbol<Id>, 'code' | 'id' | 'icon'>

/** What 3, 4 and 5 of a kind pay, or 3 alone, in payout units. */
type PaysFromThree = readonly number[]

const define = <Id extends string>(
  kind: SlotSymbol['kind'],
  { code, id, icon }: SymbolFace<Id>,
  pays: PaysFromThree,
): UnnamedSymbol<Id> => ({
  code,
  id,
  icon,
  kind,
  pays: Object.fromEntries(pays.map((units, index) => [index + 3, units])),
})

/** A symbol that pays from three of a kind upwards. */
export const regular = <Id extends string>(
  face: SymbolFace<Id>,
  ...pays: PaysFromThree
): UnnamedSymbol<Id> => define('regular', face, pays)

/** A symbol that stands in for every regular one. */
export const wild = <Id extends string>(
  face: SymbolFace<Id>,
  ...pays: PaysFromThree
): UnnamedSymbol<Id> => define('wild', face, pays)

/** A wild that multiplies the lines it takes part in. */
export const multiplyingWild = <Id extends string>(
  multiplier: number,
  face: SymbolFace<Id>,
  ...pays: PaysFromThree
): UnnamedSymbol<Id> => ({ ...wild(face, ...pays), wildMultiplier: multiplier })

/** A symbol that counts anywhere in the grid. */
export const scatter = <Id extends string>(
  face: SymbolFace<Id>,
  ...pays: PaysFromThree
): UnnamedSymbol<Id> => define('scatter', face, pays)
