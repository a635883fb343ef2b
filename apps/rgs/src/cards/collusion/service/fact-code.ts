import { factFamilyOf } from '@trevo/game-rules/collusion/fact-family.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { gameCodeOf, tableCodeOf } from '../../common/domain/table-code.ts'
import type { EndedDeal } from '../repository/deals-to-note.ts'

const tournaments = 'sit-and-go'

/**
 * The code under which a deal's facts are kept: one for all tournaments of a game, separate from its cash tables,
 * whose chips count in another unit.
 */
export const factCodeOf = ({
  game_code: tableCode,
  sit_and_go: sitAndGo,
}: Pick<EndedDeal, 'game_code' | 'sit_and_go'>): string =>
  tableCodeOf(gameCodeOf(tableCode), sitAndGo === null ? null : tournaments)

/** The figures by which the facts of such a code are judged; undefined for a game that is gone. */
export const familyOfFacts = (
  { findCardGame }: Pick<CardDependencies, 'findCardGame'>,
  code: string,
): string | undefined => {
  const gameCode = gameCodeOf(code)
  const game = findCardGame(gameCode)?.game
  return game && (code === gameCode ? factFamilyOf(game) : tournaments)
}
