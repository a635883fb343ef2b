import { dayMs } from '@trevo/calendar/durations.ts'
import type { LinkReason } from '@trevo/contract/promotion-names.ts'

/** The properties of an account that can be compared with others; keys are only compared, never shown. */
export type ComparedAccount = {
  readonly memberId: bigint
  readonly registeredAt: Date
  /** Who referred the member by a code. */
  readonly referrerMemberId: bigint | null
  readonly documentKey: string | null
  readonly payeeKeys: readonly string[]
  readonly deviceKeys: readonly string[]
  readonly addressBlocks: readonly string[]
}

/** Two accounts of one network are linked if they were created within this time. */
const apartMs = dayMs

const meet = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => other.includes(key))

const isBroughtBy = (one: ComparedAccount, other: ComparedAccount): boolean =>
  one.referrerMemberId === other.memberId

/** Why two accounts may belong to one person, or act as one; empty if nothing is known. */
export const linksOf = (one: ComparedAccount, other: ComparedAccount): readonly LinkReason[] => {
  const betweenMs = Math.abs(one.registeredAt.getTime() - other.registeredAt.getTime())
  const isSameDocument = one.documentKey !== null && one.documentKey === other.documentKey
  const isSameNetwork = betweenMs < apartMs && meet(one.addressBlocks, other.addressBlocks)
  return [
    ...(isSameDocument ? (['sameDocument'] as const) : []),
    ...(meet(one.payeeKeys, other.payeeKeys) ? (['samePayee'] as const) : []),
    ...(meet(one.deviceKeys, other.deviceKeys) ? (['sameDevice'] as const) : []),
    ...(isSameNetwork ? (['sameAddress'] as const) : []),
    ...(isBroughtBy(one, other) || isBroughtBy(other, one) ? (['referral'] as const) : []),
  ]
}

/** Everything that two linked accounts can have in common, so that only those sharing it are compared. */
const sharedBy = (account: ComparedAccount): readonly string[] => [
  ...(account.documentKey === null ? [] : [`document ${account.documentKey}`]),
  ...account.payeeKeys.map((key) => `payee ${key}`),
  ...account.deviceKeys.map((key) => `device ${key}`),
  `member ${account.memberId}`,
  ...(account.referrerMemberId === null ? [] : [`member ${account.referrerMemberId}`]),
]

/** Neighbours in time on each network, if they were registered close enough to each other. */
const listNeighbours = (accounts: readonly ComparedAccount[]) => {
  const lastOf = new Map<string, ComparedAccount>()
  const pairs: (readonly [ComparedAccount, ComparedAccount])[] = []
  const byTime = accounts.toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime())
  for (const account of byTime) {
    for (const block of account.addressBlocks) {
      const last = lastOf.get(block)
      lastOf.set(block, account)
      const isNear = last && account.registeredAt.getTime() - last.registeredAt.getTime() < apartMs
      if (isNear) pairs.push([last, account])
    }
  }
  return pairs
}

/**
 * Linked accounts, directly or through others, as groups of two or more. A friend is linked with the
 * referrer if both are among the accounts.
 */
export const groupLinked = (
  accounts: readonly ComparedAccount[],
): readonly (readonly ComparedAccount[])[] => {
  const groupOf = new Map(accounts.map((account) => [account.memberId, [account]]))
  const join = (one: ComparedAccount, other: ComparedAccount): void => {
    const [into = [one], from = [other]] = [groupOf.get(one.memberId), groupOf.get(other.memberId)]
    if (into === from) return
    // The smaller one moves, so that each account moves rarely.
    const [large, small] = into.length < from.length ? [from, into] : [into, from]
    for (const account of small) {
      large.push(account)
      groupOf.set(account.memberId, large)
    }
  }
  const firstWith = new Map(accounts.map((account) => [`member ${account.memberId}`, account]))
  for (const account of accounts) {
    for (const shared of sharedBy(account)) {
      const first = firstWith.get(shared)
      if (first) join(first, account)
      // A referrer who is not among the accounts links nobody.
      else if (!shared.startsWith('member ')) firstWith.set(shared, account)
    }
  }
  for (const [one, other] of listNeighbours(accounts)) join(one, other)
  return [...new Set(groupOf.values())].filter(({ length }) => length > 1)
}
