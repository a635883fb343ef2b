import './sic-bo.css'
import type { SicBoTitle, SicBoView } from '@trevo/game-rules/sic-bo/types.ts'
import { h } from '../../controls/h.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createTable } from '../../widgets/table/create-table.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createDome } from './dome.ts'
import { createPlaces } from './places.ts'
import { words as wordsIn } from './words.ts'

const viewOf = ({ view }: SeenRound): SicBoView => view as unknown as SicBoView // the engine's own

/** Sic bo: three dice under a dome, and fifty-two places. */
export const createBoard = (context: BoardContext<SicBoTitle>): Board => {
  const { language, sound } = context
  const words = wordsIn[language]
  const table = createTable(context, 'sic-bo')
  const { betting, pacer } = table
  const recent = createRecent()
  const dome = createDome()
  table.element.append(
    h('div', { class: 'sic-top' }, dome.element, recent.element),
    createPlaces(context, words, betting),
  )
  return {
    ...table.board(words.ready, () => dome.showSum(undefined)),
    begin: () => {
      betting.begin()
      dome.showSum(undefined)
      sound.whoosh()
    },
    show: async (_, round, { isAtOnce }) => {
      const { outcome, bets } = viewOf(round)
      table.beginShow(round, isAtOnce)
      await dome.shake(outcome.dice, pacer, sound.tick)
      dome.showSum(outcome.total)
      sound.land(3)
      betting.settle(bets)
      recent.add(String(outcome.total), round.payoutMinor > round.stakeMinor)
      await pacer.wait(450)
    },
    detail: (round) => {
      const { dice, total } = viewOf(round).outcome
      return `${dice.join(' · ')}, ${words.total(total)}`
    },
    describe: (round) => {
      const { dice, total } = viewOf(round).outcome
      return words.dice(dice.join(', '), total)
    },
  }
}
