import { chanceOf } from '@trevo/fairness/chance.ts'
import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { isSeated, type TableTitle } from '@trevo/game-rules/engine/title-data.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import {
  RgsRefusal,
  type ActOrder,
  type PlayOrder,
  type RoomBet,
  type RoomEvent,
  type RoomGame,
  type Round,
} from '../rgs/rgs-port.ts'
import type { DemoRoom } from './demo-room.ts'
import { createDemoSeats, type DemoBet, type DemoSeats } from './demo-seats.ts'
import type { EngineWallet, WalletSeeds } from './engine-wallet.ts'
import { instantOf } from './show-demo-room.ts'

type DemoTableOptions = {
  readonly title: TableTitle
  readonly engine: Engine
  readonly seeds: WalletSeeds
  readonly wallet: Pick<EngineWallet, 'balanceMinor'>
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number
}

const seatsOf = ({ title, engine, nowMs }: DemoTableOptions): DemoSeats | undefined => {
  const { seated } = engine
  return seated && isSeated(title) ? createDemoSeats({ title, seated, nowMs }) : undefined
}

type Bet = {
  round: Round
  readonly choice: Json
  readonly number: number
  /** The seat's decisions that raised it. */
  raisedWith: readonly number[]
}

const demoBetOf = ({ round, choice, raisedWith }: Bet): DemoBet => ({
  wager: { stakeMinor: parseMoney(round.firstStake), choice },
  raisedWith,
})

type Standing = DemoTableOptions & {
  /** At a table whose seats decide in turn. */
  readonly seats: DemoSeats | undefined
  number: number
  phase: RoomGame['phase']
  closesAtMs: number
  outcome: Json
  readonly bets: Map<string, Bet>
  readonly past: { number: number; crashAt: null; outcome: RoomGame['outcome']; seed: string }[]
  readonly watchers: Set<(event: RoomEvent) => void>
}

const pastMax = 100
const refuse = (code: string): RgsRefusal => new RgsRefusal(code, '', {})

const openRound = (room: Standing): void => {
  room.number += 1
  room.phase = 'betting'
  room.closesAtMs = room.nowMs() + room.title.table.bettingMs
  const chance = chanceOf({ ...room.seeds, nonce: room.number })
  room.outcome = room.engine.draw?.(room.title, chance) ?? null
  room.seats?.open()
}

const endsAtOf = ({ closesAtMs, title, seats }: Standing): number =>
  seats?.endsAtMs() ?? closesAtMs + title.table.drawMs

/** What is published about the round after the close. */
const toldOf = ({ seats, outcome }: Standing): RoomGame['outcome'] =>
  (seats ? seats.view() : outcome) as RoomGame['outcome'] // plain JSON

const shownGame = (room: Standing): RoomGame => ({
  number: room.number,
  chainEnd: '',
  salt: room.seeds.clientSeed,
  phase: room.phase,
  fliesAt: instantOf(room.closesAtMs),
  ...(Number.isFinite(endsAtOf(room)) && { endsAt: instantOf(endsAtOf(room)) }),
  crashAt: null,
  outcome: room.phase === 'betting' ? null : toldOf(room),
  seed: null,
  ...room.seats?.shown(),
  ...(room.engine.announce && {
    announced: room.engine.announce(room.title, room.outcome) as RoomGame['announced'],
  }),
})

const betsIn = ({ bets, number }: Standing): Bet[] =>
  [...bets.values()].filter((bet) => bet.number === number && bet.round.state !== 'cancelled')

/** The place of a bet at a table with seats. */
const placeOf = ({ choice, outcome }: Round): string | undefined => {
  const { bets } = (choice ?? {}) as { bets?: readonly { bet: string }[] } // what the engine has read
  const place = bets?.[0]?.bet
  return outcome && /^(seat|behind)-/.test(place ?? '') ? place : undefined
}

const shownBet = ({ round }: Bet): RoomBet => ({
  key: round.id,
  name: 'DEMO',
  stake: round.stake,
  ...(placeOf(round) !== undefined && { place: placeOf(round) }),
  cashedOutAt: null,
  payout: round.payout,
})

const sumsOf = (room: Standing) => {
  const bets = betsIn(room)
  const staked = bets.reduce((sum, { round }) => sum + parseMoney(round.stake), 0n)
  return { betCount: bets.length, stakeTotal: formatMoney(staked) }
}

const tell = ({ watchers }: Standing, event: RoomEvent): void => {
  for (const watcher of watchers) watcher(event)
}
const pushGame = (room: Standing): void =>
  tell(room, { kind: 'game', serverAt: instantOf(room.nowMs()), game: shownGame(room) })
const tellBets = (room: Standing): void =>
  tell(room, { kind: 'bets', bets: betsIn(room).map(shownBet), sums: sumsOf(room) })

const settle = (room: Standing, bet: Bet): void => {
  const { engine, title, wallet, outcome, seats } = room
  const demoBet = demoBetOf(bet)
  const play = seats ? seats.settle(demoBet) : engine.settle?.(title, demoBet.wager, outcome)
  if (!play) throw new Error(`${title.gameCode} has no bets on one outcome`)
  wallet.balanceMinor += play.payoutMinor
  bet.round = {
    ...bet.round,
    state: 'credited',
    actions: (seats?.actionsOf(demoBet) ?? []) as Round['actions'], // plain JSON
    outcome: play.view as Round['outcome'],
    payout: formatMoney(play.payoutMinor),
    balanceAfter: formatMoney(wallet.balanceMinor),
    legal: [],
    finishedAt: instantOf(room.nowMs()),
  }
}

