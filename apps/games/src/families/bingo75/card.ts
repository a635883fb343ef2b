import type { Bingo75Title } from '@trevo/game-rules/bingo75/types.ts'
import { fill, h } from '../../controls/h.ts'
import { drawBall } from '../../widgets/draw-ball.ts'
import type { BoardContext } from '../board.ts'
import type { Words } from './words.ts'

type Goal = Bingo75Title['goals'][number]

const hues = [255, 25, 85, 150, 310] as const
const ballsShown = 9

const hueOf = (number: number): number => hues[Math.floor((number - 1) / 15)] ?? hues[0]

export type Bingo75Card = {
  readonly room: HTMLElement
  readonly tiers: HTMLElement
  readonly tube: HTMLElement
  readonly counter: HTMLElement
  /** A card before the first ball. */
  readonly lay: (numbers: readonly number[], goal: Goal | undefined) => void
  /** A ball is drawn; true if the card has it. */
  readonly call: (ball: number, nth: number) => boolean
  readonly markWon: (places: ReadonlySet<number>) => void
  readonly box: () => DOMRect
}

/** The card, the drawn balls, and the prizes that fall with every ball. */
export const createBingo75Card = (
  { formats }: Pick<BoardContext, 'formats'>,
  words: Words,
): Bingo75Card => {
  const tube = h('div', { class: 'b75-tube', 'aria-hidden': 'true' })
  const counter = h('output', { class: 'b75-count', 'aria-hidden': 'true' })
  const grid = h('div', { class: 'b75-grid', role: 'img' })
  const tiers = h('ol', { class: 'b75-tiers', 'aria-label': words.pays })
  const letters = [...'BINGO'].map((letter) => h('b', {}, letter))
  const head = h('div', { class: 'b75-head', 'aria-hidden': 'true' }, ...letters)
  const room = h('div', { class: 'b75-room' }, h('div', { class: 'b75-card' }, head, grid))
  let numbers: readonly number[] = []
  let goal: Goal | undefined

  const cells = (): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('span')]
  const showTiers = (ballCount: number): void => {
    const list = goal?.tiers ?? []
    const now = list.findIndex(({ ballCountMax }) => ballCount <= ballCountMax)
    const stateOf = (index: number): string =>
      index === now ? 'now' : index < now || now < 0 ? 'past' : 'ahead'
    const items = list.map(({ ballCountMax, multiplier }, index) =>
      h(
        'li',
        { 'data-state': stateOf(index) },
        h('b', {}, `${formats.number(multiplier / 100)}×`),
        h('small', {}, words.upTo(ballCountMax)),
      ),
    )
    fill(tiers, ...items)
    counter.textContent = ballCount > 0 ? String(ballCount) : ''
  }
  return {
    room,
    tiers,
    tube,
    counter,
    lay: (next, nextGoal) => {
      numbers = next
      goal = nextGoal
      const aim = new Set(goal?.forms.length === 1 ? goal.forms[0] : [])
      fill(tube)
      fill(grid, ...numbers.map((number, cell) => cardCell(number, aim.has(cell))))
      grid.setAttribute('aria-label', `${words.card}: ${numbers.filter(Boolean).join(', ')}`)
      showTiers(0)
    },
    call: (ball, nth) => {
      tube.prepend(drawBall(ball, hueOf(ball)))
      while (tube.childElementCount > ballsShown) tube.lastElementChild?.remove()
      showTiers(nth)
      const cell = cells()[numbers.indexOf(ball)]
      if (cell) cell.dataset['marked'] = 'true'
      return cell !== undefined
    },
    markWon: (places) => {
      for (const [place, cell] of cells().entries()) cell.dataset['won'] = String(places.has(place))
    },
    box: () => grid.getBoundingClientRect(),
  }
}

const cardCell = (number: number, isAim: boolean): HTMLElement =>
  h(
    'span',
    { 'data-free': String(number === 0), 'data-aim': String(isAim) },
    number === 0 ? h('i', { class: 'star' }) : String(number),
  )
