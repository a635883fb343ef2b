import { seatCount, type TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import type { Dealing } from '../../widgets/table/lay-cards.ts'
import type { SeatElements, TableHands } from './lay-table.ts'
import type { Words } from './words.ts'

/** What a seat shows besides its cards. */
export type SeatState = {
  readonly label: string
  /** `free`, `kept`, `taken`: by other players; `own`: by this player, or kept for them. */
  readonly look: 'free' | 'kept' | 'taken' | 'own'
  readonly note: string
}

export type SeatsRow = {
  readonly element: HTMLElement
  /** The place for the dealer's hand. */
  readonly dealer: HTMLElement
  readonly describe: (stateOf: (seat: number) => SeatState) => void
  /** Deals new cards, in the order of the table. */
  readonly show: (view: TableView, dealing: Dealing) => Promise<void>
  readonly clear: () => void
}

type Seat = SeatElements & {
  readonly name: HTMLElement
  readonly note: HTMLElement
}

type RowOptions = {
  readonly language: LanguageCode
  readonly words: Words
  readonly table: Pick<Table, 'betting'>
}

const createSeat = (seat: number, { words, table }: RowOptions): Seat => {
  const place = h('div', { class: 'seven-hands' })
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
  const element = h('li', { class: 'seven-seat' }, place, name, spots, note)
  return { seat, element, place, name, note }
}

/** Cards are loaded in parallel: until then the table is shown empty. */
const loadCards = () => import('./lay-table.ts')

/** The seats in a row, or in two on a phone, each with its cards, its player and two places for chips. */
export const createSeatsRow = (options: RowOptions): SeatsRow => {
  const { language, words } = options
  // A failed load is retried with the first deal.
  void loadCards().catch(() => undefined)
  const dealer = h('div', { class: 'seven-dealer' })
  const seats = Array.from({ length: seatCount }, (_, index) => createSeat(index + 1, options))
  let hands: TableHands | undefined
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
      const { createTableHands } = await loadCards()
      hands ??= createTableHands(language, words, { dealer, seats })
      await hands.show(view, dealing)
    },
    clear: () => hands?.clear(),
  }
}
