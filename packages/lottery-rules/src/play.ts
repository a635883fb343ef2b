import type { DrawResult, GroupCode, Numbers } from './group.ts'
import type { Ratio } from './ratio.ts'

/** What can win on its own and costs one stake: the numbers it stands for. */
export type Combination = readonly number[]

/** Balls of the rows of a selection, each row rising; or the entries typed by hand, one a row. */
export type Rows = readonly (readonly number[])[]

/** Winning stakes of one prize. */
export type Win = { readonly tier: string; readonly stakes: number }

export type Tier = {
  readonly code: string
  /** What a winning stake is paid when the play gives everything back; of a refund exactly 1. */
  readonly fair: Ratio
  /** `refund` returns the stake (a tie), regardless of the chosen series or odds. */
  readonly kind: 'prize' | 'refund'
}

/** Balls of a row and how they are written. */
export type Balls = {
  readonly values: readonly number[]
  /** Leading zeros up to this many digits. */
  readonly width: number
  /** The separator between balls of a row; `one` where a row has a single ball and nothing is joined. */
  readonly join: '' | '-' | 'one'
  /** Balls that are not written as their number: "02" of a big odd sum beside "2" of an odd one. */
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
 * How a ball of a row meets a number that came: at the place of its row; anywhere among the numbers
 * seen, so many times for the balls of each row; or only with all of them (sums, sides, animals).
 */
export type Meeting =
  | { readonly by: 'place' }
  | { readonly by: 'any'; readonly times: readonly number[] }
  | { readonly by: 'whole' }

/** How many numbers a form looks at, and whether none of them comes twice. */
export type Seen = { readonly count: number; readonly isDistinct: boolean }

/**
 * How stakes are made from rows: data for the desk and the functions derived from them. `winning`
 * equals listing `combinations` and asking `winOf` of each, which tests prove; it is only faster.
 */
export type Form = {
  readonly entry: 'selection' | 'manual'
  /** Of a manual entry one row: what an entry is made of, and how many numbers it has. */
  readonly rows: readonly RowSpec[]
  /** For players who watch a draw; only `winOf` decides what a combination wins. */
  readonly meets: Meeting
  /** Of a manual entry: whether its numbers can come out; only such an entry is a combination. */
  readonly isPossible?: (entry: Combination) => boolean
  /** Stakes of rows that keep to `rows`; 0 where they leave no combination. Exact below 2^53. */
  count(rows: Rows): number
  /** Every combination, each once. */
  combinations(rows: Rows): Iterable<Combination>
  /** The one predicate of a play: what a combination wins when these numbers are seen. */
  winOf(combination: Combination, seen: Numbers): Win | undefined
  winning(rows: Rows, seen: Numbers): readonly Win[]
  /**
   * What rows that have a combination win at best when so many numbers are seen: one of these. Left out
   * where the form does not tell.
   */
  best?(rows: Rows, seen: Seen): readonly (readonly Win[])[] | undefined
}

/** Places of the outcome that the member chooses: before the content ("123@") or by the slip's digit. */
export type PlaceChoice = {
  readonly by: 'prefix' | 'digit'
  readonly from: readonly number[]
  /** Every choice of so many places out of those named is bought. */
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
  /** Only where the member chooses places. */
  readonly places?: PlaceChoice
  /** The last field of a slip's item where the play has a fixed one. */
  readonly digit?: number
  /** The play whose combinations are entered by hand, or by selection, under this other id. */
  readonly twin?: number
  /** Indexes of the outcome that the predicate looks at; left out where the member chooses them. */
  readonly reads?: readonly number[]
  /** The numbers that the predicate looks at; `places` as chosen by the member, else empty. */
  see(result: DrawResult, places: readonly number[]): Numbers
  readonly tiers: readonly Tier[]
}

/** A member's selection, parsed. */
export type Selection = {
  readonly playId: number
  /** Chosen places as indexes of the outcome, rising; empty where the play has none to choose. */
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

/** Why a content was not read, and the character (from 0) at which it stops making sense. */
export type ContentRefusal = { readonly code: ContentRefusalCode; readonly at: number }

export type ContentReading =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly refusal: ContentRefusal }
