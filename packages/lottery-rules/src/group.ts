import type { Chance } from '@trevo/fairness/chance.ts'

/** The name of a group on the wire (`gameGroupCode`); images are named by it too (IMG-8). */
export type GameGroupCode =
  | 'SSC'
  | '11X5'
  | 'LF'
  | 'PK10'
  | 'LHC'
  | 'K3'
  | 'PCB'
  | 'VN'
  | 'SEA'
  | 'BR'

/**
 * Games whose outcomes have the same form and which have the same plays. A family on the wire can have
 * several: LF has draws of three, four and five digits.
 */
export type GroupCode =
  | 'SSC'
  | '11X5'
  | 'LF_3D'
  | 'LF_4D'
  | 'LF_P5'
  | 'PK10'
  | 'LHC'
  | 'K3'
  | 'PCB'
  | 'VN_NORTH'
  | 'VN_CENTRAL'
  | 'VN_SOUTH'
  | 'SEA_THAI'
  | 'SEA_LAO'
  | 'SEA_VN'
  | 'SEA_FISH'
  | 'BR_6_60'
  | 'BR_5_80'
  | 'BR_15_25'
  | 'BR_COLUMNS'

/** The numbers of one draw in the order of their group. */
export type Numbers = readonly number[]

/** The result, and the day in the lottery's zone (`yyyy-mm-dd`), which the zodiac of LHC needs. */
export type DrawResult = { readonly numbers: Numbers; readonly drawnOn: string }

/** Numbers in a range; `isDistinct` if none comes twice in a draw. */
export type Pool = { readonly from: number; readonly to: number; readonly isDistinct: boolean }

export type Group = {
  readonly code: GroupCode
  readonly gameGroupCode: GameGroupCode
  /** How many numbers an outcome has. */
  readonly length: number
  /** What every number of an outcome is drawn from, if all come from the same range. */
  readonly pool?: Pool
  /** How many outcomes there are, each equally likely. */
  readonly outcomeCount: bigint
  /** A traditional prize is `series / seriesBase × fair multiplier`: at twice this the stake is fair. */
  readonly seriesBase: 1000 | 990
  /** One outcome from a stream of `packages/fairness`, which alone determines it. */
  draw(chance: Chance): Numbers
  /** A winning number as published: "0,4,1,9,9", "01,05,11,03,08". */
  format(numbers: Numbers): string
  /** Accepts only what `format` writes: undefined for any other text. */
  parse(text: string): Numbers | undefined
  /** The `digit` of a slip for the place with this index (reference 4.4); undefined if there is none. */
  digitOf(index: number): number | undefined
}
