import '../roulette/roulette.css'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { RouletteOutcome, WheelTitle } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import type { PresenterLook } from '../../live/draw-presenter.ts'
import { inputOfTable, outcomeOfBets } from '../../live/live-scene.ts'
import { createTable } from '../../widgets/table/create-table.ts'
import { layOut } from '../roulette/lay-out.ts'
import { createStatistics } from '../roulette/statistics.ts'
import { createWheel } from '../roulette/wheel.ts'
import { words as wordsIn } from '../roulette/words.ts'
import type { Board, BoardContext } from '../board.ts'
import type { ShownStudio } from './open-studio.ts'

/** The result stays in sight before the table pays. */
const RESTS_MS = 800
/** The longest throw, and its result. */
const SHOWN_MS = 7_100

/** What a table shows before its ball is thrown. */
export type BeforeBall<Outcome> = {
  /** The longest that it takes, in milliseconds. */
  readonly ms: number
  /** Shows it on the table, in 0 ms at once, and returns what the presenter says of it. */
  readonly show: (table: HTMLElement, outcome: Outcome, ms: number) => Promise<string>
  readonly clear: (table: HTMLElement) => void
  /** What is told after the number. */
  readonly tell: (outcome: Outcome) => string
}

type LiveRoulette<Outcome> = {
  readonly look: PresenterLook
  readonly before?: BeforeBall<Outcome>
}

/** The numbers of the table, of which every round brings the new list. */
const createPast = ({ title, language, formats }: BoardContext<WheelTitle>) => {
  let past: readonly string[] = []
  const statistics = createStatistics({
    wheel: title.maths.wheel,
    of: 'table',
    results: { list: () => past },
    words: wordsIn[language],
    language,
    formats,
  })
  return {
    statistics,
    show: (outcomes: readonly RouletteOutcome[]): void => {
      past = outcomes.map(({ pocket }) => String(pocket))
      statistics.render()
    },
  }
}

/** Live roulette: one wheel for all players, a presenter, and the table's numbers. */
export const createLiveRoulette = <Outcome extends RouletteOutcome & Json>(
  context: BoardContext<WheelTitle>,
  { look, before }: LiveRoulette<Outcome>,
): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  const parts = createLiveParts(context, look)
  const table = createTable(context, 'roulette', parts.betting)
  const wheel = createWheel(title.maths.wheel, words.wheel)
  const past = createPast(context)
  table.element.append(parts.bar.element)
  const side = [parts.presenter.element, parts.bar.winners]
  layOut(context, words, { table, wheel, statistics: past.statistics, side })
  let studio: ShownStudio | undefined
  // The table can be played before its studio has loaded; with less motion it is never asked for.
  if (!context.still) {
    void import('./open-studio.ts').then(({ openStudio }) => {
      studio = openStudio({ context, parts, table, look })
    })
  }
  const spoken = ({ pocket }: RouletteOutcome): [string, string] => [
    pocketText(pocket),
    words.colours[colourOf(pocket)],
  ]
  const describe = (outcome: Outcome): string =>
    words.fell(...spoken(outcome)) + (before?.tell(outcome) ?? '')
  const input = inputOfTable(table)
  return createLiveTable<Outcome>(context, parts, {
    input: {
      ...input,
      render: (placed) => {
        input.render(placed)
        studio?.lay()
      },
    },
    outcomeOf: outcomeOfBets,
    shownMsMax: SHOWN_MS + (before?.ms ?? 0),
    clear: () => {
      wheel.clear()
      studio?.clear()
      before?.clear(table.element)
      table.element.dataset['turning'] = 'false'
    },
    reveal: async (outcome, shownMs) => {
      const ms = before ? Math.min(SHOWN_MS, shownMs) : shownMs
      const told = await before?.show(table.element, outcome, shownMs - ms)
      if (told !== undefined) studio?.tell(told)
      table.element.dataset['turning'] = String(ms > 0)
      const drawn = wheel.spin(outcome.pocket, Math.max(0, ms - RESTS_MS))
      await Promise.all([drawn, studio?.spin(outcome, ms)])
      sound.land(2)
      studio?.tell(describe(outcome))
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, RESTS_MS))
      table.element.dataset['turning'] = 'false'
    },
    showPast: past.show,
    describe,
    detail: (outcome) => spoken(outcome).join(' '),
  })
}
