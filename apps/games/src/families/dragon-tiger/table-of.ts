import './dragon-tiger.css'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { symbolOf } from '@trevo/game-rules/cards/card.ts'
import { betNames } from '@trevo/game-rules/dragon-tiger/names.ts'
import type {
  DragonTigerBet,
  DragonTigerOutcome,
  DragonTigerTitle,
  DragonTigerView,
} from '@trevo/game-rules/dragon-tiger/types.ts'
import type { RoadsTableOptions } from '../../widgets/table/create-roads-parts.ts'
import type { NamedSpot } from '../../widgets/table/create-table.ts'
import { layHand } from '../../widgets/table/lay-cards.ts'
import type { BoardContext, SeenRound } from '../board.ts'
import { words as wordsIn } from './words.ts'

const rows: readonly (readonly DragonTigerBet[])[] = [
  ['tie', 'suited-tie'],
  ['dragon', 'tiger'],
]

export const viewOf = ({ view }: SeenRound): DragonTigerView => view as unknown as DragonTigerView // the engine's own

/** Creates the table of this family; a shared table has the same. */
export const tableOf = (context: BoardContext<DragonTigerTitle>) => {
  const { title, language } = context
  const { returns, gameCode } = title.maths
  const words = wordsIn[language]
  const spotOf = (bet: DragonTigerBet): NamedSpot => ({
    id: bet,
    name: betNames(bet)[language],
    odds: oddsText(language, returns[bet]),
    className: `dragon-spot ${bet}`,
  })
  const options: RoadsTableOptions<
    'dragon' | 'tiger',
    DragonTigerOutcome['winner'],
    DragonTigerOutcome
  > = {
    gameCode,
    className: 'dragon-tiger',
    words,
    sides: ['dragon', 'tiger'],
    sideName: (side) => betNames(side)[language],
    spots: rows.map((row) => row.map(spotOf)),
    tones: { dragon: 'one', tiger: 'other', tie: 'tie', 'suited-tie': 'tie' },
    viewOf,
    deal: async (handOf, { dragon, tiger }, { dealing, pacer }) => {
      await layHand(handOf('dragon'), [dragon], dealing)
      await pacer.wait(260)
      await layHand(handOf('tiger'), [tiger], dealing)
    },
  }
  const describe = ({ dragon, tiger, winner }: DragonTigerOutcome): string =>
    `${symbolOf(dragon)}, ${symbolOf(tiger)}. ${words.won[winner]}.`
  return { options, words, describe }
}
