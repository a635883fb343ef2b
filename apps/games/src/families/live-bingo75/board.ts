import '../../widgets/table/table.css'
import './live-bingo75.css'
import {
  ballCount,
  type Bingo75Draw,
  type Bingo75Title,
  type Bingo75View,
} from '@trevo/game-rules/bingo75/types.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import { h } from '../../controls/h.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import { type LiveInput } from '../../live/live-scene.ts'
import { drawBall } from '../../widgets/draw-ball.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createCardSet } from '../card-set.ts'
import { createPacer } from '../pacer.ts'
import { createTickets } from './tickets.ts'
import { words as wordsIn } from './words.ts'

const hues = [255, 25, 85, 150, 310] as const
const hueOf = (ball: number): number => hues[Math.floor((ball - 1) / 15)] ?? hues[0]
const lastShown = 7
const shownMsMax = 60_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The drawn balls: the newest large, some before it, and the board of all numbers. */
const createBalls = () => {
  const newest = h('div', { class: 'hall-newest', 'aria-hidden': 'true' })
  const tube = h('div', { class: 'hall-tube', 'aria-hidden': 'true' })
  const cells = Array.from({ length: ballCount }, (_, index) => h('i', {}, String(index + 1)))
  const called = h('div', { class: 'hall-called', 'aria-hidden': 'true' }, ...cells)
  return {
    newest,
    tube,
    called,
    call: (ball: number): void => {
      newest.replaceChildren(drawBall(ball, hueOf(ball)))
      tube.prepend(drawBall(ball, hueOf(ball)))
      while (tube.childElementCount > lastShown) tube.lastElementChild?.remove()
      cells[ball - 1]?.setAttribute('data-came', 'true')
    },
    clear: (): void => {
      newest.replaceChildren()
      tube.replaceChildren()
      for (const cell of cells) cell.removeAttribute('data-came')
    },
  }
}

const drawnOf = ({ view }: SeenRound): Bingo75Draw | null => {
  const seen = view as unknown as Partial<Bingo75View> // the engine's own
  return seen.balls ? { balls: seen.balls } : null
}

/** A 75-ball bingo room: tickets are sold until the draw, and the balls are the same for all players. */
export const createBoard = (context: BoardContext<Bingo75Title>): Board => {
  const { title, language, sound } = context
  const { goals } = title.maths
  const words = wordsIn[language]
  const parts = createLiveParts(context, { skin: '#b97a50', hair: '#3a241a', suit: '#b02a6f' })
  const balls = createBalls()
  const tickets = createTickets(context, words)
  const cardSet = createCardSet(language, () => undefined)
  const goal = createSegmented<string>({
    label: words.goal,
    options: goals.map(({ id, name }) => ({ value: id, label: name[language] })),
    value: goals[0]?.id ?? '',
    onChange: () => sound.click(),
  })
  const middle = h('div', { class: 'hall-middle' }, balls.newest, balls.tube, parts.bar.winners)
  const top = h('div', { class: 'hall-top' }, parts.presenter.element, middle, balls.called)
  const element = h('div', { class: 'felt bingo-hall' }, parts.bar.element, top, tickets.element)
  const pacer = createPacer(context.ms, element)
  const most = isTable(title.maths) ? title.maths.table.seatCount : 0
  const input: LiveInput = {
    element,
    options: h('div', { class: 'hall-options' }, goal.element),
    stakeBy: 'steps',
    pacer,
    betWord: words.buy,
    readyWords: words.ready,
    wager: () =>
      parts.own.list().length < most
        ? {
            stakeMinor: context.stakeMinor(),
            choice: { goal: goal.value(), cardSet: cardSet.value() },
          }
        : undefined,
    isLaid: () => false,
    take: cardSet.change,
    giveBack: () => undefined,
    setLocked: goal.setLocked,
    render: tickets.show,
    settle: tickets.end,
    clearMarks: tickets.clear,
  }
  const call = (ball: number, nth: number): void => {
    balls.call(ball)
    tickets.call(ball, nth)
  }
  return createLiveTable<Bingo75Draw>(context, parts, {
    input,
    outcomeOf: drawnOf,
    shownMsMax,
    clear: () => {
      balls.clear()
      tickets.clear()
    },
    reveal: async ({ balls: drawn }, ms) => {
      const startMs = performance.now()
      for (const [index, ball] of drawn.entries()) {
        call(ball, index + 1)
        const dueMs = startMs + (ms * (index + 1)) / drawn.length
        if (ms > 0) {
          sound.tick(index % 5)
          await wait(Math.max(0, dueMs - performance.now()))
        }
      }
    },
    showPast: () => undefined,
    describe: ({ balls: drawn }) => words.drawn(drawn.length),
    detail: ({ balls: drawn }) => words.balls(drawn.length),
  })
}
