import { chanceOf } from '@trevo/fairness/chance.ts'
import { engine } from '@trevo/game-rules/crash/engine.ts'
import { drawCrash, flightMs, lowest, multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashAction } from '@trevo/game-rules/crash/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import {
  RgsRefusal,
  type ActOrder,
  type PlayOrder,
  type RoomAnswer,
  type RoomEvent,
  type Round,
} from '../rgs/rgs-port.ts'
import type { WalletSeeds } from './engine-wallet.ts'
import {
  betsIn,
  instantOf,
  shownBets,
  shownFlight,
  shownRoom,
  sumsOf,
  type Bet,
  type DemoRoomOptions,
  type Flight,
  type Standing,
} from './show-demo-room.ts'

/** The room of a crash game for a single player, by this device's clock. */
export type DemoRoom = {
  readonly play: (order: PlayOrder) => Round
  readonly act: (roundId: string, order: ActOrder) => Round
  readonly find: (roundId: string) => Round
  /** Newest first. */
  readonly list: () => Round[]
  readonly watch: (onEvent: (event: RoomEvent) => void) => () => void
  /** The room and the player's bets in its flight. */
  readonly look: () => RoomAnswer
  /** Advances the room to the current time; called often, and before every decision. */
  readonly drive: () => void
}

const pastMax = 12

const openFlight = (
  { title, seeds }: DemoRoomOptions,
  number: number,
  openedAtMs: number,
): Flight => {
  const crashAt = drawCrash(title, chanceIn(seeds, number))
  const fliesAtMs = openedAtMs + title.bettingMs
  const endsAtMs = fliesAtMs + flightMs(title, crashAt)
  return { number, phase: 'betting', fliesAtMs, crashAt, endsAtMs }
}

const chanceIn = (seeds: WalletSeeds, number: number) => chanceOf({ ...seeds, nonce: number })

const tell = ({ watchers }: Standing, event: RoomEvent): void => {
  for (const watcher of watchers) watcher(event)
}
const tellFlight = (room: Standing): void =>
  tell(room, { kind: 'game', serverAt: instantOf(room.nowMs()), game: shownFlight(room) })
const tellBets = (room: Standing): void =>
  tell(room, { kind: 'bets', bets: shownBets(room), sums: sumsOf(room) })

/** The rules' decision of a bet, with or without the player's own cash-out. */
const decide = (
  room: Standing,
  bet: Bet,
  { actions, isOver }: { readonly actions: readonly CrashAction[]; readonly isOver: boolean },
): void => {
  const { title, seeds, wallet, nowMs } = room
  const wager = { stakeMinor: parseMoney(bet.round.stake), choice: bet.choice }
  const { view, payoutMinor } = engine.play(title, wager, actions, chanceIn(seeds, bet.number))
  wallet.balanceMinor += payoutMinor
  bet.round = {
    ...bet.round,
    state: 'credited',
    actions: actions.map(({ cashOut }) => ({ cashOut })),
    outcome: { ...view, crashAt: isOver ? view.crashAt : null },
    payout: formatMoney(payoutMinor),
    balanceAfter: formatMoney(wallet.balanceMinor),
    legal: [],
    finishedAt: instantOf(nowMs()),
  }
  tellBets(room)
}

const isFlying = ({ round }: Bet): boolean => round.state === 'in_steps'

const land = (room: Standing): void => {
  const { flight, past } = room
  flight.phase = 'over'
  for (const bet of betsIn(room).filter(isFlying)) decide(room, bet, { actions: [], isOver: true })
  past.unshift({ number: flight.number, crashAt: flight.crashAt, seed: '' })
  past.splice(pastMax)
  tellFlight(room)
}

const fly = (room: Standing, now: number): void => {
  const { flight, title } = room
  const elapsedMs = Math.floor(now - flight.fliesAtMs)
  const multiplier = multiplierAt(title, elapsedMs)
  const isDue = ({ choice }: Bet) =>
    choice.autoCashOut !== null && choice.autoCashOut <= Math.min(multiplier, flight.crashAt)
  for (const bet of betsIn(room).filter(isFlying).filter(isDue)) {
    decide(room, bet, { actions: [], isOver: false })
  }
  tell(room, { kind: 'tick', elapsedMs, multiplier })
}

