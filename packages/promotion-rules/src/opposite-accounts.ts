import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import { linksOf, type ComparedAccount } from './linked-accounts.ts'

/** Accounts compared with each other at most: of a larger group those with most at risk. */
export const comparedMax = 40

/** Two linked accounts whose bets on one outcome offset each other; amounts in 1/10,000 BRL. */
export type OppositePair = {
  readonly memberId: bigint
  readonly otherMemberId: bigint
  /** Why the two are linked; of two who are linked through others, why all of them are. */
  readonly links: readonly LinkReason[]
  /** What each has at risk by itself. */
  readonly ownMinor: bigint
  readonly otherMinor: bigint
  /** What is at risk when the bets of all accounts that were compared are taken together. */
  readonly togetherMinor: bigint
  /** How many accounts were taken together. */
  readonly accounts: number
}

type Own = { readonly account: ComparedAccount; readonly minor: bigint }

/** Half of what the accounts have at risk by themselves, or more, is no longer at risk. */
const isOpposite = (owns: readonly Own[], togetherMinor: bigint): boolean =>
  togetherMinor * 2n <= owns.reduce((sum, { minor }) => sum + minor, 0n)

const pairsOf = (owns: readonly Own[]): (readonly [Own, Own])[] =>
  owns.flatMap((one, at) => owns.slice(at + 1).map((other) => [one, other] as const))

/**
 * Pairs of linked accounts that bet against each other on one outcome: taken together, two of them, or
 * all of them, have half or less at risk of what they have at risk by themselves (`docs/valid-stake.md`).
 * @param riskOf the part at risk of the bets of these accounts taken together, by the product's rules
 */
export const findOppositePairs = async (
  group: readonly ComparedAccount[],
  riskOf: (memberIds: readonly bigint[]) => Promise<bigint>,
): Promise<readonly OppositePair[]> => {
  const all: Own[] = []
  for (const account of group) all.push({ account, minor: await riskOf([account.memberId]) })
  const owns = all
    .filter(({ minor }) => minor > 0n)
    .toSorted((a, b) => (a.minor > b.minor ? -1 : a.minor < b.minor ? 1 : 0))
    .slice(0, comparedMax)
  const togetherOf = (some: readonly Own[]): Promise<bigint> =>
    riskOf(some.map(({ account }) => account.memberId))
  const linksOfAll = [
    ...new Set(pairsOf(owns).flatMap(([one, other]) => linksOf(one.account, other.account))),
  ]
  const pairOf = (one: Own, other: Own, togetherMinor: bigint, accounts: number): OppositePair => {
    const links = linksOf(one.account, other.account)
    return {
      memberId: one.account.memberId,
      otherMemberId: other.account.memberId,
      links: links.length > 0 ? links : linksOfAll,
      ownMinor: one.minor,
      otherMinor: other.minor,
      togetherMinor,
      accounts,
    }
  }
  const found: OppositePair[] = []
  for (const pair of pairsOf(owns)) {
    const togetherMinor = await togetherOf(pair)
    if (isOpposite(pair, togetherMinor)) found.push(pairOf(...pair, togetherMinor, 2))
  }
  const [first, ...others] = owns
  if (!first || others.length < 2) return found
  const togetherMinor = await togetherOf(owns)
  if (!isOpposite(owns, togetherMinor)) return found
  // Nobody by themselves: the one with most at risk stands for the others in each signal.
  const seen = new Set(found.flatMap(({ memberId, otherMemberId }) => [memberId, otherMemberId]))
  const rest = others.filter(({ account }) => !seen.has(account.memberId))
  return [...found, ...rest.map((other) => pairOf(first, other, togetherMinor, owns.length))]
}