const endRound = (room: Standing): void => {
  room.phase = 'over'
  const bets = betsIn(room)
  for (const bet of bets) settle(room, bet)
  room.past.unshift({ number: room.number, crashAt: null, outcome: toldOf(room), seed: '' })
  room.past.splice(pastMax)
  pushGame(room)
  if (bets.length > 0) tellBets(room)
}

const seatsTaken = (room: Standing): number[] =>
  betsIn(room).flatMap(({ choice }) => room.engine.seated?.placeOf(choice).seat ?? [])

const drive = (room: Standing): void => {
  const now = room.nowMs()
  if (room.phase === 'over' && now >= endsAtOf(room) + room.title.table.pauseMs) {
    openRound(room)
    pushGame(room)
  }
  if (room.phase === 'betting' && now >= room.closesAtMs) {
    room.phase = 'flying'
    room.seats?.close(room.outcome, seatsTaken(room))
    pushGame(room)
  }
  if (room.phase === 'flying' && room.seats?.drive() === true) pushGame(room)
  if (room.phase === 'flying' && now >= endsAtOf(room)) endRound(room)
}

/** Alone at the table: one seat, and no player to bet behind. */
const requirePlace = (room: Standing, choice: Json): void => {
  const place = room.engine.seated?.placeOf(choice)
  if (!place) return
  if (place.isBehind || betsIn(room).length > 0) throw refuse('rgs.choice_not_offered')
}

const place = (room: Standing, order: PlayOrder): Round => {
  const { title, engine, wallet, nowMs } = room
  const stakeMinor = parseMoney(order.stake)
  const choice = engine.readChoice(title, stakeMinor, order.choice ?? null)
  if (choice === undefined) throw refuse('rgs.choice_not_offered')
  const isOnOffer = engine.isOnOffer?.(title, choice, room.outcome) ?? true
  if (room.phase !== 'betting' || !isOnOffer) throw refuse('rgs.bets_closed')
  requirePlace(room, choice)
  if (wallet.balanceMinor < stakeMinor) throw refuse('wallet.insufficient_balance')
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
    choice: choice as Round['choice'], // plain JSON
    actions: [],
    outcome: { kind: 'table', outcome: null, bets: [] },
    legal: [{ action: 'remove_bet', stake: '0.00' }],
    timeoutAt: null,
    startedAt: instantOf(nowMs()),
    finishedAt: null,
  }
  room.bets.set(order.id, { round, choice, number: room.number, raisedWith: [] })
  tellBets(room)
  return round
}

const betOf = ({ bets }: Standing, roundId: string): Bet => {
  const bet = bets.get(roundId)
  if (!bet) throw refuse('rgs.round_unknown')
  return bet
}

const removeBet = (room: Standing, roundId: string): Round => {
  const bet = betOf(room, roundId)
  if (bet.round.state === 'cancelled') return bet.round
  if (room.phase !== 'betting' || bet.number !== room.number) throw refuse('rgs.bets_closed')
  room.wallet.balanceMinor += parseMoney(bet.round.stake)
  bet.round = { ...bet.round, state: 'cancelled', outcome: null, legal: [] }
  tell(room, { kind: 'bets', bets: [{ ...shownBet(bet), isGone: true }], sums: sumsOf(room) })
  return bet.round
}

/** The decision for a bet's seat. */
const decide = (room: Standing, roundId: string, { number, action }: ActOrder): Round => {
  const bet = betOf(room, roundId)
  const { kind } = (action ?? {}) as { kind?: unknown } // JSON by its type
  const seat = room.engine.seated?.placeOf(bet.choice).seat
  const isDecision = bet.number === room.number && seat !== undefined && typeof kind === 'string'
  if (!isDecision || !room.seats || room.phase !== 'flying') throw refuse('rgs.action_not_legal')
  room.seats.decide({ seat, kind, number }, (costOf) => {
    const costMinor = costOf(demoBetOf(bet))
    if (room.wallet.balanceMinor < costMinor) throw refuse('wallet.insufficient_balance')
    room.wallet.balanceMinor -= costMinor
    bet.round = { ...bet.round, stake: formatMoney(parseMoney(bet.round.stake) + costMinor) }
    bet.raisedWith = [...bet.raisedWith, number]
    tellBets(room)
  })
  pushGame(room)
  return bet.round
}

/** A shared table for a single player, by this device's clock and the title's rules. */
export const createDemoTable = (options: DemoTableOptions): DemoRoom => {
  const room: Standing = {
    ...options,
    seats: seatsOf(options),
    number: 0,
    phase: 'betting',
    closesAtMs: 0,
    outcome: null,
    bets: new Map(),
    past: [],
    watchers: new Set(),
  }
  openRound(room)
  const look = () => ({
    serverAt: instantOf(room.nowMs()),
    game: shownGame(room),
    bets: betsIn(room).map(shownBet),
    past: [...room.past],
    ...sumsOf(room),
  })
  return {
    drive: () => drive(room),
    play: (order) => {
      drive(room)
      return room.bets.get(order.id)?.round ?? place(room, order)
    },
    act: (roundId, order) => {
      drive(room)
      const isRemoval = order.action === 'remove_bet'
      return isRemoval ? removeBet(room, roundId) : decide(room, roundId, order)
    },
    find: (roundId) => betOf(room, roundId).round,
    list: () =>
      [...room.bets.values()]
        .map(({ round }) => round)
        .filter(({ state }) => state !== 'cancelled')
        .toReversed(),
    look: () => ({ room: look(), own: betsIn(room).map(({ round }) => round), name: 'DEMO' }),
    watch: (onEvent) => {
      room.watchers.add(onEvent)
      // Deferred, as in an event stream: the subscribers do not exist yet.
      setTimeout(() => onEvent({ kind: 'room', room: look() }))
      return () => room.watchers.delete(onEvent)
    },
  }
}
