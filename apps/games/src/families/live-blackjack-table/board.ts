import './live-blackjack-table.css'
import { hintOf } from '@trevo/game-rules/blackjack-table/hint.ts'
import type {
  BlackjackTableTitle,
  BlackjackTableView,
  SeatMoveKind,
  TableView,
} from '@trevo/game-rules/blackjack-table/types.ts'
import { moveNames } from '@trevo/game-rules/blackjack/names.ts'
import { h } from '../../controls/h.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import { createHint } from '../../widgets/table/create-hint.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createLastHands } from './last-hands.ts'
import { createOccupancy } from './occupancy.ts'
import { createOwnPlaces } from './own-places.ts'
import { createPlaceChoice } from './place-choice.ts'
import { createSeatsRow } from './seats-row.ts'
import { describeTable, endOf } from './describe-table.ts'
import { turnButtons } from './turn-buttons.ts'
import { words as wordsIn } from './words.ts'

const look = { skin: '#6f4630', hair: '#14100f', suit: '#14532d' }

const outcomeOf = ({ view }: SeenRound): TableView | null => {
  const { outcome } = view as unknown as Partial<BlackjackTableView> // the engine's own
  return outcome ?? null
}

/** Live blackjack: seven seats that decide in turn, bets behind them, one dealer for all. */
export const createBoard = (context: BoardContext<BlackjackTableTitle>): Board => {
  const { language } = context
  const words = wordsIn[language]
  const parts = createLiveParts(context, look)
  const occupancy = createOccupancy()
  const own = createOwnPlaces(parts.own, occupancy, words)
  const status = h('p', { class: 'seven-status', role: 'status' })
  const say = (text: string): void => {
    if (status.textContent !== text) status.textContent = text
  }
  const choice = createPlaceChoice(context, { parts, own, words, say })
  const { table } = choice
  const seats = createSeatsRow({ language, words, table })
  const last = createLastHands(language, words)
  const hint = createHint({ key: 'trevo-blackjack-hint', words, onSwitch: context.changed })
  const side = h('div', { class: 'seven-side' }, last.element, parts.bar.winners)
  const dealer = h('div', { class: 'seven-dealer' }, seats.dealer.element)
  const top = h('div', { class: 'seven-top' }, parts.presenter.element, dealer, side)
  table.element.append(parts.bar.element, top, seats.element, status, hint.element)

  let shown: TableView | undefined
  /** The page came while a round was being played: it is shown as it stands. */
  let isFresh = false
  let queue: Promise<void> = Promise.resolve()
  let sent = 0

  const turnOf = () => {
    const seat = own.seat()
    const hand = shown?.seats.find((one) => one.seat === seat)
    const isOwn = seat !== undefined && parts.clock.game()?.turn?.seat === seat
    return isOwn && hand && shown?.turn === seat ? { hand, view: shown } : undefined
  }
  const draw = (): void => {
    seats.describe(own.stateOf)
    const turn = turnOf()
    table.element.dataset['turn'] = String(turn !== undefined)
    if (turn) say(words.yourTurn)
    else if (status.textContent === words.yourTurn) say('')
    const advised = turn && hintOf(turn.view)
    hint.show(advised && moveNames(advised)[language])
  }
  const decide = async (kind: SeatMoveKind): Promise<void> => {
    const [turn, bet] = [turnOf(), own.seatBet()]
    if (!turn || !bet) return
    const number = turn.hand.moveCount + 1
    sent = number
    const raiseMinor = kind === 'double' ? bet.stakeMinor : 0n
    const decision = { number, action: { kind }, raiseMinor }
    if (!(await parts.own.decide(bet, decision))) sent = 0
    context.changed()
  }
  const show = async (view: TableView, isAtOnce: boolean): Promise<void> => {
    table.pacer.begin(isAtOnce)
    await seats.show(view, table.dealing)
    shown = view
    if (view.turn === null && view.dealer.length > 0) context.sound.land(2)
    await own.followDoubles(view, say, context.formats)
    draw()
    context.changed()
  }
  return createLiveTable<TableView>(context, parts, {
    input: {
      ...choice.input,
      render: (placed) => {
        choice.input.render(placed)
        draw()
      },
    },
    outcomeOf,
    heard: (event) => {
      occupancy.heard(event)
      if (event.kind === 'room') isFresh = (event.room.game?.outcome ?? null) !== null
      draw()
    },
    clear: () => {
      queue = queue.then(() => {
        shown = undefined
        sent = 0
        own.forget()
        seats.clear()
        say('')
        draw()
      })
    },
    reveal: (view, ms) => {
      const isAtOnce = isFresh || (context.still && ms === 0)
      isFresh = false
      queue = queue.then(() => show(view, isAtOnce))
      return queue
    },
    turnButtons: () => {
      const [turn, bet] = [turnOf(), own.seatBet()]
      if (!turn || !bet || parts.clock.turnLeftMs() === 0) return undefined
      const legal: SeatMoveKind[] = ['hit', 'stand']
      if (turn.hand.cards.length === 2) legal.push('double')
      return turnButtons(context, {
        legal,
        stakeMinor: bet.stakeMinor,
        isBusy: parts.own.isAsking() || sent > turn.hand.moveCount,
        decide: (kind) => void decide(kind),
      })
    },
    showPast: last.show,
    describe: (view) => describeTable(view, language, words),
    detail: (view) => endOf(view, words),
  })
}
