import './plinko.css'
import { chanceOfSlot, findSlots } from '@trevo/game-rules/plinko/board.ts'
import type { PlinkoTitle, PlinkoView } from '@trevo/game-rules/plinko/types.ts'
import { fill, h } from '../../controls/h.ts'
import { createRecent } from '../../widgets/recent.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { partsOfChoice } from '../parts-of-choice.ts'
import { createPacer, type Pacer } from '../pacer.ts'
import { createChoosing } from './choice.ts'
import { ballAt, drawPlinko, type PlinkoDrawing } from './draw-board.ts'
import { words as wordsIn } from './words.ts'

const ROW_MS = 150

const viewOf = ({ view }: SeenRound): PlinkoView => view as unknown as PlinkoView // the engine's own

/** Plinko: pegs, slots, and a ball that follows the drawn path. */
export const createBoard = (context: BoardContext<PlinkoTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const recent = createRecent()
  const holder = h('div', { class: 'plinko-holder', role: 'img' })
  const element = h('div', { class: 'plinko' }, recent.element, holder)
  const pacer = createPacer(context.ms, element)
  let drawing: PlinkoDrawing

  const draw = (): void => {
    const choice = choosing.value()
    const slots = findSlots(title.maths, choice) ?? []
    drawing = drawPlinko(choice.rowCount, slots, (multiplier) => formats.number(multiplier / 100))
    fill(holder, drawing.element)
    const most = formats.multiplier(Math.max(...slots))
    holder.setAttribute('aria-label', words.board(choice.rowCount, most))
  }
  const choosing = createChoosing(context, words, () => {
    draw()
    sound.click()
    context.changed()
  })
  const clear = (): void => {
    for (const slot of drawing.slots) slot.classList.remove('hit')
  }
  draw()
  return {
    element,
    ...partsOfChoice(context, { ...choosing, options: choosing.element, clear }),
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      if (choosing.set({ risk: view.risk, rowCount: view.rowCount })) draw()
      clear()
      pacer.begin(isAtOnce)
      await dropBall({ drawing, view, pacer, tick: sound.tick })
      const hit = drawing.slots[view.slot]
      hit?.classList.add('hit')
      const isWin = view.multiplier > 100
      sound.land(isWin ? 5 : 1)
      if (isWin && hit && !isAtOnce) context.fx.sparkle(hit.getBoundingClientRect())
      recent.add(formats.multiplier(view.multiplier), isWin)
      await pacer.wait(240)
    },
    detail: (round) => {
      const { multiplier, rowCount, slot } = viewOf(round)
      const chance = formats.percent(Math.round(chanceOfSlot(rowCount, slot) * 10_000))
      return `${formats.multiplier(multiplier)} · ${words.chance(chance)}`
    },
    describe: (round) => {
      const { slot, multiplier } = viewOf(round)
      return words.fell(slot + 1, formats.multiplier(multiplier))
    },
    hasten: pacer.hasten,
    reset: draw,
    words: { ready: words.ready },
  }
}

type Fall = {
  readonly drawing: PlinkoDrawing
  readonly view: PlinkoView
  readonly pacer: Pacer
  readonly tick: (step: number) => void
}

/** Lets the ball hop from peg to peg; a touched peg lights up. */
const dropBall = async ({ drawing, view, pacer, tick }: Fall): Promise<void> => {
  const { rowCount, path } = view
  let rights = 0
  const points = [ballAt(rowCount, 0, 0)]
  for (const [row, side] of path.entries()) {
    rights += side
    points.push(ballAt(rowCount, row + 1, rights))
  }
  const end = points.at(-1) ?? ballAt(rowCount, 0, 0)
  const place = (x: number, y: number) => `translate(${x}px, ${y}px)`
  const ms = pacer.ms(ROW_MS)
  rights = 0
  for (const [row, side] of ms > 0 ? path.entries() : []) {
    const [from, to] = [points[row], points[row + 1]]
    if (!from || !to) continue
    drawing.peg(row, rights + 1)?.animate([{ fill: '#fff' }, {}], { duration: 320 })
    rights += side
    const middle = { x: from.x + (to.x - from.x) * 0.62, y: from.y - 4.5 }
    drawing.ball.animate(
      [
        { transform: place(from.x, from.y), easing: 'ease-out' },
        { transform: place(middle.x, middle.y), easing: 'ease-in', offset: 0.36 },
        { transform: place(to.x, to.y) },
      ],
      { duration: Math.max(1, pacer.ms(ROW_MS)), fill: 'none' },
    )
    drawing.ball.style.transform = place(to.x, to.y)
    tick(row % 10)
    await pacer.wait(ROW_MS)
  }
  drawing.ball.style.transform = place(end.x, end.y + 6)
}
