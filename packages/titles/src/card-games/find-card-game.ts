import type { TableRules } from '@trevo/game-rules/card-tables/card-table.ts'
import { tableRulesOf } from '@trevo/game-rules/card-tables/table-rules.ts'
import type { CardGame } from './card-game.ts'
import { texasHoldem } from './texas-holdem.ts'
import { trucoDeDuplas } from './truco-de-duplas.ts'
import { trucoPaulista } from './truco-paulista.ts'

/** Every card game between players, in the order of the lobby. */
export const cardGames: readonly CardGame[] = [trucoPaulista, trucoDeDuplas, texasHoldem]

/** A card game and the rules that play it. */
export type PlayableCardGame = { readonly game: CardGame; readonly rules: TableRules }

/** The card game of a code with its rules; undefined if there is no such game. */
export const findCardGame = (gameCode: string): PlayableCardGame | undefined => {
  const game = cardGames.find((one) => one.gameCode === gameCode)
  return game && { game, rules: tableRulesOf(game) }
}
