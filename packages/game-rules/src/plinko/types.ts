import type { TitleData } from '../engine/title-data.ts'
import type { Risk } from '../common/risks.ts'

export type PlinkoTitle = TitleData & {
  readonly family: 'plinko'
  readonly boards: readonly {
    readonly rowCount: number
    readonly risk: Risk
    /** What the slots pay, in hundredths, from the outermost to the middle; the board is symmetric. */
    readonly half: readonly number[]
  }[]
}

export type PlinkoChoice = { readonly risk: Risk; readonly rowCount: number }

export type PlinkoView = {
  readonly kind: 'plinko'
  readonly risk: Risk
  readonly rowCount: number
  /** What each slot pays, from the left. */
  readonly slots: readonly number[]
  /** At each row from the top: 0 to the left, 1 to the right. */
  readonly path: readonly number[]
  /** The slot of the ball, from 0: the number of times it went right. */
  readonly slot: number
  readonly multiplier: number
}
