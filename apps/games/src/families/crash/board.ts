import '../originals.css'
import './crash.css'
import { flightMs } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { h } from '../../controls/h.ts'
import type { RoomEvent } from '../../rgs/rgs-port.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createAutoField } from './choose-auto.ts'
import { choiceOf, createSeat, viewOf, type Seat } from './create-seat.ts'
import { createFollower, type Follower } from './follow-room.ts'
import { createBetList } from './list-bets.ts'
import { createPastStrip } from './list-past.ts'
import { createFlightScreen, type FlightScreen } from './show-flight.ts'
import { createSecondSeat } from './show-seats.ts'
import { sumWins } from './sum-wins.ts'
import { words as wordsIn, type Words } from './words.ts'

const FIRST = 1
const SECOND = 2
/** The longest a past flight is shown. */
const REPLAY_MS = 5_000

type Context = BoardContext<CrashTitle>

/** The player's two bets, the second behind a button. */
const createSeats = (context: Context, room: Follower, words: Words, own: (id: string) => void) => {
  const { title, formats, sound } = context
  const autoField = () => createAutoField(title.maths, { words, formats })
  /** The won bets of this flight, by seat. */
  const won = new Map<number, SeenRound>()
  const decided = (bet: SeenRound): void => {
    if (viewOf(bet).cashedOutAt === null) return
    won.set(choiceOf(bet).seat, bet)
    // The result line tells the latest; of two it tells both.
    if (won.size > 1) context.showResult(sumWins([...won.values()], context))
    sound.land(4)
    if (!context.still) context.fx.sparkle(context.box.getBoundingClientRect())
  }
  const changed = (): void => {
    second.draw(seats[1])
    for (const seat of seats) {
      const bet = seat.bet()
      if (bet) own(bet.id)
    }
    context.changed()
  }
  const shared = { room, words, formats, decided, changed, loadBets: context.loadRoomBets }
  const [auto, secondAuto] = [autoField(), autoField()]
  const first = createSeat({ ...shared, number: FIRST, auto, stakeMinor: context.stakeMinor })
  const other = createSeat({
    ...shared,
    number: SECOND,
    auto: secondAuto,
    stakeMinor: () => second.stakeMinor(),
  })
  const second = createSecondSeat({
    context,
    words,
    auto: secondAuto,
    press: () => other.button().press?.(),
  })
  const seats: readonly [Seat, Seat] = [first, other]
  second.draw(other)
  return { seats, second, forgetWins: () => won.clear() }
}

/** The player's past flight, no faster than it flew. */
const createReplay = (context: Context, screen: FlightScreen, element: HTMLElement) => {
  const { title, ticker } = context
  const pacer = createPacer(context.ms, element)
  let isOn = false
  return {
    isOn: () => isOn,
    end: () => {
      isOn = false
    },
    hasten: pacer.hasten,
    show: async (round: SeenRound): Promise<void> => {
      const { crashAt } = viewOf(round)
      if (crashAt === null) return
      isOn = true
      pacer.begin()
      const lengthMs = flightMs(title.maths, crashAt)
      const shownMs = pacer.ms(Math.min(REPLAY_MS, lengthMs))
      const startMs = performance.now()
      const step = (): boolean => {
        const part = shownMs === 0 ? 1 : (performance.now() - startMs) / shownMs
        const isOver = part >= 1 || !isOn
        if (isOn) screen.paintPast(lengthMs * Math.min(1, part), crashAt, isOver)
        return !isOver
      }
      ticker.add(step)
      await pacer.wait(shownMs)
      ticker.remove(step)
      screen.paintPast(lengthMs, crashAt, true)
    },
  }
}

/** The parts of the board. */
const createParts = (context: Context) => {
  const { title, language, formats, text } = context
  const words = wordsIn[language]
  const room = createFollower(title.maths)
  const screen = createFlightScreen(context, room, words)
  const list = createBetList(words, formats)
  const past = createPastStrip({
    words,
    formats,
    open: (flight) => {
      const game = room.game()
      void import('./prove-flight.ts').then(({ openFlightProof }) =>
        openFlightProof({ flight, game, title: title.maths, language, text, formats }),
      )
    },
  })
  const { seats, second, forgetWins } = createSeats(context, room, words, (id) => void list.own(id))
  const lost = h('p', { class: 'crash-lost', role: 'status' })
  screen.element.append(lost)
  const element = h('div', { class: 'crash' }, past.element, screen.element, list.element)
  const replay = createReplay(context, screen, element)
  const paint = (): boolean => {
    if (replay.isOn()) return false
    screen.paint()
    return room.game()?.phase !== 'over'
  }
  /** Without motion the flight is drawn at each message about it, not at each frame. */
  const move = (): void => {
    if (context.still) paint()
    else context.ticker.add(paint)
  }
  return {
    context,
    words,
    room,
    screen,
    list,
    past,
    seats,
    second,
    forgetWins,
    lost,
    element,
    replay,
    paint,
    move,
  }
}
type Parts = ReturnType<typeof createParts>

