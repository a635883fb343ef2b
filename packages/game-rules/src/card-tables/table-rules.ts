import { holdemRules } from '../holdem/table-rules.ts'
import { trucoRules } from '../truco/table-rules.ts'
import type { CardTableTitle, TableRules } from './card-table.ts'

/**
 * Rules for callers that know no particular game: they are only passed states of their own, which the
 * compiler cannot verify.
 */
const ofAnyGame = <State>(rules: TableRules<State>): TableRules => rules as unknown as TableRules

const all: readonly TableRules[] = [ofAnyGame(trucoRules), ofAnyGame(holdemRules)]

/** The rules that play a title. Throws if its family has no rules. */
export const tableRulesOf = ({ family, gameCode }: CardTableTitle): TableRules => {
  const rules = all.find((one) => one.family === family)
  if (!rules) throw new Error(`${gameCode}: there are no rules for ${family}`)
  return rules
}
