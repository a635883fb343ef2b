import { bingo75Card } from '@trevo/game-rules/bingo75/card.ts'
import { freeCell, type Bingo75Choice, type Bingo75Title } from '@trevo/game-rules/bingo75/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { BoardContext, SeenRound } from '../board.ts'
import type { Words } from './words.ts'

type Goal = Bingo75Title['goals'][number]

type Ticket = {
  readonly element: HTMLElement
  /** A ball was drawn; marks it automatically. */
  readonly call: (ball: number, nth: number) => void
  readonly end: (payoutMinor: bigint) => void
  isOver: boolean
}

export type Tickets = {
  readonly element: HTMLElement
  /** The current tickets; other open ones are removed. */
  readonly show: (placed: readonly SeenRound[]) => void
  readonly call: (ball: number, nth: number) => void
  /** The payouts of tickets. */
  readonly end: (ended: readonly SeenRound[]) => void
  readonly clear: () => void
}

/** How many cells the nearest form of a goal still needs. */
const missingOf = (goal: Goal, isMarked: (cell: number) => boolean): number =>
  Math.min(...goal.forms.map((form) => form.filter((cell) => !isMarked(cell)).length))

const createTicket = (
  { formats, language, title }: BoardContext<Bingo75Title>,
  words: Words,
  choice: Bingo75Choice,
): Ticket => {
  const goal = title.maths.goals.find(({ id }) => id === choice.goal)
  const numbers = bingo75Card(choice.cardSet)
  const marked = new Set<number>([freeCell])
  const aim = new Set(goal?.forms.length === 1 ? goal.forms[0] : [])
  const cells = numbers.map((number, cell) =>
    h('span', { 'data-aim': String(aim.has(cell)) }, number === 0 ? '' : String(number)),
  )
  const name = goal?.name[language] ?? choice.goal
  const state = h('small', {})
  const label = words.ticket(name, numbers.filter(Boolean).join(', '))
  const grid = h('div', { class: 'ticket-grid', role: 'img', 'aria-label': label }, ...cells)
  const element = h('li', { class: 'ticket' }, h('b', {}, name), grid, state)
  const showMissing = (): void => {
    const missing = goal ? missingOf(goal, (cell) => marked.has(cell)) : 0
    state.textContent = words.missing(missing)
    element.dataset['near'] = String(missing <= 2)
  }
  cells[freeCell]?.setAttribute('data-marked', 'true')
  showMissing()
  let isComplete = false
  const ticket: Ticket = {
    element,
    isOver: false,
    call: (ball, nth) => {
      const cell = numbers.indexOf(ball)
      if (isComplete || !goal || cell < 0) return
      marked.add(cell)
      cells[cell]?.setAttribute('data-marked', 'true')
      const form = goal.forms.find((one) => one.every((place) => marked.has(place)))
      if (!form) return showMissing()
      isComplete = true
      state.textContent = words.complete(nth)
      element.dataset['complete'] = 'true'
      for (const place of form) cells[place]?.setAttribute('data-won', 'true')
    },
    end: (payoutMinor) => {
      ticket.isOver = true
      element.dataset['paid'] = String(payoutMinor > 0n)
      if (payoutMinor > 0n) state.textContent = words.paid(formats.money(formatMoney(payoutMinor)))
    },
  }
  return ticket
}

/** The player's tickets in a round; balls are marked on all of them automatically. */
export const createTickets = (context: BoardContext<Bingo75Title>, words: Words): Tickets => {
  const list = h('ul', { class: 'ticket-list' })
  const none = h('p', { class: 'ticket-none' }, words.none)
  const element = h('section', { class: 'tickets', 'aria-label': words.tickets }, list, none)
  const tickets = new Map<string, Ticket>()
  const called: number[] = []
  element.tabIndex = 0
  const add = (round: SeenRound): Ticket => {
    const known = tickets.get(round.id)
    if (known) return known
    // What the bingo engine has read.
    const ticket = createTicket(context, words, round.choice as unknown as Bingo75Choice)
    for (const [index, ball] of called.entries()) ticket.call(ball, index + 1)
    tickets.set(round.id, ticket)
    list.append(ticket.element)
    none.hidden = true
    return ticket
  }
  const remove = (id: string): void => {
    tickets.get(id)?.element.remove()
    tickets.delete(id)
    none.hidden = tickets.size > 0
  }
  return {
    element,
    show: (placed) => {
      const standing = new Set(placed.map(({ id }) => id))
      for (const [id, { isOver }] of tickets) if (!standing.has(id) && !isOver) remove(id)
      for (const round of placed) add(round)
    },
    call: (ball, nth) => {
      called.push(ball)
      for (const ticket of tickets.values()) ticket.call(ball, nth)
    },
    end: (ended) => {
      for (const round of ended) add(round).end(round.payoutMinor)
    },
    clear: () => {
      called.length = 0
      for (const [id, { isOver }] of tickets) if (isOver) remove(id)
    },
  }
}
