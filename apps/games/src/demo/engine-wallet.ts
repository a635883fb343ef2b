import { chanceOf } from '@trevo/fairness/chance.ts'
import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { RgsRefusal, type ActOrder, type PlayOrder, type Round } from '../rgs/rgs-port.ts'

/** The pair of seeds that every round is drawn from, a nonce each. */
export type WalletSeeds = { readonly serverSeed: string; readonly clientSeed: string }

type Kept = { round: Round; readonly nonce: number; readonly order: PlayOrder }

/** One player of one title: the real engine, the balance in memory. */
export type EngineWallet = {
  balanceMinor: bigint
  /** The same id gives the same round. */
  readonly play: (order: PlayOrder, nonce: number) => Round
  /** The same number gives the same answer. */
  readonly act: (roundId: string, order: ActOrder) => Round
  readonly find: (roundId: string) => Round
  readonly nonceOf: (roundId: string) => number
  readonly has: (roundId: string) => boolean
  /** Newest first. */
  readonly list: () => Round[]
}

type WalletOptions = {
  readonly title: TitleData
  readonly engine: Engine
  readonly seeds: WalletSeeds
  /** What there is to play with, decimal text. */
  readonly balance: string
  /** Instant of now, ISO 8601. */
  readonly now: () => string
  /** False where the profile allows no bonus to be bought. */
  readonly featureBuy?: boolean
}

/** Plays through the title's engine and moves the money of each step. No call leaves the browser. */
export const createEngineWallet = ({
  title,
  engine,
  seeds,
  balance,
  now,
  featureBuy = true,
}: WalletOptions): EngineWallet => {
  const rounds = new Map<string, Kept>()
  const keptOf = (id: string): Kept => {
    const kept = rounds.get(id)
    if (!kept) throw new RgsRefusal('rgs.round_unknown', '', {})
    return kept
  }

  /** How the round stands after these actions; what that changes joins the balance. */
  const stand = (id: string, order: PlayOrder, nonce: number, actions: readonly Json[]): Round => {
    const before = rounds.get(id)?.round
    const stakeMinor = parseMoney(order.stake)
    const choice = engine.readChoice(title, stakeMinor, order.choice ?? null)
    const isBought = choice !== undefined && engine.isFeatureBuy?.(choice) === true
    if (choice === undefined || (isBought && !featureBuy))
      throw new RgsRefusal('rgs.choice_not_offered', '', {})
    const chance = chanceOf({ ...seeds, nonce })
    const play = engine.play(title, { stakeMinor, choice }, actions, chance)
    const further = play.stakeMinor - (before ? parseMoney(before.stake) : 0n)
    if (wallet.balanceMinor < further) throw new RgsRefusal('wallet.insufficient_balance', '', {})
    wallet.balanceMinor += play.payoutMinor - further
    const isOver = play.legal.length === 0
    // Through JSON, as over the wire.
    const wire = JSON.parse(JSON.stringify({ choice, actions, outcome: play.view })) as Pick<
      Round,
      'choice' | 'actions' | 'outcome'
    >
    const legal = play.legal.map(({ action, stakeMinor: cost }) => ({
      action: action as Round['legal'][number]['action'],
      stake: formatMoney(cost),
    }))
    return {
      id,
      gameCode: title.gameCode,
      state: isOver ? 'credited' : 'in_steps',
      stake: formatMoney(play.stakeMinor),
      firstStake: formatMoney(stakeMinor),
      payout: formatMoney(play.payoutMinor),
      balanceBefore: null,
      balanceAfter: isOver ? formatMoney(wallet.balanceMinor) : null,
      ...wire,
      legal,
      timeoutAt: null,
      startedAt: before?.startedAt ?? now(),
      finishedAt: isOver ? now() : null,
    }
  }

  const wallet: EngineWallet = {
    balanceMinor: parseMoney(balance),
    play: (order, nonce) => {
      const known = rounds.get(order.id)
      if (known) return known.round
      const round = stand(order.id, order, nonce, [])
      rounds.set(order.id, { round, nonce, order })
      return round
    },
    act: (roundId, { number, action }) => {
      const kept = keptOf(roundId)
      const taken = kept.round.actions.length
      if (number === taken) return kept.round
      if (number !== taken + 1) throw new RgsRefusal('rgs.action_not_legal', '', {})
      const actions = [...kept.round.actions, action as Json]
      kept.round = stand(roundId, kept.order, kept.nonce, actions)
      return kept.round
    },
    find: (roundId) => keptOf(roundId).round,
    nonceOf: (roundId) => keptOf(roundId).nonce,
    has: (roundId) => rounds.has(roundId),
    list: () => [...rounds.values()].map(({ round }) => round).toReversed(),
  }
  return wallet
}
