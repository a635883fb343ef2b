import { chanceOf } from '@trevo/fairness/chance.ts'
import { engine } from '@trevo/game-rules/crash/engine.ts'
import { drawCrash, flightMs, lowest, multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashAction, CrashChoice, CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import {
  RgsRefusal,
  type ActOrder,
  type PlayOrder,
  type RoomBet,
  type RoomAnswer,
  type RoomEvent,
  type RoomGame,
  type Round,
} from '../rgs/rgs-port.ts'
import type { EngineWallet, WalletSeeds } from './engine-wallet.ts'

type RoomOptions = {
  readonly title: CrashTitle
  readonly seeds: WalletSeeds
  readonly wallet: Pick<EngineWallet, 'balanceMinor'>
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number
}

/** The room of a crash game for one player alone, by the clock of this device. */
export type DemoRoom = {
  readonly play: (order: PlayOrder) => Round
  readonly act: (roundId: string, order: ActOrder) => Round
  readonly find: (roundId: string) => Round
  /** Newest first. */
  readonly list: () => Round[]
  readonly watch: (onEvent: (event: RoomEvent) => void) => () => void
  /** The room and the player's bets in its flight. */
  readonly look: () => RoomAnswer
  /** Takes the room where the clock says it is; called often, and before anything is decided. */
  readonly drive: () => void
}

type Flight = {
  readonly number: number
  phase: RoomGame['phase']
  readonly fliesAtMs: number
  readonly crashAt: number
  readonly endsAtMs: number
}
type Bet = { round: Round; readonly choice: CrashChoice; readonly number: number }

const ownName = 'DEMO'
const pastMax = 12

const instantOf = (ms: number): string => new Date(ms).toISOString()

/** Flies one flight after the other, each drawn by the rules as the game server draws its own. */
export const createDemoRoom = ({ title, seeds, wallet, nowMs }: RoomOptions): DemoRoom => {
  const watchers = new Set<(event: RoomEvent) => void>()
  const bets = new Map<string, Bet>()
  const past: { number: number; crashAt: number; seed: string }[] = []

  const chanceIn = (number: number) => chanceOf({ ...seeds, nonce: number })
  const openFlight = (number: number, openedAtMs: number): Flight => {
    const crashAt = drawCrash(title, chanceIn(number))
    const fliesAtMs = openedAtMs + title.bettingMs
    const endsAtMs = fliesAtMs + flightMs(title, crashAt)
    return { number, phase: 'betting', fliesAtMs, crashAt, endsAtMs }
  }
  let flight = openFlight(1, nowMs())

  const shownFlight = (): RoomGame => ({
    number: flight.number,
    chainEnd: '',
    salt: seeds.clientSeed,
    phase: flight.phase,
    fliesAt: instantOf(flight.fliesAtMs),
    crashAt: flight.phase === 'over' ? flight.crashAt : null,
    seed: null,
  })
  const flyingBets = (): Bet[] =>
    [...bets.values()].filter(({ number }) => number === flight.number)
  const shownBets = (): RoomBet[] =>
    flyingBets().map(({ round }) => ({
      key: round.id,
      name: ownName,
      stake: round.stake,
      cashedOutAt: viewOf(round).cashedOutAt,
      payout: round.payout,
    }))
  const sums = () => {
    const staked = flyingBets().reduce((sum, { round }) => sum + parseMoney(round.stake), 0n)
    return { betCount: flyingBets().length, stakeTotal: formatMoney(staked) }
  }
  const shownRoom = (): RoomAnswer['room'] => ({
    serverAt: instantOf(nowMs()),
    game: shownFlight(),
    bets: shownBets(),
    past: [...past],
    ...sums(),
  })
  const tell = (event: RoomEvent): void => {
    for (const watcher of watchers) watcher(event)
  }
  const tellFlight = (): void =>
    tell({ kind: 'game', serverAt: instantOf(nowMs()), game: shownFlight() })

  /** What the rules say of a bet, with the player's own cash-out or without. */
  const decide = (bet: Bet, actions: readonly CrashAction[], isOver: boolean): void => {
    const stakeMinor = parseMoney(bet.round.stake)
    const wager = { stakeMinor, choice: bet.choice }
    const { view, payoutMinor } = engine.play(title, wager, actions, chanceIn(bet.number))
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
    tell({ kind: 'bets', bets: shownBets(), sums: sums() })
  }
  const isFlying = ({ round }: Bet): boolean => round.state === 'in_steps'

  const land = (): void => {
    flight.phase = 'over'
    for (const bet of flyingBets().filter(isFlying)) decide(bet, [], true)
    past.unshift({ number: flight.number, crashAt: flight.crashAt, seed: '' })
    past.splice(pastMax)
    tellFlight()
  }
  const fly = (now: number): void => {
    const elapsedMs = Math.floor(now - flight.fliesAtMs)
    const multiplier = multiplierAt(title, elapsedMs)
    const isDue = ({ choice }: Bet) =>
      choice.autoCashOut !== null && choice.autoCashOut <= Math.min(multiplier, flight.crashAt)
    for (const bet of flyingBets().filter(isFlying).filter(isDue)) decide(bet, [], false)
    tell({ kind: 'tick', elapsedMs, multiplier })
  }
  const drive = (): void => {
    const now = nowMs()
    if (flight.phase === 'over' && now >= flight.endsAtMs + title.pauseMs) {
      flight = openFlight(flight.number + 1, now)
      tellFlight()
    }
    if (flight.phase === 'betting' && now >= flight.fliesAtMs) {
      flight.phase = 'flying'
      tellFlight()
    }
    if (flight.phase !== 'flying') return
    if (now >= flight.endsAtMs) land()
    else fly(now)
  }

  const betOf = (roundId: string): Bet => {
    const bet = bets.get(roundId)
    if (!bet) throw new RgsRefusal('rgs.round_unknown', '', {})
    return bet
  }

  const place = (order: PlayOrder): Round => {
    const stakeMinor = parseMoney(order.stake)
    const choice = engine.readChoice(title, stakeMinor, order.choice ?? null)
    if (!choice) throw new RgsRefusal('rgs.choice_not_offered', '', {})
    if (flight.phase !== 'betting') throw new RgsRefusal('rgs.bets_closed', '', {})
    const isTaken = flyingBets().some((bet) => bet.choice.seat === choice.seat)
    if (isTaken) throw new RgsRefusal('rgs.bets_closed', '', {})
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
    bets.set(order.id, { round, choice, number: flight.number })
    tell({ kind: 'bets', bets: shownBets(), sums: sums() })
    return round
  }

  return {
    drive,
    play: (order) => {
      drive()
      return bets.get(order.id)?.round ?? place(order)
    },
    act: (roundId) => {
      drive()
      const bet = betOf(roundId)
      if (!isFlying(bet)) return bet.round
      if (flight.phase === 'betting') throw new RgsRefusal('rgs.action_not_legal', '', {})
      const at = multiplierAt(title, nowMs() - flight.fliesAtMs)
      decide(bet, [{ cashOut: Math.max(lowest, at) }], false)
      return bet.round
    },
    find: (roundId) => betOf(roundId).round,
    list: () => [...bets.values()].map(({ round }) => round).toReversed(),
    look: () => ({ room: shownRoom(), own: flyingBets().map(({ round }) => round) }),
    watch: (onEvent) => {
      watchers.add(onEvent)
      // Later, as a stream would: whoever watches is not built yet.
      setTimeout(() => onEvent({ kind: 'room', room: shownRoom() }))
      return () => watchers.delete(onEvent)
    },
  }
}

const viewOf = ({ outcome }: Round) => outcome as unknown as { cashedOutAt: number | null } // decided above
