/** One content, what it buys and what it wins over all outcomes, according to the independent code. */
export type WinRow = {
  readonly playId: number
  readonly content: string
  readonly digit?: number
  readonly stakes: number
  /** How many outcomes were listed. */
  readonly outcomes: number
  readonly totals: Readonly<Record<string, number>>
  readonly wins?: readonly number[]
  readonly loses?: readonly number[]
}
