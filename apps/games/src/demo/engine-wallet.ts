import { chanceOf } from '@trevo/fairness/chance.ts'
import type { Engine, Play } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import {
  RgsRefusal,
  type ActOrder,
  type PlayOrder,
  type Round,
  type RoundDetail,
} from '../rgs/rgs-port.ts'

/** The seed pair that every round is drawn from, one nonce each. */
export type WalletSeeds = { readonly serverSeed: string; readonly clientSeed: string }

type Kept = { round: Round; readonly nonce: number; readonly order: PlayOrder }

/** One player of one title: the real engine, with the balance in memory. */
export type EngineWallet = {
  balanceMinor: bigint
  /** The same id gives the same round. */
  readonly play: (order: PlayOrder, nonce: number) => Round
  /** The same number gives the same answer. */
  readonly act: (roundId: string, order: ActOrder) => Round
  readonly find: (roundId: string) => Round
  /** The state of a round before each of its actions. */
  readonly stepsOf: (roundId: string) => RoundDetail['steps']
  readonly nonceOf: (roundId: string) => number
  readonly has: (roundId: string) => boolean
  /** Newest first. */
  readonly list: () => Round[]
}

type WalletOptions = {
  readonly title: TitleData
  readonly engine: Engine
  readonly seeds: WalletSeeds
  /** The play money, as decimal text. */
  readonly balance: string
  /** The current instant, ISO 8601. */
  readonly now: () => string
  /** False if the profile allows no bonus purchase. */
  readonly featureBuy?: boolean
}

/** Plays through the title's engine and moves the money of each step. No call leaves the browser. */
export const createEngineWallet = ({ balance, now, ...played }: WalletOptions): EngineWallet => {
  const rounds = new Map<string, Kept>()
  const keptOf = (id: string): Kept => {
    const kept = rounds.get(id)
    if (!kept) throw new RgsRefusal('rgs.round_unknown', '', {})
    return kept
  }

  /** The state of the round after these actions; the difference is added to the balance. */
  const applyActions = (
    id: string,
    order: PlayOrder,
    nonce: number,
    actions: readonly Json[],
  ): Round => {
    const before = rounds.get(id)?.round
    const play = playOrder(played, order, nonce, actions)
    const further = play.stakeMinor - (before ? parseMoney(before.stake) : 0n)
    if (wallet.balanceMinor < further) throw new RgsRefusal('wallet.insufficient_balance', '', {})
    wallet.balanceMinor += play.payoutMinor - further
    const startedAt = before?.startedAt ?? now()
    const round = roundOf({ id, order, actions, startedAt }, play)
    if (play.legal.length > 0) return { ...round, timeoutAt: timeoutAfter(startedAt) }
    const balanceAfter = formatMoney(wallet.balanceMinor)
    return { ...round, state: 'credited', balanceAfter, finishedAt: now() }
  }

  const wallet: EngineWallet = {
    balanceMinor: parseMoney(balance),
    play: (order, nonce) => {
      const known = rounds.get(order.id)
      if (known) return known.round
      const round = applyActions(order.id, order, nonce, [])
      rounds.set(order.id, { round, nonce, order })
      return round
    },
    act: (roundId, { number, action }) => {
      const kept = keptOf(roundId)
      const taken = kept.round.actions.length
      if (number === taken) return kept.round
      if (number !== taken + 1) throw new RgsRefusal('rgs.action_not_legal', '', {})
      const actions = [...kept.round.actions, action as Json]
      kept.round = applyActions(roundId, kept.order, kept.nonce, actions)
      return kept.round
    },
    find: (roundId) => keptOf(roundId).round,
    stepsOf: (roundId) => {
      const { round, order, nonce } = keptOf(roundId)
      const actions = round.actions as readonly Json[] // they came as JSON
      return actions.map((_, count) => {
        const play = playOrder(played, order, nonce, actions.slice(0, count))
        const outcome = overWire(play.view) as RoundDetail['steps'][number]['outcome']
        return { outcome, stake: formatMoney(play.stakeMinor) }
      })
    },
    nonceOf: (roundId) => keptOf(roundId).nonce,
    has: (roundId) => rounds.has(roundId),
    list: () => [...rounds.values()].map(({ round }) => round).toReversed(),
  }
  return wallet
}

const TIMEOUT_MS = 24 * 3_600_000

const timeoutAfter = (instant: string): string =>
  new Date(Date.parse(instant) + TIMEOUT_MS).toISOString()

/** Through JSON, as over the wire. */
const overWire = (value: Json): unknown => JSON.parse(JSON.stringify(value))

const playOrder = (
  { title, engine, seeds, featureBuy = true }: Omit<WalletOptions, 'balance' | 'now'>,
  order: PlayOrder,
  nonce: number,
  actions: readonly Json[],
): Play<Json, Json> => {
  const stakeMinor = parseMoney(order.stake)
  const choice = engine.readChoice(title, stakeMinor, order.choice ?? null)
  const isBought = choice !== undefined && engine.isFeatureBuy?.(choice) === true
  if (choice === undefined || (isBought && !featureBuy))
    throw new RgsRefusal('rgs.choice_not_offered', '', {})
  return engine.play(title, { stakeMinor, choice }, actions, chanceOf({ ...seeds, nonce }))
}

type Standing = {
  readonly id: string
  readonly order: PlayOrder
  readonly actions: readonly Json[]
  readonly startedAt: string
}

/** The wire's round, marked as open. */
const roundOf = (
  { id, order, actions, startedAt }: Standing,
  { view, stakeMinor, payoutMinor, legal }: Play<Json, Json>,
): Round => ({
  id,
  gameCode: order.gameCode,
  state: 'in_steps',
  stake: formatMoney(stakeMinor),
  firstStake: formatMoney(parseMoney(order.stake)),
  payout: formatMoney(payoutMinor),
  balanceBefore: null,
  balanceAfter: null,
  choice: (order.choice ?? null) as Round['choice'], // what the engine read
  actions: overWire([...actions]) as Round['actions'],
  outcome: overWire(view) as Round['outcome'],
  legal: legal.map(({ action, stakeMinor: cost }) => ({
    action: action as Round['legal'][number]['action'], // JSON by its type
    stake: formatMoney(cost),
  })),
  timeoutAt: null,
  startedAt,
  finishedAt: null,
})
