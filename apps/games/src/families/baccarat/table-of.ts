import './baccarat.css'
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

const rows: readonly (readonly BaccaratBet[])[] = [
  ['player-pair', 'tie', 'banker-pair'],
  ['player', 'banker'],
]

export const viewOf = ({ view }: SeenRound): BaccaratView => view as unknown as BaccaratView // the engine's own

/** Creates the table of this family; a shared table has the same. */
export const tableOf = (context: BoardContext<BaccaratTitle>) => {
  const { title, language } = context
  const { returns, gameCode } = title.maths
  const words = wordsIn[language]
  const spotOf = (bet: BaccaratBet): NamedSpot => ({
    id: bet,
    name: betNames(bet)[language],
    odds: oddsText(language, returns[bet]),
    className: `baccarat-spot ${bet}`,
  })
  const options: RoadsTableOptions<Side, Winner, BaccaratOutcome> = {
    gameCode,
    className: 'baccarat',
    words,
    sides,
    sideName: (side) => betNames(side)[language],
    spots: rows.map((row) => row.map(spotOf)),
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
