import '../roulette/roulette.css'
import type { RouletteOutcome, RouletteTitle } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import { inputOfTable, outcomeOfBets } from '../../live/live-scene.ts'
import { createTable } from '../../widgets/table/create-table.ts'
import { layOut } from '../roulette/lay-out.ts'
import { createStatistics } from '../roulette/statistics.ts'
import { createWheel } from '../roulette/wheel.ts'
import { words as wordsIn } from '../roulette/words.ts'
import type { Board, BoardContext } from '../board.ts'

/** Live roulette: one wheel for all players, a presenter, and the table's numbers. */
export const createBoard = (context: BoardContext<RouletteTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const parts = createLiveParts(context, { skin: '#c98a5c', hair: '#2a1712', suit: '#8e1f37' })
  const table = createTable(context, 'roulette', parts.betting)
  const wheel = createWheel(title.maths.wheel, words.wheel)
  let past: readonly string[] = []
  const statistics = createStatistics({
    wheel: title.maths.wheel,
    results: { list: () => past, add: () => undefined },
    words: { ...words, spins: parts.words.rounds, noneYet: parts.words.noneYet, past: words.past },
    formats,
  })
  table.element.append(parts.bar.element)
  const side = [parts.presenter.element, parts.bar.winners]
  layOut(context, words, { table, wheel, statistics, side })
  const spoken = ({ pocket }: RouletteOutcome): [string, string] => [
    pocketText(pocket),
    words.colours[colourOf(pocket)],
  ]
  return createLiveTable<RouletteOutcome>(context, parts, {
    input: inputOfTable(table),
    outcomeOf: outcomeOfBets,
    clear: () => {
      wheel.clear()
      table.element.dataset['turning'] = 'false'
    },
    reveal: async ({ pocket }, ms) => {
      table.element.dataset['turning'] = String(ms > 0)
      await wheel.spin(pocket, Math.max(0, ms - 800))
      sound.land(2)
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, 800))
      table.element.dataset['turning'] = 'false'
    },
    showPast: (outcomes) => {
      past = outcomes.map(({ pocket }) => String(pocket))
      statistics.render()
    },
    describe: (outcome) => words.fell(...spoken(outcome)),
    detail: (outcome) => spoken(outcome).join(' '),
  })
}
