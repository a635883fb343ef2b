import type { TitleData } from '../engine/title-data.ts'
import type { Risk } from '../common/risks.ts'

export type KenoTitle = TitleData & {
  readonly family: 'keno'
  readonly numberCount: number
  readonly drawCount: number
  /** From 1 to this many numbers may be picked. */
  readonly pickCountMax: number
  /** By risk, then by how many were picked, from 1: what 0, 1, 2 and so on hits pay, in hundredths. */
  readonly pays: Readonly<Record<Risk, readonly (readonly number[])[]>>
}

/** Numbers from 1, ascending. */
export type KenoChoice = { readonly risk: Risk; readonly picks: readonly number[] }

export type KenoView = {
  readonly kind: 'keno'
  readonly risk: Risk
  readonly picks: readonly number[]
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[]
  readonly hits: number
  readonly multiplier: number
  /** What 0, 1, 2 and so on hits pay with this many picks. */
  readonly pays: readonly number[]
}
