import { chanceOf } from '@trevo/fairness/chance.ts'
import { playRound } from '@trevo/game-rules/slots/play-round.ts'
import { toWireTexts } from '@trevo/languages/languages.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import {
  RgsRefusal,
  RgsSilence,
  type GameSession,
  type PlayOrder,
  type RgsPort,
  type Round,
} from '../rgs/rgs-port.ts'
import { fixtureSeeds } from './fixture-seeds.ts'

export type FakeRgs = RgsPort & {
  readonly session: GameSession
  /** Every order that arrived, repeats included. */
  readonly orders: PlayOrder[]
  readonly finished: string[]
  /** Stakes really taken. */
  readonly stakedCount: () => number
  /** Takes the stake and then says nothing, so many times. */
  loseAnswers: number
  /** Seeds were changed in another tab. */
  changeSeeds: () => void
  refuse: RgsRefusal | undefined
}

const never = (): Promise<never> => Promise.reject(new Error('not asked here'))

type FakeOptions = {
  readonly balance?: string
  readonly nonces?: readonly number[]
  readonly profile?: Partial<GameSession['profile']>
  readonly openNonce?: number
  /** The pair in use has no seed of the player yet. */
  readonly isUnseeded?: boolean
  /** The open round was staked in an earlier session, whose sums are not this one's. */
  readonly isOpenOfEarlier?: boolean
  /** Came into the wallet after the open round. */
  readonly depositedLater?: string
}

/** The game server as the client's outside party, in memory: real rules, known seeds. */
export const fakeRgs = (maths: SlotMaths, options: FakeOptions = {}): FakeRgs => {
  let balanceMinor = parseMoney(options.balance ?? '100.00') as bigint
  const nonces = [...(options.nonces ?? [])]
  const rounds = new Map<string, Round>()
  let nonce = 0

  const roundOf = (id: string, stake: string, at: number): Round => {
    const round = playedRound(maths, { id, stake, nonce: at, balanceMinor })
    balanceMinor = parseMoney(round.balanceAfter ?? '0.00')
    rounds.set(id, round)
    return round
  }
  const open =
    options.openNonce === undefined
      ? null
      : roundOf('7f1f7a0e-3f3b-4a53-9f2a-53a2f4c1b001', '1.00', options.openNonce)
  balanceMinor += parseMoney(options.depositedLater ?? '0.00')
  const session = sessionOf(maths, {
    balance: formatMoney(balanceMinor),
    open,
    isOpenOwn: open !== null && !options.isOpenOfEarlier,
    profile: options.profile ?? {},
    clientSeed: options.isUnseeded ? null : 'trevo',
  })

  let { seeds } = session
  const fake: FakeRgs = {
    session,
    orders: [],
    finished: [],
    stakedCount: () => rounds.size - (open ? 1 : 0),
    loseAnswers: 0,
    changeSeeds: () => {
      seeds = { ...seeds, commitment: '1'.repeat(64), clientSeed: null }
    },
    refuse: undefined,
    open: never,
    resume: async () => ({ ...session, balance: formatMoney(balanceMinor), openRound: null }),
    play: async (order) => {
      fake.orders.push(order)
      if (fake.refuse) throw fake.refuse
      if (order.seed && order.seed.commitment !== seeds.commitment) {
        throw new RgsRefusal('rgs.client_seed_needed', '', { seeds })
      }
      seeds = { ...seeds, clientSeed: order.seed?.clientSeed ?? seeds.clientSeed }
      const round =
        rounds.get(order.id) ?? roundOf(order.id, order.stake, nonces.shift() ?? nonce++)
      if (fake.loseAnswers > 0) {
        fake.loseAnswers -= 1
        throw new RgsSilence('the line broke')
      }
      const balance = formatMoney(balanceMinor)
      return { round, balance, seeds, nextRoundAt: null }
    },
    finish: async (roundId) => {
      fake.finished.push(roundId)
      const round = roundOrRefuse(rounds, roundId)
      return { round, balance: round.balanceAfter }
    },
    rounds: never,
    round: async (roundId) => ({ round: roundOrRefuse(rounds, roundId), proof: null }),
    rotateSeeds: never,
    setClientSeed: never,
  }
  return fake
}

const roundOrRefuse = (rounds: ReadonlyMap<string, Round>, id: string): Round => {
  const round = rounds.get(id)
  if (!round) throw new RgsRefusal('rgs.round_unknown', '', {})
  return round
}

type RoundFacts = {
  readonly id: string
  readonly stake: string
  readonly nonce: number
  /** Before the stake left it. */
  readonly balanceMinor: bigint
}

const playedRound = (maths: SlotMaths, { id, stake, nonce, balanceMinor }: RoundFacts): Round => {
  const stakeMinor = parseMoney(stake)
  const outcome = playRound(maths, { stakeMinor }, chanceOf({ ...fixtureSeeds, nonce }))
  const payoutMinor = BigInt(outcome.payoutMinor)
  return {
    id,
    gameCode: maths.gameCode,
    state: 'credited',
    stake,
    payout: formatMoney(payoutMinor),
    balanceBefore: null,
    balanceAfter: formatMoney(balanceMinor + payoutMinor - stakeMinor),
    // Through JSON, as over the wire.
    outcome: JSON.parse(JSON.stringify(outcome)) as Round['outcome'],
    startedAt: '2026-11-21T12:00:00Z',
    finishedAt: '2026-11-21T12:00:00Z',
  }
}

type SessionFacts = {
  readonly balance: string
  readonly open: Round | null
  readonly isOpenOwn: boolean
  readonly profile: Partial<GameSession['profile']>
  readonly clientSeed: string | null
}

const sessionOf = (
  maths: SlotMaths,
  { balance, open, isOpenOwn, profile, clientSeed }: SessionFacts,
): GameSession => ({
  sessionToken: 'session',
  game: {
    gameCode: maths.gameCode,
    title: toWireTexts(maths.title),
    mathsVersion: maths.version,
    rtpBp: maths.rtpBp,
  },
  profile: {
    minCycleMs: 0,
    turbo: true,
    autoplay: true,
    lossCelebration: false,
    showRtp: true,
    netPosition: true,
    sessionClock: true,
    realityCheckSec: 0,
    maxStake: '500.00',
    ...profile,
  },
  language: 'PT',
  currency: 'BRL',
  balance,
  stakes: maths.stakeStepsMinor.map(formatMoney),
  lobbyUrl: 'http://site.test/',
  depositUrl: 'http://site.test/deposit',
  historyUrl: 'http://site.test/history',
  seeds: {
    seedPairId: 'pair',
    commitment: '0'.repeat(64),
    commitmentNumber: 1,
    clientSeed,
    nonce: 0,
  },
  openRound: open,
  openRoundIsOwn: isOpenOwn,
  startedAt: '2026-11-21T12:00:00Z',
  serverAt: '2026-11-21T12:00:00Z',
  nextRoundAt: null,
  stakeTotal: open && isOpenOwn ? open.stake : '0.00',
  payoutTotal: open && isOpenOwn ? open.payout : '0.00',
  roundCount: open && isOpenOwn ? 1 : 0,
})
