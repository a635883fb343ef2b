import './roulette.css'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import type { RouletteTitle, RouletteView } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { h } from '../../controls/h.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import { createBetting } from '../../widgets/table/create-betting.ts'
import { keepResults } from '../../widgets/table/keep-results.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createRacetrack } from './racetrack.ts'
import { createStatistics } from './statistics.ts'
import { createTable } from './table.ts'
import { createWheel } from './wheel.ts'
import { words as wordsIn } from './words.ts'

type View = 'table' | 'track' | 'statistics'

const SPIN_MS = 4_600
const ticks = 14

const viewOf = ({ view }: SeenRound): RouletteView => view as unknown as RouletteView // the engine's own

/** Roulette: the wheel, the table of numbers, the racetrack and what came. */
export const createBoard = (context: BoardContext<RouletteTitle>): Board => {
  const { title, language, formats, sound } = context
  const { wheel: kind, laPartage } = title.maths
  const words = wordsIn[language]
  const results = keepResults(title.maths.gameCode)
  const betting = createBetting(context as unknown as BoardContext) // of any title
  const wheel = createWheel(kind, words.wheel)
  const { numbers, outside } = createTable({ wheel: kind, betting, words })
  const racetrack = createRacetrack({ wheel: kind, betting, words, language })
  const statistics = createStatistics({ wheel: kind, results, words, formats })
  const views = createSegmented<View>({
    label: words.views,
    options: (['table', 'track', 'statistics'] as const).map((value) => ({
      value,
      label: words[value],
    })),
    value: 'table',
    onChange: (view) => {
      element.dataset['view'] = view
      sound.click()
    },
  })
  const top = h(
    'div',
    { class: 'roulette-top' },
    wheel.element,
    h(
      'div',
      { class: 'roulette-side' },
      views.element,
      statistics.last,
      laPartage ? h('p', { class: 'roulette-note' }, words.partage) : undefined,
    ),
  )
  const middle = h('div', { class: 'roulette-middle' }, numbers, racetrack, statistics.counts)
  const element = h('div', { class: 'felt roulette' }, top, middle, outside)
  element.dataset['view'] = 'table'
  const pacer = createPacer(context.ms, element)

  const tick = async (): Promise<void> => {
    for (let step = 0; step < ticks && pacer.ms(1) > 0; step += 1) {
      sound.tick(step % 5)
      await pacer.wait(90 + step * step * 2.2)
    }
  }
  return {
    element,
    options: h('div', { class: 'tray-options' }, betting.tray.element),
    stakeBy: 'bets',
    wager: betting.wager,
    begin: () => {
      betting.begin()
      wheel.clear()
      sound.whoosh()
    },
    refuse: betting.clearMarks,
    show: async (_, round, { isAtOnce }) => {
      const { outcome, bets } = viewOf(round)
      betting.restore(round.choice as unknown as BetsChoice) // the engine's own
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      void tick()
      // On a phone the wheel lies over the table while it turns.
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
    setLocked: (isLocked) => betting.setLocked(isLocked),
    detail: (round) => spoken(round),
    describe: (round) => words.fell(...partsOf(round)),
    hasten: pacer.hasten,
    reset: () => {
      betting.clearMarks()
      wheel.clear()
    },
    words: { ready: words.ready },
  }

  function partsOf(round: SeenRound): [pocket: string, colour: string] {
    const { pocket } = viewOf(round).outcome
    return [pocketText(pocket), words.colours[colourOf(pocket)]]
  }
  function spoken(round: SeenRound): string {
    return partsOf(round).join(' ')
  }
}
