import '../originals.css'
import './double.css'
import { colourNames } from '@trevo/game-rules/double/texts.ts'
import type { DoubleTitle, DoubleView } from '@trevo/game-rules/double/types.ts'
import { h } from '../../controls/h.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createStrip } from './strip.ts'
import { createDoubleTable } from './table.ts'
import { words as wordsIn } from './words.ts'

const SPIN_MS = 3_200
const HISTORY = 14
const clicks = [1, 1.2, 1.5, 1.9, 2.4, 3, 4, 5] as const

const viewOf = ({ view }: SeenRound): DoubleView => view as unknown as DoubleView // the engine's own

/** Double: fifteen fields run past a pointer; chips are placed on three colours. */
export const createBoard = (context: BoardContext<DoubleTitle>): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  const history = h('div', { class: 'double-history', 'aria-hidden': 'true' })
  const strip = createStrip(title.maths.fields)
  const table = createDoubleTable(context, words)
  const note = h('p', { class: 'double-note' }, words.past)
  const element = h('div', { class: 'double' }, history, strip.element, table.element, note)
  const pacer = createPacer(context.ms, element)
  const run = async (field: number): Promise<void> => {
    strip.roll(field, pacer.ms(SPIN_MS))
    for (const step of clicks) {
      if (pacer.ms(1) > 0) sound.tick(3)
      await pacer.wait((SPIN_MS * step) / 20)
    }
  }
  return {
    element,
    options: table.tray,
    stakeBy: 'bets',
    wager: () => {
      const stakeMinor = table.bets.totalMinor()
      return stakeMinor === 0n ? undefined : { stakeMinor, choice: table.choice() }
    },
    begin: () => {
      table.clear()
      table.bets.keep()
      sound.whoosh()
    },
    refuse: table.clear,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      table.clear()
      pacer.begin(isAtOnce)
      await run(view.field)
      const isWin = BigInt(view.bets[view.colour]) > 0n
      strip.mark(true)
      table.settle(view)
      sound.land(isWin ? 5 : 0)
      const box = table.boxOf(view.colour)
      if (isWin && box && !isAtOnce) context.fx.sparkle(box)
      history.prepend(historyItem(view))
      while (history.childElementCount > HISTORY) history.lastElementChild?.remove()
      await pacer.wait(300)
    },
    setLocked: table.setLocked,
    detail: (round) => `${viewOf(round).field} · ${colourNames[viewOf(round).colour][language]}`,
    describe: (round) => {
      const { field, colour } = viewOf(round)
      return words.drawn(field, colourNames[colour][language].toLowerCase())
    },
    hasten: pacer.hasten,
    reset: () => {
      table.clear()
      strip.mark(false)
    },
    words: { ready: words.ready },
  }
}

const historyItem = ({ field, colour }: DoubleView): HTMLElement =>
  h('span', { 'data-colour': colour }, field === 0 ? h('i', { class: 'star' }) : String(field))
