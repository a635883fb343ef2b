import type { DrawResult, GroupCode, Numbers } from './group.ts'
import type { Ratio } from './ratio.ts'

/** What can win separately and costs one stake: the numbers it represents. */
export type Combination = readonly number[]

/** Balls of the rows of a selection, each row ascending; or the typed entries, one per row. */
export type Rows = readonly (readonly number[])[]

/** Winning stakes of one prize. */
export type Win = { readonly tier: string; readonly stakes: number }

export type Tier = {
  readonly code: string
  /** The payout of a winning stake at a return of 100 %; for a refund exactly 1. */
  readonly fair: Ratio
  /** `refund` returns the stake (a tie), regardless of the chosen series or odds. */
  readonly kind: 'prize' | 'refund'
}

/** Balls of a row and their text form. */
export type Balls = {
  readonly values: readonly number[]
  /** Leading zeros up to this many digits. */
  readonly width: number
  /** The separator between balls of a row; `one` if a row has a single ball and nothing is joined. */
  readonly join: '' | '-' | 'one'
  /** Balls whose text is not their number: "02" for a big odd sum next to "2" for an odd one. */
  readonly texts?: Readonly<Record<number, string>>
}

export type RowSpec = {
  /** Name of the row for the desk, a key of the row texts. */
  readonly label: string
  readonly balls: Balls
  readonly min: number
  readonly max: number
}

/**
 * How a ball of a row is hit: at the place of its row; anywhere among the numbers seen, a given number
 * of times for the balls of each row; or only by all of them together (sums, sides, animals).
 */
export type Meeting =
  | { readonly by: 'place' }
  | { readonly by: 'any'; readonly times: readonly number[] }
  | { readonly by: 'whole' }

/** How many numbers a form uses, and whether none of them comes twice. */
export type Seen = { readonly count: number; readonly isDistinct: boolean }

/**
 * How stakes are made from rows: data for the desk and the functions derived from them. `winning`
 * equals listing `combinations` and calling `winOf` for each, which tests prove; it is only faster.
 */
export type Form = {
  readonly entry: 'selection' | 'manual'
  /** For typed entries one row: what an entry consists of, and how many numbers it has. */
  readonly rows: readonly RowSpec[]
  /** For players who watch a draw; only `winOf` decides what a combination wins. */
  readonly meets: Meeting
  /** For typed entries: whether the numbers are possible; only such an entry is a combination. */
  readonly isPossible?: (entry: Combination) => boolean
  /** Stakes of rows that satisfy `rows`; 0 if they leave no combination. Exact below 2^53. */
  count(rows: Rows): number
  /** Every combination, each once. */
  combinations(rows: Rows): Iterable<Combination>
  /** The predicate of a play: what a combination wins when these numbers are seen. */
  winOf(combination: Combination, seen: Numbers): Win | undefined
  winning(rows: Rows, seen: Numbers): readonly Win[]
  /**
   * What rows that contain a combination win at best when this many numbers are seen: one of these.
   * Omitted if the form does not tell.
   */
  best?(rows: Rows, seen: Seen): readonly (readonly Win[])[] | undefined
}

/** Places of the outcome that the member chooses: before the content ("123@") or by the slip's digit. */
export type PlaceChoice = {
  readonly by: 'prefix' | 'digit'
  readonly from: readonly number[]
  /** Every choice of this many of the named places is bought. */
  readonly size: number
}

/** LOTT and ELOTT: traditional by series; ZY: "wise win"; ENT: fixed odds; SEA and VN: free amounts at odds. */
export type PrizeMode = 'LOTT' | 'ZY' | 'ENT' | 'ELOTT' | 'SEA' | 'VN'

export type Play = {
  readonly playId: number
  readonly code: string
  readonly group: GroupCode
  /** Which numbers it is about (`First3`) and what wins (`Com6`): keys of the play texts. */
  readonly name: string
  readonly rule: string
  /** The position of the play in the menu. */
  readonly menu: { readonly group: string; readonly subGroup: string }
  readonly prizeModes: readonly PrizeMode[]
  /** `series`: prize by the member's series; `odds`: the fair multiplier times the play's return. */
  readonly kind: 'series' | 'odds'
  readonly form: Form
  /** Only if the member chooses places. */
  readonly places?: PlaceChoice
  /** The last field of a slip's item if the play has a fixed one. */
  readonly digit?: number
  /** The play whose combinations are entered by hand, or by selection, under this other id. */
  readonly twin?: number
  /** Indexes of the outcome that the predicate uses; omitted if the member chooses them. */
  readonly reads?: readonly number[]
  /** The numbers that the predicate uses; `places` as chosen by the member, otherwise empty. */
  see(result: DrawResult, places: readonly number[]): Numbers
  readonly tiers: readonly Tier[]
}

/** A member's selection, parsed. */
export type Selection = {
  readonly playId: number
  /** Chosen places as indexes of the outcome, ascending; empty if the play has none to choose. */
  readonly places: readonly number[]
  readonly rows: Rows
}

export type ContentRefusalCode =
  | 'empty'
  | 'row_count'
  | 'unknown_ball'
  | 'ball_repeated'
  | 'ball_order'
  | 'too_few_balls'
  | 'too_many_balls'
  | 'entry_length'
  | 'entry_repeated'
  | 'entry_impossible'
  | 'places'
  | 'digit'
  | 'no_stake'

/** Why a content could not be parsed, and the character (from 0) where it becomes invalid. */
export type ContentRefusal = { readonly code: ContentRefusalCode; readonly at: number }

export type ContentReading =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly refusal: ContentRefusal }
