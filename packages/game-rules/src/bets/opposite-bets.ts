import { addReturns, validStakeOfReturns, type BetReturns } from './valid-stake.ts'

/**
 * When two players who bet on the same outcomes are signalled, as data; `docs/valid-stake.md`
 * describes it. The version is raised with every change to these figures or to how a pair's rounds
 * count.
 */
export const oppositeBetRules = {
  version: 1,
  /** How many days' rounds count. */
  windowDays: 30,
  /** A pair is not signalled again at the same table within this many days. */
  quietDays: 30,
  /** How many players of a round are compared: those with the highest stakes. */
  playersMax: 60,
  /** Minimum number of rounds in which the two bet against each other. */
  roundsMin: 3,
} as const

/** A player of a round, and the function that computes what the bets return. */
export type RoundPlayer = { readonly playerRef: string; readonly returnsOf: () => BetReturns }

/** Two players of one round; amounts in 1/10,000 BRL. */
export type RoundPair = {
  /** The one whose name comes first. */
  readonly playerRef: string
  readonly otherRef: string
  /** What each has at risk separately. */
  readonly ownMinor: bigint
  readonly otherMinor: bigint
  /** What is at risk when the bets of both are combined. */
  readonly togetherMinor: bigint
  /** Combined, at most half of what the two have at risk separately is at risk. */
  readonly isOpposite: boolean
}

type Own = Pick<RoundPlayer, 'playerRef'> & {
  readonly returns: BetReturns
  readonly minor: bigint
}

const pairOf = (one: Own, other: Own): RoundPair => {
  const togetherMinor = validStakeOfReturns(addReturns(one.returns, other.returns))
  const [first, second] = one.playerRef < other.playerRef ? [one, other] : [other, one]
  return {
    playerRef: first.playerRef,
    otherRef: second.playerRef,
    ownMinor: first.minor,
    otherMinor: second.minor,
    togetherMinor,
    isOpposite: togetherMinor * 2n <= one.minor + other.minor,
  }
}

/**
 * Every pair of the players of one round that have something at risk, and whether the two bet against
 * each other (`docs/valid-stake.md`). Yields after each step of a player, so that its caller can release the
 * thread.
 */
export function* comparePlayers(
  players: readonly RoundPlayer[],
): Generator<undefined, readonly RoundPair[]> {
  const owns: Own[] = []
  for (const { playerRef, returnsOf } of players) {
    const returns = returnsOf()
    const minor = validStakeOfReturns(returns)
    if (minor > 0n) owns.push({ playerRef, returns, minor })
    yield undefined
  }
  const pairs: RoundPair[] = []
  for (const [at, one] of owns.entries()) {
    for (const other of owns.slice(at + 1)) pairs.push(pairOf(one, other))
    yield undefined
  }
  return pairs
}

/** Whether a pair is signalled for rounds of the days that count. */
export const isPairSignalled = ({
  roundCount,
  oppositeCount,
}: {
  /** Rounds that both played with something at risk. */
  readonly roundCount: number
  /** How many of these were rounds in which they bet against each other. */
  readonly oppositeCount: number
}): boolean => oppositeCount >= oppositeBetRules.roundsMin && oppositeCount * 2 >= roundCount
