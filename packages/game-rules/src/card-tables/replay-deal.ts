import type { Json } from '../engine/json.ts'
import type { CardTableTitle, DealTerms, TableRules } from './card-table.ts'
import type { TableSeeds } from './table-seeds.ts'

/** A move as it is logged. */
export type LoggedMove = { readonly seat: number; readonly move: Json }

/** A deal without its end: its initial state and the moves made. */
export type DealRecord = {
  readonly stacksMinor: readonly bigint[]
  readonly seeds: TableSeeds
  readonly terms: DealTerms
  readonly moves: readonly LoggedMove[]
}

/** The deal after all moves of its log. Throws RangeError if one was not legal. */
export const replayDeal = <State>(
  rules: TableRules<State>,
  title: CardTableTitle,
  { stacksMinor, seeds, terms, moves }: DealRecord,
): State =>
  moves.reduce(
    (state, { seat, move }) => rules.apply(state, seat, move),
    rules.begin(title, stacksMinor, seeds, terms),
  )
