import './live-blackjack-table.css'
import type {
  BlackjackTableTitle,
  BlackjackTableView,
  TableView,
} from '@trevo/game-rules/blackjack-table/types.ts'
import { isOver } from '@trevo/game-rules/blackjack-table/read-view.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createOccupancy } from './occupancy.ts'
import { createOwnDecisions } from './own-decisions.ts'
import { createOwnPlaces } from './own-places.ts'
import { createPlaceChoice } from './place-choice.ts'
import { createSeatsRow } from './seats-row.ts'
import { words as wordsIn, type Words } from './words.ts'

const look = { skin: '#6f4630', hair: '#14100f', suit: '#14532d' }

const outcomeOf = ({ view }: SeenRound): TableView | null => {
  const { outcome } = view as unknown as Partial<BlackjackTableView> // the engine's own
  return outcome ?? null
}

/** The line under the seats. */
const createStatus = (words: Words) => {
  const element = h('p', { class: 'seven-status', role: 'status' })
  const ofTurns: readonly string[] = [words.yourTurn, words.askInsurance, words.insuranceAsked]
  const say = (text: string): void => {
    if (element.textContent !== text) element.textContent = text
  }
  return {
    element,
    say,
    /** Whether it is the player's turn; otherwise only the turn text is removed. */
    sayTurn: (isInsuranceAsked: boolean, isOwn: boolean): void => {
      if (isOwn) say(isInsuranceAsked ? words.askInsurance : words.yourTurn)
      else if (isInsuranceAsked) say(words.insuranceAsked)
      else if (ofTurns.includes(element.textContent)) say('')
    },
  }
}

/** The spoken table is loaded in parallel: it is not announced before cards are dealt. */
const loadWords = () => import('./describe-table.ts')

/** The dealer's results in past rounds; loaded when there are some. */
const createLast = (language: LanguageCode, words: Words) => {
  const element = h('div', { class: 'seven-last' })
  const show = async (rounds: readonly TableView[]): Promise<void> => {
    const { showLastHands } = await import('./last-hands.ts')
    showLastHands(element, rounds, { language, words })
  }
  return { element, show: (rounds: readonly TableView[]) => void show([...rounds]) }
}

/** The parts of the table, laid out. */
const layOut = (context: BoardContext<BlackjackTableTitle>) => {
  const { language } = context
  const words = wordsIn[language]
  const parts = createLiveParts(context, look)
  const occupancy = createOccupancy()
  const own = createOwnPlaces(parts.own, occupancy, words)
  const status = createStatus(words)
  const choice = createPlaceChoice(context, { parts, own, words, say: status.say })
  const { table } = choice
  const seats = createSeatsRow({ language, words, table })
  const last = createLast(language, words)
  const side = h('div', { class: 'seven-side' }, last.element, parts.bar.winners)
  const top = h('div', { class: 'seven-top' }, parts.presenter.element, seats.dealer, side)
  table.element.append(parts.bar.element, top, seats.element, choice.beside, status.element)
  const { element } = table
  // The table can be played before its studio has loaded; with less motion it is never asked for.
  if (!context.still) {
    void import('../../studio/cards/open-dealer-studio.ts').then(({ openDealerStudio }) =>
      openDealerStudio({ context, parts, table, look }),
    )
  }
  const decisions = createOwnDecisions(context, { parts, own, element })
  return { words, parts, occupancy, own, status, choice, table, seats, last, decisions }
}

/** Live blackjack: seven seats that decide in turn, bets behind them, one dealer for all. */
export const createBoard = (context: BoardContext<BlackjackTableTitle>): Board => {
  const made = layOut(context)
  const { words, parts, occupancy, own, status, choice, table, seats, decisions } = made
  /** The page was opened during a round: its current state is shown. */
  let isFresh = false
  let queue: Promise<void> = Promise.resolve()
  let shownPhase: TableView['phase']
  let told: Awaited<ReturnType<typeof loadWords>> | undefined
  // A failed load is retried with the first deal.
  loadWords().then(
    (loaded) => (told = loaded),
    () => undefined,
  )

  const draw = (): void => {
    seats.describe(own.stateOf)
    decisions.render()
    status.sayTurn(shownPhase === 'insurance', decisions.isTurn())
  }
  const show = async (view: TableView, isAtOnce: boolean): Promise<void> => {
    table.pacer.begin(isAtOnce)
    await seats.show(view, table.dealing)
    told ??= await loadWords()
    decisions.see(view)
    shownPhase = view.phase
    if (isOver(view) && view.dealer.length > 0) context.sound.land(2)
    await own.followRaises(view, status.say, context.formats)
    draw()
    context.changed()
  }
  const clear = (): void => {
    decisions.see(undefined)
    shownPhase = undefined
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
    describe: (view) => told?.describeTable(view, context.language, words) ?? '',
    detail: (view) => told?.endOf(view, words) ?? '',
  })
}