const followSeats = ({ context, seats, second }: Parts): void => {
  for (const seat of seats) seat.follow()
  second.draw(seats[1])
  context.changed()
}

/** Bets from before the game was opened or the connection was restored. */
const adoptBets = async (parts: Parts): Promise<void> => {
  const { context, seats, second } = parts
  for (const bet of await (await context.loadRoomBets()).own()) {
    const seat = seats.find(({ number }) => number === choiceOf(bet).seat)
    seat?.adopt(bet)
    if (seat?.number === SECOND) second.open()
  }
  followSeats(parts)
}

/** The flight opened, took off or ended. */
const showTurn = (parts: Parts): void => {
  const { context, words, room, seats, past, move } = parts
  const { sound, formats } = context
  const game = room.game()
  const isIn = seats.some((seat) => !seat.isFree())
  if (game?.phase === 'flying' && isIn) {
    sound.whoosh()
    context.say(words.takeOff)
    context.showResult({ kind: 'idle', label: words.inFlight })
  }
  if (game?.phase === 'over' && game.crashAt !== null) {
    past.add(game)
    if (isIn) sound.blast()
    context.say(words.crashedAt(formats.multiplier(Math.max(100, game.crashAt))))
  }
  move()
  followSeats(parts)
}

const hear = (parts: Parts, event: RoomEvent): void => {
  const { context, room, list, past, forgetWins, paint, move } = parts
  switch (event.kind) {
    case 'room':
      past.show(event.room.past)
      list.start(event.room.bets, event.room)
      if (event.room.game) room.tell(event.room.game, event.room.serverAt)
      move()
      followSeats(parts)
      void adoptBets(parts)
      break
    case 'game':
      if (event.game.phase === 'betting') {
        list.start([], { betCount: 0, stakeTotal: '0.00' })
        forgetWins()
      }
      room.tell(event.game, event.serverAt)
      showTurn(parts)
      break
    case 'bets':
      list.change(event.bets, event.sums)
      break
    case 'tick':
      if (context.still) paint()
      followSeats(parts)
      break
    case 'stream':
      // Flights have no video.
      break
    default:
      event satisfies never
  }
}

const hearRoom = (parts: Parts): void => {
  const { context, element, lost, words } = parts
  context.watchRoom(
    (event) => hear(parts, event),
    (isThere) => {
      element.dataset['connection'] = isThere ? 'there' : 'lost'
      lost.textContent = isThere ? '' : words.connectionLost
    },
  )
}

/** Crash: everybody sees one flight; a button bets before it and cashes out in it. */
export const createBoard = (context: Context): Board => {
  const { formats } = context
  const parts = createParts(context)
  const { words, element, second, replay, screen, move } = parts
  const [first] = parts.seats
  hearRoom(parts)
  return {
    element,
    options: h(
      'div',
      { class: 'crash-options' },
      first.auto.element,
      second.toggle,
      second.element,
    ),
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { seat: FIRST, autoCashOut: first.auto.value() },
    }),
    begin: () => undefined,
    refuse: () => undefined,
    show: (_, round) => replay.show(round),
    hasten: replay.hasten,
    buttons: () => ({ main: first.button() }),
    detail: (round) => {
      const { cashedOutAt } = viewOf(round)
      return cashedOutAt === null ? words.lost : formats.multiplier(cashedOutAt)
    },
    describe: (round) => {
      const { cashedOutAt, crashAt } = viewOf(round)
      if (cashedOutAt !== null) return words.cashedOutAt(formats.multiplier(cashedOutAt))
      return crashAt === null ? '' : words.crashedAt(formats.multiplier(Math.max(100, crashAt)))
    },
    onStake: () => context.changed(),
    reset: () => {
      replay.end()
      move()
    },
    resize: () => {
      if (!replay.isOn()) screen.paint()
      move()
      return undefined
    },
    words: { ready: words.ready },
  }
}
