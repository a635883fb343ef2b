import type { CrashChoice, CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { RoomAnswer, RoomBet, RoomEvent, RoomGame, Round } from '../rgs/rgs-port.ts'
import type { EngineWallet, WalletSeeds } from './engine-wallet.ts'

export type DemoRoomOptions = {
  readonly title: CrashTitle
  readonly seeds: WalletSeeds
  readonly wallet: Pick<EngineWallet, 'balanceMinor'>
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number
}

export type Flight = {
  readonly number: number
  phase: RoomGame['phase']
  readonly fliesAtMs: number
  readonly crashAt: number
  readonly endsAtMs: number
}
export type Bet = { round: Round; readonly choice: CrashChoice; readonly number: number }

/** The state of the room: the current flight, all its bets, and the number of viewers. */
export type Standing = DemoRoomOptions & {
  flight: Flight
  readonly bets: Map<string, Bet>
  readonly past: { number: number; crashAt: number; seed: string }[]
  readonly watchers: Set<(event: RoomEvent) => void>
}

const ownName = 'DEMO'

const viewOf = ({ outcome }: Round) => outcome as unknown as { cashedOutAt: number | null } // the engine's own

/** An instant in the format of the wire, ISO 8601. */
export const instantOf = (ms: number): string => new Date(ms).toISOString()

/** The bets in the flight of the moment. */
export const betsIn = ({ bets, flight }: Standing): Bet[] =>
  [...bets.values()].filter(({ number }) => number === flight.number)

/** The flight as viewers see it: its end is shown only once it has ended. */
export const shownFlight = ({ flight, seeds }: Standing): RoomGame => ({
  number: flight.number,
  chainEnd: '',
  salt: seeds.clientSeed,
  phase: flight.phase,
  fliesAt: instantOf(flight.fliesAtMs),
  crashAt: flight.phase === 'over' ? flight.crashAt : null,
  seed: null,
})

/** The bets of the flight, for its list. */
export const shownBets = (room: Standing): RoomBet[] =>
  betsIn(room).map(({ round }) => ({
    key: round.id,
    name: ownName,
    stake: round.stake,
    cashedOutAt: viewOf(round).cashedOutAt,
    payout: round.payout,
  }))

/** The number of bets in the flight, and their total stake. */
export const sumsOf = (room: Standing) => {
  const bets = betsIn(room)
  const staked = bets.reduce((sum, { round }) => sum + parseMoney(round.stake), 0n)
  return { betCount: bets.length, stakeTotal: formatMoney(staked) }
}

/** The whole room, for a page that opens it. */
export const shownRoom = (room: Standing): RoomAnswer['room'] => ({
  serverAt: instantOf(room.nowMs()),
  game: shownFlight(room),
  bets: shownBets(room),
  past: [...room.past],
  ...sumsOf(room),
})
