import './live-blackjack-table.css'
import type {
  BlackjackTableTitle,
  BlackjackTableView,
  TableView,
} from '@trevo/game-rules/blackjack-table/types.ts'
import { h } from '../../controls/h.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { describeTable, endOf } from './describe-table.ts'
import { createLastHands } from './last-hands.ts'
import { createOccupancy } from './occupancy.ts'
import { createOwnDecisions } from './own-decisions.ts'
import { createOwnPlaces } from './own-places.ts'
import { createPlaceChoice } from './place-choice.ts'
import { createSeatsRow } from './seats-row.ts'
import { words as wordsIn } from './words.ts'

const look = { skin: '#6f4630', hair: '#14100f', suit: '#14532d' }

const outcomeOf = ({ view }: SeenRound): TableView | null => {
  const { outcome } = view as unknown as Partial<BlackjackTableView> // the engine's own
  return outcome ?? null
}

/** The line under the seats. */
const createStatus = () => {
  const element = h('p', { class: 'seven-status', role: 'status' })
  const say = (text: string): void => {
    if (element.textContent !== text) element.textContent = text
  }
  return { element, say }
}

/** What the table consists of, laid out. */
const layOut = (context: BoardContext<BlackjackTableTitle>) => {
  const { language } = context
  const words = wordsIn[language]
  const parts = createLiveParts(context, look)
  const occupancy = createOccupancy()
  const own = createOwnPlaces(parts.own, occupancy, words)
  const status = createStatus()
  const choice = createPlaceChoice(context, { parts, own, words, say: status.say })
  const { table } = choice
  const seats = createSeatsRow({ language, words, table })
  const last = createLastHands(language, words)
  const side = h('div', { class: 'seven-side' }, last.element, parts.bar.winners)
  const dealer = h('div', { class: 'seven-dealer' }, seats.dealer.element)
  const top = h('div', { class: 'seven-top' }, parts.presenter.element, dealer, side)
  table.element.append(parts.bar.element, top, seats.element, status.element)
  const { element } = table
  const decisions = createOwnDecisions(context, { parts, own, element })
  return { words, parts, occupancy, own, status, choice, table, seats, last, decisions }
}

/** Live blackjack: seven seats that decide in turn, bets behind them, one dealer for all. */
export const createBoard = (context: BoardContext<BlackjackTableTitle>): Board => {
  const made = layOut(context)
  const { words, parts, occupancy, own, status, choice, table, seats, decisions } = made
  /** The page came while a round was being played: it is shown as it stands. */
  let isFresh = false
  let queue: Promise<void> = Promise.resolve()

  const draw = (): void => {
    seats.describe(own.stateOf)
    decisions.render()
    if (decisions.isTurn()) status.say(words.yourTurn)
    else if (status.element.textContent === words.yourTurn) status.say('')
  }
  const show = async (view: TableView, isAtOnce: boolean): Promise<void> => {
    table.pacer.begin(isAtOnce)
    await seats.show(view, table.dealing)
    decisions.see(view)
    if (view.turn === null && view.dealer.length > 0) context.sound.land(2)
    await own.followDoubles(view, status.say, context.formats)
    draw()
    context.changed()
  }
  const clear = (): void => {
    decisions.see(undefined)
    own.forget()
    seats.clear()
    status.say('')
    draw()
  }
  const render = (placed: readonly SeenRound[]): void => {
    choice.input.render(placed)
    draw()
  }
  return createLiveTable<TableView>(context, parts, {
    input: { ...choice.input, render },
    outcomeOf,
    heard: (event) => {
      occupancy.heard(event)
      if (event.kind === 'room') isFresh = (event.room.game?.outcome ?? null) !== null
      draw()
    },
    clear: () => {
      queue = queue.then(clear)
    },
    reveal: (view, ms) => {
      const isAtOnce = isFresh || (context.still && ms === 0)
      isFresh = false
      queue = queue.then(() => show(view, isAtOnce))
      return queue
    },
    turnButtons: decisions.buttons,
    showPast: made.last.show,
    describe: (view) => describeTable(view, context.language, words),
    detail: (view) => endOf(view, words),
  })
}
