import './roulette.css'
import type { RouletteTitle, RouletteView } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { createTable, type Table } from '../../widgets/table/create-table.ts'
import { keepResults } from '../../widgets/table/keep-results.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { layOut } from './lay-out.ts'
import { createStatistics } from './statistics.ts'
import { createWheel } from './wheel.ts'
import { words as wordsIn } from './words.ts'

const SPIN_MS = 4_600
const ticks = 14

const viewOf = ({ view }: SeenRound): RouletteView => view as unknown as RouletteView // the engine's own

/** Roulette: the wheel, the table of numbers, the racetrack and past results. */
export const createBoard = (context: BoardContext<RouletteTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const results = keepResults(title.maths.gameCode)
  const table = createTable(context, 'roulette')
  const { element, pacer, betting } = table
  const wheel = createWheel(title.maths.wheel, words.wheel)
  const { wheel: kind } = title.maths
  const statistics = createStatistics({ wheel: kind, of: 'own', results, words, language, formats })
  layOut(context, words, { table, wheel, statistics, side: [] })
  const spoken = (round: SeenRound): [pocket: string, colour: string] => {
    const { pocket } = viewOf(round).outcome
    return [pocketText(pocket), words.colours[colourOf(pocket)]]
  }
  return {
    ...table.board(words.ready, wheel.clear),
    begin: () => {
      betting.begin()
      wheel.clear()
      sound.whoosh()
    },
    show: async (_, round, { isAtOnce }) => {
      const { outcome, bets } = viewOf(round)
      table.beginShow(round, isAtOnce)
      void tick(table, sound)
      // On a phone the wheel covers the table while it turns.
      element.dataset['turning'] = String(pacer.ms(SPIN_MS) > 0)
      await wheel.spin(outcome.pocket, pacer.ms(SPIN_MS))
      sound.land(2)
      await pacer.wait(900)
      element.dataset['turning'] = 'false'
      betting.settle(bets)
      results.add(round.id, String(outcome.pocket))
      statistics.render()
      await pacer.wait(500)
    },
    detail: (round) => spoken(round).join(' '),
    describe: (round) => words.fell(...spoken(round)),
  }
}

/** The ball clicks over the pockets, slower and slower. */
const tick = async ({ pacer }: Table, sound: BoardContext['sound']): Promise<void> => {
  for (let step = 0; step < ticks && pacer.ms(1) > 0; step += 1) {
    sound.tick(step % 5)
    await pacer.wait(90 + step * step * 2.2)
  }
}
