import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import {
  RgsRefusal,
  RgsSilence,
  type ActOrder,
  type GameSession,
  type PlayOrder,
  type RgsPort,
} from '../rgs/rgs-port.ts'
import { createEngineWallet } from '../demo/engine-wallet.ts'
import { fixtureSeeds } from './fixture-seeds.ts'
import { sessionOf } from '../rgs/session-of.ts'

export type FakeRgs = RgsPort & {
  readonly session: GameSession
  /** Every order that arrived, repeats included. */
  readonly orders: PlayOrder[]
  /** Every action that arrived, repeats included. */
  readonly acts: ActOrder[]
  readonly finished: string[]
  /** Stakes that were really taken. */
  readonly stakedCount: () => number
  /** Takes the stake and then does not answer, this many times. */
  loseAnswers: number
  /** Seeds were changed in another tab. */
  changeSeeds: () => void
  refuse: RgsRefusal | undefined
}

const never = (): Promise<never> => Promise.reject(new Error('not used here'))

export type FakeOptions = {
  readonly balance?: string
  readonly nonces?: readonly number[]
  readonly profile?: Partial<GameSession['profile']>
  readonly openNonce?: number
  /** The open round's order, if the title offers a choice. */
  readonly openOrder?: Pick<PlayOrder, 'stake' | 'choice'>
  /** The pair in use has no seed of the player yet. */
  readonly isUnseeded?: boolean
  /** The open round was staked in an earlier session, whose sums are not part of this one's. */
  readonly isOpenOfEarlier?: boolean
  /** Credited to the wallet after the open round. */
  readonly depositedLater?: string
}

const openId = '7f1f7a0e-3f3b-4a53-9f2a-53a2f4c1b001'

/** The game server as the client's external service, in memory: real rules, known seeds. */
export const fakeRgs = (title: TitleData, options: FakeOptions = {}): FakeRgs => {
  const wallet = createEngineWallet({
    title,
    engine: engineOf(title),
    seeds: fixtureSeeds,
    balance: options.balance ?? '100.00',
    now: () => '2026-11-21T12:00:00Z',
  })
  const nonces = [...(options.nonces ?? [])]
  let nonce = 0
  const { openNonce, openOrder = { stake: '1.00' } } = options
  const open =
    openNonce === undefined
      ? null
      : wallet.play({ id: openId, gameCode: title.gameCode, ...openOrder }, openNonce)
  wallet.balanceMinor += parseMoney(options.depositedLater ?? '0.00')
  const isOpenOwn = open !== null && !options.isOpenOfEarlier
  const isSummed = open !== null && isOpenOwn
  const session = sessionOf(title, {
    balance: formatMoney(wallet.balanceMinor),
    openRound: open,
    openRoundIsOwn: isOpenOwn,
    freeRounds: null,
    stakeTotal: isSummed ? open.stake : '0.00',
    payoutTotal: isSummed ? open.payout : '0.00',
    roundCount: isSummed ? 1 : 0,
    profile: options.profile ?? {},
    seeds: {
      seedPairId: 'pair',
      commitment: '0'.repeat(64),
      commitmentNumber: 1,
      clientSeed: options.isUnseeded ? null : 'trevo',
      nonce: 0,
    },
  })

  let { seeds } = session
  const loseAnswer = (): void => {
    if (fake.loseAnswers === 0) return
    fake.loseAnswers -= 1
    throw new RgsSilence('the line broke')
  }
  const balance = (): string => formatMoney(wallet.balanceMinor)
  const fake: FakeRgs = {
    session,
    orders: [],
    acts: [],
    finished: [],
    stakedCount: () => wallet.list().length - (open ? 1 : 0),
    loseAnswers: 0,
    changeSeeds: () => {
      seeds = { ...seeds, commitment: '1'.repeat(64), clientSeed: null }
    },
    refuse: undefined,
    open: never,
    resume: async () => ({ ...session, balance: balance(), openRound: null }),
    play: async (order) => {
      fake.orders.push(order)
      if (fake.refuse) throw fake.refuse
      if (order.seed && order.seed.commitment !== seeds.commitment) {
        throw new RgsRefusal('rgs.client_seed_needed', '', { seeds })
      }
      seeds = { ...seeds, clientSeed: order.seed?.clientSeed ?? seeds.clientSeed }
      const at = wallet.has(order.id) ? 0 : (nonces.shift() ?? nonce++)
      const round = wallet.play(order, at)
      loseAnswer()
      return { round, balance: balance(), seeds, nextRoundAt: null, freeRounds: null }
    },
    act: async (roundId, order) => {
      fake.acts.push(order)
      if (fake.refuse) throw fake.refuse
      const round = wallet.act(roundId, order)
      loseAnswer()
      return { round, balance: balance() }
    },
    finish: async (roundId) => {
      fake.finished.push(roundId)
      const round = wallet.find(roundId)
      return { round, balance: round.balanceAfter }
    },
    rounds: never,
    round: async (roundId) => {
      const steps = wallet.stepsOf(roundId)
      return { round: wallet.find(roundId), steps, proof: null }
    },
    rotateSeeds: () => (fake.refuse ? Promise.reject(fake.refuse) : never()),
    room: never,
    watchRoom: () => () => undefined,
    pond: never,
    setClientSeed: never,
  }
  return fake
}
