import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import { isCrash } from '@trevo/game-rules/crash/types.ts'
import { stakesOnOffer } from '@trevo/game-rules/engine/stakes-on-offer.ts'
import { isTable, type TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { GameSession, RgsPort, Round } from '../rgs/rgs-port.ts'
import { sessionOf } from '../rgs/session-of.ts'
import { lonePond } from './lone-pond.ts'
import { createDemoRoom } from './demo-room.ts'
import { createDemoTable } from './demo-table.ts'
import { createEngineWallet, type EngineWallet, type WalletSeeds } from './engine-wallet.ts'

/** The play money at the start and after each refill. */
export const fullBalance = '1000.00'

type DemoOptions = {
  readonly title: TitleData
  readonly engine: Engine
  readonly profile: GameProfile
  readonly language: LanguageCode
  readonly siteOrigin: string
  readonly seeds: WalletSeeds
  readonly nowMs: () => number
}

/** The game server's part, played in this page. */
export type DemoPort = RgsPort & {
  /** Refills the play money to its start value if it is below. */
  readonly fillUp: () => void
  /** Advances the time in the room of a shared game; does nothing in others. */
  readonly drive: () => void
}

const never = (): Promise<never> => Promise.reject(new Error('a demo has no history'))

type Told = Pick<GameSession, 'balance' | 'seeds' | 'startedAt' | 'serverAt'> & {
  readonly done: readonly Round[]
}

const sumOf = (amounts: readonly string[]): string =>
  formatMoney(amounts.reduce((total, amount) => total + parseMoney(amount), 0n))

const demoSession = (
  { title, language, profile, siteOrigin }: DemoOptions,
  { done, ...told }: Told,
): GameSession =>
  sessionOf(title, {
    ...told,
    sessionToken: 'demo',
    language,
    profile,
    stakes: stakesOnOffer(title, parseMoney(profile.maxStake)).map(formatMoney),
    lobbyUrl: `${siteOrigin}/`,
    depositUrl: `${siteOrigin}/`,
    historyUrl: `${siteOrigin}/`,
    stakeTotal: sumOf(done.map(({ stake }) => stake)),
    payoutTotal: sumOf(done.map(({ payout }) => payout)),
    roundCount: done.length,
  })

/** The room of a shared title; undefined where each player plays alone. */
const openRoom = ({ title, engine, seeds, nowMs }: DemoOptions, wallet: EngineWallet) => {
  if (isCrash(title)) return createDemoRoom({ title, seeds, wallet, nowMs })
  if (isTable(title)) return createDemoTable({ title, engine, seeds, wallet, nowMs })
  return undefined
}

/**
 * A game with play money behind the game server's port: the title's own engine decides, the balance is kept in
 * memory, and nothing is sent. A reload starts from scratch.
 */
export const createDemoPort = (options: DemoOptions): DemoPort => {
  const { title, engine, profile, seeds, nowMs } = options
  const now = (): string => new Date(nowMs()).toISOString()
  const startedAt = now()
  const wallet = createEngineWallet({
    title,
    engine,
    seeds,
    balance: fullBalance,
    now,
    featureBuy: profile.featureBuy,
  })
  const room = openRoom(options, wallet)
  const rounds = room ?? wallet
  let nonce = 0

  const balance = (): string => formatMoney(wallet.balanceMinor)
  const seedState = (): GameSession['seeds'] => ({
    seedPairId: 'demo',
    commitment: '0'.repeat(64),
    commitmentNumber: 0,
    clientSeed: seeds.clientSeed,
    nonce,
  })
  const session = (): GameSession =>
    demoSession(options, {
      balance: balance(),
      seeds: seedState(),
      startedAt,
      serverAt: now(),
      done: rounds.list(),
    })

  return {
    open: async () => session(),
    resume: async () => session(),
    play: async (order) => {
      const isNew = !room && !wallet.has(order.id)
      const round = room ? room.play(order) : wallet.play(order, nonce)
      if (isNew) nonce += 1
      return { round, balance: balance(), seeds: seedState(), nextRoundAt: null, freeRounds: null }
    },
    act: async (roundId, order) => {
      const round = rounds.act(roundId, order)
      return { round, balance: balance() }
    },
    finish: async (roundId) => ({ round: rounds.find(roundId), balance: balance() }),
    rounds: async () => ({ rounds: rounds.list(), nextCursor: null }),
    round: async (roundId) => ({
      round: rounds.find(roundId),
      steps: room ? [] : wallet.stepsOf(roundId),
      proof: null,
    }),
    rotateSeeds: never,
    setClientSeed: never,
    room: async () => room?.look() ?? never(),
    watchRoom: (onEvent) => room?.watch(onEvent) ?? (() => undefined),
    pond: async () => lonePond(now()),
    fillUp: () => {
      const fullMinor = parseMoney(fullBalance)
      if (wallet.balanceMinor < fullMinor) wallet.balanceMinor = fullMinor
    },
    drive: () => room?.drive(),
  }
}
