import type { TitleData } from '../engine/title-data.ts'
import type { Risk } from '../common/risks.ts'

export type WheelTitle = TitleData & {
  readonly family: 'wheel'
  readonly wheels: readonly {
    readonly risk: Risk
    /** What each segment pays, in hundredths of the stake, clockwise from the top. */
    readonly segments: readonly number[]
  }[]
}

export type WheelChoice = { readonly risk: Risk; readonly segmentCount: number }

export type WheelView = {
  readonly kind: 'wheel'
  readonly risk: Risk
  /** What each segment pays, clockwise. */
  readonly segments: readonly number[]
  /** The segment at which the wheel stopped, from 0. */
  readonly stop: number
  readonly multiplier: number
}
