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
import { createFlightScreen } from './show-flight.ts'
import { createSecondSeat } from './show-seats.ts'
import { words as wordsIn, type Words } from './words.ts'

const FIRST = 1
const SECOND = 2
/** A past flight is shown in at most so long. */
const REPLAY_MS = 5_000

type Context = BoardContext<CrashTitle>

/** The player's two bets, the second behind a button until it is wanted. */
const createSeats = (context: Context, room: Follower, words: Words, own: (id: string) => void) => {
  const { title, formats, sound } = context
  const autoField = () => createAutoField(title.maths, { words, formats })
  const decided = (bet: SeenRound): void => {
    if (viewOf(bet).cashedOutAt === null) return
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
  return { seats, second }
}

/** Crash: everybody sees one flight; a button bets before it and cashes out in it. */
export const createBoard = (context: Context): Board => {
  const { title, language, formats, sound, ticker } = context
  const words = wordsIn[language]
  const room = createFollower(title.maths)
  const screen = createFlightScreen(context, room, words)
  const list = createBetList(words, formats)
  const past = createPastStrip({
    words,
    formats,
    open: (flight) => {
      const { language: spoken, text } = context
      const game = room.game()
      void import('./prove-flight.ts').then(({ openFlightProof }) =>
        openFlightProof({ flight, game, title: title.maths, language: spoken, text, formats }),
      )
    },
  })
  const { seats, second } = createSeats(context, room, words, (id) => void list.own(id))
  const [first, other] = seats
  const element = h('div', { class: 'crash' }, past.element, screen.element, list.element)
  const options = h(
    'div',
    { class: 'crash-options' },
    first.auto.element,
    second.toggle,
    second.element,
  )
  const pacer = createPacer(context.ms, element)
  let replayed = false

  const paint = (): boolean => {
    if (replayed) return false
    screen.paint()
    return room.game()?.phase !== 'over'
  }
  /** Without motion the flight is drawn at each news of it, not at each frame. */
  const move = (): void => {
    if (context.still) paint()
    else ticker.add(paint)
  }
  const follow = (): void => {
    for (const seat of seats) seat.follow()
    second.draw(other)
    context.changed()
  }
  const adopt = async (): Promise<void> => {
    const bets = await (await context.loadRoomBets()).own()
    for (const bet of bets) {
      const seat = seats.find(({ number }) => number === choiceOf(bet).seat)
      seat?.adopt(bet)
      if (seat === other) second.open()
    }
    follow()
  }
  const showTurn = (): void => {
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
    follow()
  }
  const onEvent = (event: RoomEvent): void => {
    switch (event.kind) {
      case 'room':
        past.show(event.room.past)
        list.start(event.room.bets, event.room)
        if (event.room.game) room.tell(event.room.game, event.room.serverAt)
        move()
        follow()
        void adopt()
        break
      case 'game':
        if (event.game.phase === 'betting') list.start([], { betCount: 0, stakeTotal: '0.00' })
        room.tell(event.game, event.serverAt)
        showTurn()
        break
      case 'bets':
        list.change(event.bets, event.sums)
        break
      case 'tick':
        if (context.still) paint()
        follow()
        break
      default:
        event satisfies never
    }
  }
  context.watchRoom(onEvent, (isThere) => {
    element.dataset['connection'] = isThere ? 'there' : 'lost'
    lost.textContent = isThere ? '' : words.connectionLost
  })
  const lost = h('p', { class: 'crash-lost', role: 'status' })
  screen.element.append(lost)

  /** A past flight of the player, at most at the pace it had. */
  const replay = async (round: SeenRound): Promise<void> => {
    const { crashAt } = viewOf(round)
    if (crashAt === null) return
    replayed = true
    pacer.begin()
    const lengthMs = flightMs(title.maths, crashAt)
    const shownMs = pacer.ms(Math.min(REPLAY_MS, lengthMs))
    const startMs = performance.now()
    const step = (): boolean => {
      const part = shownMs === 0 ? 1 : (performance.now() - startMs) / shownMs
      const isOver = part >= 1 || !replayed
      if (replayed) screen.paintPast(lengthMs * Math.min(1, part), crashAt, isOver)
      return !isOver
    }
    ticker.add(step)
    await pacer.wait(shownMs)
    ticker.remove(step)
    screen.paintPast(lengthMs, crashAt, true)
  }

  return {
    element,
    options,
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { seat: FIRST, autoCashOut: first.auto.value() },
    }),
    begin: () => undefined,
    refuse: () => undefined,
    show: (_, round) => replay(round),
    hasten: pacer.hasten,
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
      replayed = false
      move()
    },
    resize: () => {
      if (!replayed) screen.paint()
      move()
      return undefined
    },
    words: { ready: words.ready },
  }
}
