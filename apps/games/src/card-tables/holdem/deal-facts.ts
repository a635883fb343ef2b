import type { CardDealProof } from '@trevo/contract/rgs/card-shapes.ts'
import { codeOf, symbolsOf } from '@trevo/game-rules/cards/card.ts'
import { dealCards } from '@trevo/game-rules/holdem/deal.ts'
import type { CardContext } from '../common/context.ts'
import { holdemWords } from './words.ts'

/** All cards of a finished deal, from its seeds: each seat's, and the board. */
export const holdemFacts = (
  { words, language }: Pick<CardContext, 'words' | 'language'>,
  { seeds, names, place }: CardDealProof,
): readonly (readonly [string, string])[] => {
  const own = holdemWords[language]
  const { hole, board } = dealCards(seeds)
  const heldBy = (seat: number): string =>
    seat === place
      ? own.yourCards
      : own.cardsOf(words.animals[names[seat] ?? ''] ?? String(seat + 1))
  return [
    [own.board, symbolsOf(board.map(codeOf))],
    ...hole.map((cards, seat) => [heldBy(seat), symbolsOf(cards.map(codeOf))] as const),
  ]
}
