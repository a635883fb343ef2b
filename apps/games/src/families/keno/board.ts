import './keno.css'
import type { KenoTitle, KenoView } from '@trevo/game-rules/keno/types.ts'
import { fill, h } from '../../controls/h.ts'
import { createCellsGrid } from '../../widgets/cells-grid.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createRisk } from '../choose-risk.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

const COLUMNS = 8
const DRAW_MS = 170
const randomPickCount = 6

const viewOf = ({ view }: SeenRound): KenoView => view as unknown as KenoView // the engine's own

/** Keno: forty shells; those picked, those drawn, and what as many hits pay. */
export const createBoard = (context: BoardContext<KenoTitle>): Board => {
  const { title, language, formats, sound } = context
  const { numberCount, pickCountMax, pays } = title.maths
  const words = wordsIn[language]
  let picks: readonly number[] = []
  let drawn: readonly number[] = []
  let isLocked = false

  const grid = createCellsGrid({
    label: words.numbers,
    count: numberCount,
    columns: COLUMNS,
    press: (cell) => toggle(cell + 1),
  })
  const table = h('ol', { class: 'keno-pays', 'aria-label': words.pays })
  const element = h(
    'div',
    { class: 'keno' },
    h('div', { class: 'keno-field' }, grid.element),
    table,
  )
  const pacer = createPacer(context.ms, element)
  const risk = createRisk(language, 'medium', () => {
    showPays()
    sound.click()
    context.changed()
  })

  const stateOf = (number: number): keyof typeof words.states => {
    const isPicked = picks.includes(number)
    if (drawn.includes(number)) return isPicked ? 'hit' : 'drawn'
    return isPicked ? 'picked' : 'free'
  }
  const showNumber = (number: number): void => {
    const cell = grid.cells[number - 1]
    if (!cell) return
    const state = stateOf(number)
    cell.dataset['state'] = state
    cell.setAttribute('aria-pressed', String(picks.includes(number)))
    cell.setAttribute('aria-label', `${words.number(number)}: ${words.states[state]}`)
  }
  const showAll = (): void => {
    for (let number = 1; number <= numberCount; number += 1) showNumber(number)
  }
  const showPays = (hits?: number): void => {
    const row = pays[risk.value()][picks.length - 1] ?? []
    fill(
      table,
      ...row.map((multiplier, count) =>
        h(
          'li',
          { 'data-now': String(count === hits), 'data-empty': String(multiplier === 0) },
          h('small', {}, String(count)),
          h('b', {}, multiplier === 0 ? '–' : `${formats.number(multiplier / 100)}×`),
        ),
      ),
    )
  }
  const setPicks = (next: readonly number[]): void => {
    picks = next.toSorted((a, b) => a - b)
    drawn = []
    showAll()
    showPays()
    context.changed()
  }
  const toggle = (number: number): void => {
    if (isLocked) return
    const isPicked = picks.includes(number)
    if (!isPicked && picks.length === pickCountMax) return
    sound.tick(isPicked ? 1 : 4)
    setPicks(isPicked ? picks.filter((one) => one !== number) : [...picks, number])
  }
  const pickRandom = (): void => {
    const left = Array.from({ length: numberCount }, (_, index) => index + 1)
    const count = picks.length || randomPickCount
    sound.click()
    setPicks(
      Array.from({ length: count }, () => {
        const at = Math.floor(Math.random() * left.length)
        return left.splice(at, 1)[0] ?? 1
      }),
    )
  }
  const random = h(
    'button',
    { type: 'button', class: 'text-action', click: pickRandom },
    words.pick,
  )
  const clear = h(
    'button',
    { type: 'button', class: 'text-action', click: () => setPicks([]) },
    words.clear,
  )
  for (const [index, cell] of grid.cells.entries()) {
    fill(cell, h('b', {}, String(index + 1)))
  }
  grid.offer(new Set(grid.cells.keys()))
  showAll()
  showPays()

  return {
    element,
    options: h(
      'div',
      { class: 'keno-options' },
      risk.element,
      h('div', { class: 'keno-actions' }, random, clear),
    ),
    wager: () =>
      picks.length === 0
        ? undefined
        : { stakeMinor: context.stakeMinor(), choice: { risk: risk.value(), picks } },
    begin: () => {
      drawn = []
      showAll()
      showPays()
      sound.whoosh()
    },
    refuse: showAll,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      picks = view.picks
      risk.set(view.risk)
      drawn = []
      showAll()
      showPays()
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      let hits = 0
      for (const number of view.drawn) {
        drawn = [...drawn, number]
        showNumber(number)
        const isHit = picks.includes(number)
        if (isHit) {
          hits += 1
          showPays(hits)
        }
        const cell = grid.cells[number - 1]
        if (pacer.ms(DRAW_MS) > 0) {
          if (isHit) sound.scatter(hits)
          else sound.tick(2)
          cell?.animate([{ transform: 'scale(0.6)' }, { transform: 'scale(1.12)' }, {}], {
            duration: 260,
            easing: 'ease-out',
          })
          if (isHit && cell) context.fx.sparkle(cell.getBoundingClientRect())
        }
        await pacer.wait(DRAW_MS)
      }
      showPays(view.hits)
      await pacer.wait(200)
    },
    setLocked: (locked) => {
      isLocked = locked
      risk.setLocked(locked)
      random.disabled = locked
      clear.disabled = locked
      grid.offer(locked ? new Set() : new Set(grid.cells.keys()))
    },
    detail: (round) => {
      const { hits, picks: chosen } = viewOf(round)
      return words.hits(hits, chosen.length)
    },
    describe: (round) => {
      const view = viewOf(round)
      return `${words.drawn(view.drawn.join(', '))} ${words.hits(view.hits, view.picks.length)}.`
    },
    hasten: pacer.hasten,
    reset: () => {
      drawn = []
      showAll()
      showPays()
    },
    words: { ready: words.ready },
  }
}
