import '../originals.css'
import './bingo75.css'
import { bingo75Card } from '@trevo/game-rules/bingo75/card.ts'
import type { Bingo75Title, Bingo75View } from '@trevo/game-rules/bingo75/types.ts'
import { fill, h } from '../../controls/h.ts'
import { drawBall } from '../../widgets/draw-ball.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createCardSet } from '../card-set.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

const BALL_MS = 150
const hues = [255, 25, 85, 150, 310] as const
const ballsShown = 9

const viewOf = ({ view }: SeenRound): Bingo75View => view as unknown as Bingo75View // the engine's own
const hueOf = (number: number): number => hues[Math.floor((number - 1) / 15)] ?? hues[0]

/** 75-ball bingo for one: a card, a pattern, and a ladder that falls with every ball. */
export const createBoard = (context: BoardContext<Bingo75Title>): Board => {
  const { title, language, formats, sound } = context
  const { goals } = title.maths
  const words = wordsIn[language]

  const top = h('div', { class: 'b75-top' })
  const tube = h('div', { class: 'b75-tube', 'aria-hidden': 'true' })
  const counter = h('output', { class: 'b75-count', 'aria-hidden': 'true' })
  const grid = h('div', { class: 'b75-grid', role: 'img' })
  const tiers = h('ol', { class: 'b75-tiers', 'aria-label': words.pays })
  const element = h(
    'div',
    { class: 'b75' },
    top,
    h(
      'div',
      { class: 'b75-room' },
      h(
        'div',
        { class: 'b75-card' },
        h(
          'div',
          { class: 'b75-head', 'aria-hidden': 'true' },
          ...[...'BINGO'].map((letter) => h('b', {}, letter)),
        ),
        grid,
      ),
    ),
    tiers,
  )
  const pacer = createPacer(context.ms, element)
  const cardSet = createCardSet(language, () => {
    sound.click()
    clear()
    context.changed()
  })
  const change = h(
    'button',
    { type: 'button', class: 'text-action', click: () => cardSet.change() },
    cardSet.label,
  )
  fill(top, counter, tube, change)
  const goal = createSegmented<string>({
    label: words.goal,
    options: goals.map(({ id, name }) => ({ value: id, label: name[language] })),
    value: goals[0]?.id ?? '',
    onChange: () => {
      sound.click()
      clear()
      context.changed()
    },
  })

  const cells = (): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('span')]
  const showCard = (numbers: readonly number[]): void => {
    const form = goals.find(({ id }) => id === goal.value())?.forms ?? []
    const aim = new Set(form.length === 1 ? form[0] : [])
    fill(
      grid,
      ...numbers.map((number, cell) =>
        h(
          'span',
          { 'data-free': String(number === 0), 'data-aim': String(aim.has(cell)) },
          number === 0 ? h('i', { class: 'star' }) : String(number),
        ),
      ),
    )
    grid.setAttribute('aria-label', `${words.card}: ${numbers.filter(Boolean).join(', ')}`)
  }
  const showTiers = (ballCount: number): void => {
    const list = goals.find(({ id }) => id === goal.value())?.tiers ?? []
    const now = list.findIndex(({ ballCountMax }) => ballCount <= ballCountMax)
    fill(
      tiers,
      ...list.map(({ ballCountMax, multiplier }, index) =>
        h(
          'li',
          { 'data-state': index === now ? 'now' : index < now || now < 0 ? 'past' : 'ahead' },
          h('b', {}, `${formats.number(multiplier / 100)}×`),
          h('small', {}, words.upTo(ballCountMax)),
        ),
      ),
    )
    counter.textContent = ballCount > 0 ? String(ballCount) : ''
  }
  const clear = (): void => {
    fill(tube)
    showCard(bingo75Card(cardSet.value()))
    showTiers(0)
  }
  const callBall = (number: number, nth: number, numbers: readonly number[]): void => {
    tube.prepend(drawBall(number, hueOf(number)))
    while (tube.childElementCount > ballsShown) tube.lastElementChild?.remove()
    showTiers(nth)
    const place = numbers.indexOf(number)
    const cell = cells()[place]
    if (place < 0 || !cell) return
    cell.dataset['marked'] = 'true'
    if (pacer.ms(1) > 0) sound.tick(5)
  }
  clear()

  return {
    element,
    options: h('div', { class: 'b75-options' }, goal.element),
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { goal: goal.value(), cardSet: cardSet.value() },
    }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      goal.set(view.goal)
      cardSet.set(view.cardSet)
      clear()
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      for (const [index, ball] of view.balls.entries()) {
        callBall(ball, index + 1, view.card)
        await pacer.wait(BALL_MS)
      }
      const won = new Set(view.complete ?? [])
      for (const [place, cell] of cells().entries()) cell.dataset['won'] = String(won.has(place))
      sound.land(view.complete ? 5 : 0)
      if (view.complete && !isAtOnce) context.fx.sparkle(grid.getBoundingClientRect())
      await pacer.wait(260)
    },
    setLocked: (isLocked) => {
      goal.setLocked(isLocked)
      change.disabled = isLocked
    },
    detail: (round) => words.balls(viewOf(round).balls.length),
    describe: (round) => {
      const { balls, complete } = viewOf(round)
      return complete ? words.complete(balls.length) : words.notComplete(balls.length)
    },
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}