const drive = (room: Standing): void => {
  const now = room.nowMs()
  const { flight, title } = room
  if (flight.phase === 'over' && now >= flight.endsAtMs + title.pauseMs) {
    room.flight = openFlight(room, flight.number + 1, now)
    tellFlight(room)
  }
  if (room.flight.phase === 'betting' && now >= room.flight.fliesAtMs) {
    room.flight.phase = 'flying'
    tellFlight(room)
  }
  if (room.flight.phase !== 'flying') return
  if (now >= room.flight.endsAtMs) land(room)
  else fly(room, now)
}

const place = (room: Standing, order: PlayOrder): Round => {
  const { title, wallet, flight, nowMs } = room
  const stakeMinor = parseMoney(order.stake)
  const choice = engine.readChoice(title, stakeMinor, order.choice ?? null)
  if (!choice) throw new RgsRefusal('rgs.choice_not_offered', '', {})
  const isTaken = betsIn(room).some((bet) => bet.choice.seat === choice.seat)
  if (flight.phase !== 'betting' || isTaken) throw new RgsRefusal('rgs.bets_closed', '', {})
  if (wallet.balanceMinor < stakeMinor) {
    throw new RgsRefusal('wallet.insufficient_balance', '', {})
  }
  wallet.balanceMinor -= stakeMinor
  const round: Round = {
    id: order.id,
    gameCode: title.gameCode,
    state: 'in_steps',
    stake: order.stake,
    firstStake: order.stake,
    payout: '0.00',
    balanceBefore: null,
    balanceAfter: null,
    choice,
    actions: [],
    outcome: { kind: 'crash', crashAt: null, cashedOutAt: null },
    legal: [{ action: 'cash_out', stake: '0.00' }],
    timeoutAt: null,
    startedAt: instantOf(nowMs()),
    finishedAt: null,
  }
  room.bets.set(order.id, { round, choice, number: flight.number })
  tellBets(room)
  return round
}

const betOf = ({ bets }: Standing, roundId: string): Bet => {
  const bet = bets.get(roundId)
  if (!bet) throw new RgsRefusal('rgs.round_unknown', '', {})
  return bet
}

const act = (room: Standing, roundId: string): Round => {
  const { flight, title, nowMs } = room
  const bet = betOf(room, roundId)
  if (!isFlying(bet)) return bet.round
  if (flight.phase === 'betting') throw new RgsRefusal('rgs.action_not_legal', '', {})
  const at = multiplierAt(title, nowMs() - flight.fliesAtMs)
  decide(room, bet, { actions: [{ cashOut: Math.max(lowest, at) }], isOver: false })
  return bet.round
}

/** Runs one flight after the other, drawn by the same rules as the game server's. */
export const createDemoRoom = (options: DemoRoomOptions): DemoRoom => {
  const room: Standing = {
    ...options,
    flight: openFlight(options, 1, options.nowMs()),
    bets: new Map(),
    past: [],
    watchers: new Set(),
  }
  const { bets, watchers } = room
  return {
    drive: () => drive(room),
    play: (order) => {
      drive(room)
      return bets.get(order.id)?.round ?? place(room, order)
    },
    act: (roundId) => {
      drive(room)
      return act(room, roundId)
    },
    find: (roundId) => betOf(room, roundId).round,
    list: () => [...bets.values()].map(({ round }) => round).toReversed(),
    look: () => ({
      room: shownRoom(room),
      own: betsIn(room).map(({ round }) => round),
      name: 'DEMO',
    }),
    watch: (onEvent) => {
      watchers.add(onEvent)
      // Deferred, as in an event stream: the subscribers do not exist yet.
      setTimeout(() => onEvent({ kind: 'room', room: shownRoom(room) }))
      return () => watchers.delete(onEvent)
    },
  }
}
