import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import { linksOf, type ComparedAccount } from './linked-accounts.ts'

/** Maximum number of accounts compared with each other: in a larger group those with the most at risk. */
export const comparedMax = 40

/** Two linked accounts whose bets on one outcome offset each other; amounts in 1/10,000 BRL. */
export type OppositePair = {
  readonly memberId: bigint
  readonly otherMemberId: bigint
  /** Why the two are linked; for two linked through others, why all of them are. */
  readonly links: readonly LinkReason[]
  /** What each has at risk separately. */
  readonly ownMinor: bigint
  readonly otherMinor: bigint
  /** What is at risk when the bets of all compared accounts are combined. */
  readonly togetherMinor: bigint
  /** How many accounts were combined. */
  readonly accounts: number
}

type Own = { readonly account: ComparedAccount; readonly minor: bigint }

/** Combined, half or more of what the accounts have at risk separately is no longer at risk. */
const isOpposite = (owns: readonly Own[], togetherMinor: bigint): boolean =>
  togetherMinor * 2n <= owns.reduce((sum, { minor }) => sum + minor, 0n)

const pairsOf = (owns: readonly Own[]): (readonly [Own, Own])[] =>
  owns.flatMap((one, at) => owns.slice(at + 1).map((other) => [one, other] as const))

/**
 * Pairs of linked accounts that bet against each other on one outcome: when two of them, or all of
 * them, are combined, at most half of what they have at risk separately is at risk
 * (`docs/valid-stake.md`).
 * @param riskOf the part at risk of the combined bets of these accounts, by the product's rules
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
  // No two of them alone: the account with the most at risk represents the others in each signal.
  const seen = new Set(found.flatMap(({ memberId, otherMemberId }) => [memberId, otherMemberId]))
  const rest = others.filter(({ account }) => !seen.has(account.memberId))
  return [...found, ...rest.map((other) => pairOf(first, other, togetherMinor, owns.length))]
}
