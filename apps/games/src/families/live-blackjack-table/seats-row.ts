import {
  seatCount,
  type ShownSeat,
  type TableView,
} from '@trevo/game-rules/blackjack-table/types.ts'
import { resultNames } from '@trevo/game-rules/blackjack/names.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { createHand, type Hand } from '../../widgets/cards/create-hand.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import type { Dealing } from '../../widgets/table/lay-cards.ts'
import type { Words } from './words.ts'

/** What stands at a seat besides its cards. */
export type SeatState = {
  readonly label: string
  /** `free`, `kept`, `taken`: by others; `own`: by this player, or kept for them. */
  readonly look: 'free' | 'kept' | 'taken' | 'own'
  readonly note: string
}

export type SeatsRow = {
  readonly element: HTMLElement
  readonly dealer: Hand
  readonly describe: (stateOf: (seat: number) => SeatState) => void
  /** Deals what is new, in the order of the table. */
  readonly show: (view: TableView, dealing: Dealing) => Promise<void>
  readonly clear: () => void
}

type Seat = {
  readonly seat: number
  readonly element: HTMLElement
  readonly hand: Hand
  readonly name: HTMLElement
  readonly note: HTMLElement
}

type RowOptions = {
  readonly language: LanguageCode
  readonly words: Words
  readonly table: Pick<Table, 'betting'>
}

const createSeat = (seat: number, { language, words, table }: RowOptions): Seat => {
  const hand = createHand(language, words.hand(seat))
  const name = h('span', { class: 'seven-name' })
  const note = h('small', { class: 'seven-note' })
  const sit = table.betting.spot({
    id: `seat-${seat}`,
    label: words.seat(seat),
    content: [h('span', {}, String(seat))],
    className: 'seven-sit',
  })
  const behind = table.betting.spot({
    id: `behind-${seat}`,
    label: words.behindOf(seat),
    content: [h('span', {}, words.behind)],
    className: 'seven-behind',
  })
  const spots = h('div', { class: 'seven-spots' }, sit, behind)
  const element = h('li', { class: 'seven-seat' }, hand.element, name, spots, note)
  return { seat, element, hand, name, note }
}

/** Dealing is loaded beside the table: it is shown empty without it. */
const loadDealing = () => import('../../widgets/table/lay-cards.ts')

/** The seats in a row, or in two on a phone, each with its cards, its player and two places for chips. */
export const createSeatsRow = (options: RowOptions): SeatsRow => {
  const { language, words } = options
  // What fails here is tried again with the first deal.
  void loadDealing().catch(() => undefined)
  const dealer = createHand(language, words.dealer)
  const seats = Array.from({ length: seatCount }, (_, index) => createSeat(index + 1, options))
  const label = ({ hand, element }: Seat, shown: ShownSeat): void => {
    const { points, isSoft, result } = shown
    const text = result ? resultNames(result)[language] : ''
    hand.setBadge(result ? `${points} ${text}` : words.points(points, isSoft))
    if (result) element.dataset['result'] = result
    else delete element.dataset['result']
  }
  /** A card to each seat, one to the dealer, a second one to each. */
  const dealFirst = async ({ dealer: open, seats: shown }: TableView, dealing: Dealing) => {
    const { layCard, layHand } = await loadDealing()
    for (const count of [1, 2]) {
      for (const one of shown) {
        const seat = seats[one.seat - 1]
        if (seat && seat.hand.cards.length < count) {
          await layHand(seat.hand, one.cards.slice(0, count), dealing)
        }
      }
      if (count === 1) await layHand(dealer, open.slice(0, 1), dealing)
    }
    while (dealer.cards.length < 2) await layCard(dealer, null, dealing)
  }
  return {
    element: h('ol', { class: 'seven-seats' }, ...seats.map(({ element }) => element)),
    dealer,
    describe: (stateOf) => {
      for (const { seat, element, name, note } of seats) {
        const state = stateOf(seat)
        element.dataset['look'] = state.look
        if (name.textContent !== state.label) name.textContent = state.label
        if (note.textContent !== state.note) note.textContent = state.note
      }
    },
    show: async (view, dealing) => {
      if (view.dealer.length === 0) return
      const { layHand } = await loadDealing()
      if (dealer.cards.length < 2) await dealFirst(view, dealing)
      for (const shown of view.seats) {
        const seat = seats[shown.seat - 1]
        if (!seat) continue
        await layHand(seat.hand, shown.cards, dealing)
        label(seat, shown)
      }
      for (const { seat, element } of seats) {
        element.dataset['turn'] = String(view.turn === seat)
      }
      if (view.turn === null) await layHand(dealer, view.dealer, dealing)
      dealer.setBadge(String(view.dealerPoints))
    },
    clear: () => {
      dealer.clear()
      for (const { hand, element } of seats) {
        hand.clear()
        delete element.dataset['turn']
        delete element.dataset['result']
      }
    },
  }
}
