import { betNames, kindNames } from '@trevo/game-rules/blackjack/names.ts'
import { sideBetPlaces, type BlackjackTableView } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { SeenRound } from '../board.ts'

/** Side bets that won, in words. */
export const sideWins = (ended: readonly SeenRound[], language: LanguageCode): string =>
  ended
    .flatMap(({ view }) => (view as unknown as BlackjackTableView).bets) // the engine's own
    .flatMap(({ bet, kind }) => {
      const place = sideBetPlaces.find((one) => one === bet)
      return place && kind ? [`${betNames(place)[language]}: ${kindNames(kind)[language]}`] : []
    })
    .join(' · ')
