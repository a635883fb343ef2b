import './roulette.css'
import type { RouletteTitle, RouletteView } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { h } from '../../controls/h.ts'
import { createSegmented, type Segmented } from '../../widgets/segmented.ts'
import { createTable, type Table } from '../../widgets/table/create-table.ts'
import { keepResults } from '../../widgets/table/keep-results.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createStatistics, type Statistics } from './statistics.ts'
import { createNumbers } from './numbers.ts'
import { createWheel, type Wheel } from './wheel.ts'
import { words as wordsIn, type Words } from './words.ts'

const views = ['table', 'track', 'statistics'] as const

const SPIN_MS = 4_600
const ticks = 14

const viewOf = ({ view }: SeenRound): RouletteView => view as unknown as RouletteView // the engine's own

/** Roulette: the wheel, the table of numbers, the racetrack and what came. */
export const createBoard = (context: BoardContext<RouletteTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const results = keepResults(title.maths.gameCode)
  const table = createTable(context, 'roulette')
  const { element, pacer, betting } = table
  const wheel = createWheel(title.maths.wheel, words.wheel)
  const statistics = createStatistics({ wheel: title.maths.wheel, results, words, formats })
  layOut(context, words, { table, wheel, statistics })
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
    detail: (round) => spoken(round).join(' '),
    describe: (round) => words.fell(...spoken(round)),
  }
}

type Parts = { readonly table: Table; readonly wheel: Wheel; readonly statistics: Statistics }

/** The wheel above; below it what the player chose to see: table, racetrack or statistics. */
const layOut = (
  context: BoardContext<RouletteTitle>,
  words: Words,
  { table: { element, betting }, wheel, statistics }: Parts,
): void => {
  const { wheel: kind, laPartage } = context.title.maths
  const { numbers, outside } = createNumbers({ wheel: kind, betting, words })
  const middle = h('div', { class: 'roulette-middle' }, numbers, statistics.counts)
  let track: Promise<void> | undefined
  const addTrack = async (): Promise<void> => {
    const { createRacetrack } = await import('./racetrack.ts')
    numbers.after(createRacetrack({ wheel: kind, betting, words, language: context.language }))
  }
  const choice = createViews(words, (view) => {
    element.dataset['view'] = view
    context.sound.click()
    // Few play on the racetrack: it comes when somebody first asks for it.
    if (view === 'track') track ??= addTrack()
  })
  const note = laPartage ? h('p', { class: 'roulette-note' }, words.partage) : undefined
  const side = h('div', { class: 'roulette-side' }, choice.element, statistics.last, note)
  element.append(h('div', { class: 'roulette-top' }, wheel.element, side), middle, outside)
  element.dataset['view'] = choice.value()
}

const createViews = (
  words: Words,
  onChange: (view: (typeof views)[number]) => void,
): Segmented<(typeof views)[number]> =>
  createSegmented({
    label: words.views,
    options: views.map((value) => ({ value, label: words[value] })),
    value: views[0],
    onChange,
  })

/** The ball clicks over the pockets, slower and slower. */
const tick = async ({ pacer }: Table, sound: BoardContext['sound']): Promise<void> => {
  for (let step = 0; step < ticks && pacer.ms(1) > 0; step += 1) {
    sound.tick(step % 5)
    await pacer.wait(90 + step * step * 2.2)
  }
}
