import type { OperatorDeal } from '../../../../packages/contract/src/ops/risk/table-signals.ts'
import { codeOf, symbolsOf } from '../../../../packages/game-rules/src/cards/card.ts'
import { titleAtTable } from '../../../../packages/game-rules/src/card-tables/title-at-table.ts'
import { areCommitted } from '../../../../packages/game-rules/src/card-tables/table-seeds.ts'
import { dealCards } from '../../../../packages/game-rules/src/holdem/deal.ts'
import { dealHand } from '../../../../packages/game-rules/src/truco/deal.ts'
import { formatMoney, parseMoney } from '../../../../packages/money/src/money.ts'
import {
  findCardGame,
  type PlayableCardGame,
} from '../../../../packages/titles/src/card-games/find-card-game.ts'
import { at, rows } from '../describe.ts'

const cards = (hand: readonly number[] = []): string => symbolsOf(hand.map(codeOf))

/** What a move shows about its deal: who made it, and whether the clock did. */
const describeMove = (
  { names }: OperatorDeal,
  { seat, move, byClock }: OperatorDeal['moves'][number],
): string[] => {
  const { kind = '', ...more } = move as { readonly kind?: string } & Record<string, unknown>
  const amount = typeof more['toMinor'] === 'string' ? formatMoney(BigInt(more['toMinor'])) : ''
  const place = typeof more['place'] === 'number' ? `card ${more['place'] + 1}` : ''
  return [names[seat] ?? '', kind, amount + place, byClock ? 'by the clock' : '']
}

/** The cards of all seats; at Truco those of the first hand. */
const cardsOf = (deal: OperatorDeal, { game }: PlayableCardGame) => {
  if (game.family === 'holdem') {
    const { hole, board } = dealCards(deal.seeds)
    return { seats: hole.map(cards), table: cards(board) }
  }
  const hand = dealHand(deal.seeds, 0)
  return { seats: hand.cards.map(cards), table: cards([hand.vira]) }
}

const minorOf = (amounts: readonly string[]): readonly bigint[] => amounts.map(parseMoney)

/** Replays a deal by the rules. @returns whether it ends as in its record. */
const isAsRecorded = (deal: OperatorDeal, { game, rules }: PlayableCardGame): boolean => {
  const { posts, hand, sitAndGo } = deal
  const handNumber = hand === null ? {} : { handNumber: hand }
  const terms = { entryMinor: parseMoney(deal.entry), posts, ...handNumber }
  const started = rules.begin(titleAtTable(game, sitAndGo), minorOf(deal.stacks), deal.seeds, terms)
  const ended = deal.moves.reduce(
    (state, { seat, move }) => rules.apply(state, seat, move),
    started,
  )
  const stacks = rules.resultOf(ended)?.stacksMinor.map(formatMoney)
  return stacks?.join() === deal.result.stacks.join()
}

const replay = (deal: OperatorDeal, game: PlayableCardGame): string => {
  if (!areCommitted(deal.seeds, deal.commitments)) return 'The seeds are NOT those committed to.'
  return isAsRecorded(deal, game)
    ? 'Played again from its seeds: it ends as recorded, and the seeds are those committed to.'
    : 'Played again from its seeds, it does NOT end as recorded.'
}

/** The game, and the hand of a tournament, whose amounts are chips of 0.01 each. */
const titleOf = ({ gameCode, sitAndGo, hand }: OperatorDeal): string =>
  sitAndGo === null ? gameCode : `${gameCode}, hand ${hand} of ${sitAndGo} (a chip is 0.01)`

/** A deal with its cards and moves, replayed from its seeds. */
export const describeDeal = (deal: OperatorDeal): string[] => {
  const found = findCardGame(deal.gameCode)
  if (!found) return [`This version knows no game ${deal.gameCode}.`]
  const { seats, table } = cardsOf(deal, found)
  const roleOf = (place: number): string =>
    place === deal.place ? 'account' : place === deal.otherPlace ? 'other' : ''
  return [
    `${titleOf(deal)}, deal ${deal.number}, ended at ${at(deal.endedAt)}`,
    '',
    ...rows([
      ['seat', 'who', 'cards', 'had', 'has'],
      ...deal.names.map((name, place) => [
        name,
        roleOf(place),
        seats[place] ?? '',
        deal.stacks[place] ?? '',
        deal.result.stacks[place] ?? '',
      ]),
    ]),
    `On the table: ${table}. Rake: ${deal.result.rake}.`,
    '',
    ...rows([['seat', 'move', 'of', ''], ...deal.moves.map((move) => describeMove(deal, move))]),
    '',
    replay(deal, found),
  ]
}
