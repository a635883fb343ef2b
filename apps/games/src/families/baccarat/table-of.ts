import './baccarat.css'
import { betsOf } from '@trevo/game-rules/baccarat/bets-of.ts'
import { betNames } from '@trevo/game-rules/baccarat/names.ts'
import type {
  BaccaratBet,
  BaccaratOutcome,
  BaccaratTitle,
  BaccaratView,
  Winner,
} from '@trevo/game-rules/baccarat/types.ts'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import type { Hand } from '../../widgets/cards/create-hand.ts'
import type { RoadsTableOptions } from '../../widgets/table/create-roads-parts.ts'
import type { NamedSpot, Table } from '../../widgets/table/create-table.ts'
import { layHand } from '../../widgets/table/lay-cards.ts'
import type { BoardContext, SeenRound } from '../board.ts'
import { words as wordsIn } from './words.ts'

const sides = ['player', 'banker'] as const
type Side = (typeof sides)[number]

const beside: readonly BaccaratBet[] = [
  'player-pair',
  'super-six',
  'small',
  'either-pair',
  'big',
  'banker-pair',
]

/** What the sides can win as well above the sides; the tie is between two of them, or else between the sides. */
const rowsOf = (title: BaccaratTitle): readonly (readonly BaccaratBet[])[] => {
  const offered = new Set(betsOf(title))
  const [first, ...others] = beside.filter((bet) => offered.has(bet))
  if (first && others.length === 1) return [[first, 'tie', ...others], sides]
  return [beside.filter((bet) => offered.has(bet)), ['player', 'tie', 'banker']]
}

export const viewOf = ({ view }: SeenRound): BaccaratView => view as unknown as BaccaratView // the engine's own

/** Creates the table of this family; a shared table has the same. */
export const tableOf = (context: BoardContext<BaccaratTitle>) => {
  const { title, language } = context
  const { returns, bankerSixReturn, gameCode } = title.maths
  const words = wordsIn[language]
  const spotOf = (bet: BaccaratBet): NamedSpot => ({
    id: bet,
    name: betNames(bet)[language],
    odds:
      bet === 'banker' && bankerSixReturn !== undefined
        ? words.bankerOdds(oddsText(language, returns.banker), oddsText(language, bankerSixReturn))
        : oddsText(language, returns[bet] ?? 0),
    className: `baccarat-spot ${bet}`,
  })
  const options: RoadsTableOptions<Side, Winner, BaccaratOutcome> = {
    gameCode,
    className: 'baccarat',
    words,
    sides,
    sideName: (side) => betNames(side)[language],
    spots: rowsOf(title.maths).map((row) => row.map(spotOf)),
    tones: { player: 'one', banker: 'other', tie: 'tie' },
    viewOf,
    deal,
  }
  const describe = ({ winner, playerPoints, bankerPoints }: BaccaratOutcome): string =>
    `${words.won[winner]}, ${words.score(playerPoints, bankerPoints)}.`
  return { options, words, describe }
}

/** Two cards each in turn; the third cards after a pause, because they decide. */
const deal = async (
  handOf: (side: Side) => Hand,
  { player, banker, playerPoints, bankerPoints }: BaccaratOutcome,
  { dealing, pacer }: Table,
): Promise<void> => {
  const [playerHand, bankerHand] = [handOf('player'), handOf('banker')]
  for (const count of [1, 2]) {
    await layHand(playerHand, player.slice(0, count), dealing)
    await layHand(bankerHand, banker.slice(0, count), dealing)
  }
  if (player.length + banker.length > 4) await pacer.wait(500)
  await layHand(playerHand, player, dealing)
  playerHand.setBadge(String(playerPoints))
  await layHand(bankerHand, banker, dealing)
  bankerHand.setBadge(String(bankerPoints))
}
