import { describe, expect, test } from 'vitest'
import { groupLinked, linksOf, type ComparedAccount } from './linked-accounts.ts'
import { findOppositePairs } from './opposite-accounts.ts'

const account = (memberId: number, change: Partial<ComparedAccount> = {}): ComparedAccount => ({
  memberId: BigInt(memberId),
  registeredAt: new Date(`2030-01-${String(memberId * 2).padStart(2, '0')}T12:00:00Z`),
  referrerMemberId: null,
  documentKey: null,
  payeeKeys: [],
  deviceKeys: [],
  addressBlocks: [],
  ...change,
})

const groupsOf = (accounts: readonly ComparedAccount[]) =>
  groupLinked(accounts).map((group) => group.map(({ memberId }) => Number(memberId)).toSorted())

describe('accounts are linked', () => {
  test('by one document, payee, device or referral, and through others', () => {
    const accounts = [
      account(1, { documentKey: 'd' }),
      account(2, { documentKey: 'd', payeeKeys: ['p'] }),
      account(3, { payeeKeys: ['q', 'p'] }),
      account(4, { deviceKeys: ['x'] }),
      account(5, { deviceKeys: ['x'], referrerMemberId: 9n }),
      account(6, { referrerMemberId: 4n }),
      account(7, { referrerMemberId: 9n }),
    ]
    expect(groupsOf(accounts)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    const [one, two, three] = accounts
    expect(one && two && linksOf(one, two)).toEqual(['sameDocument'])
    expect(one && three && linksOf(one, three)).toEqual([])
  })

  test('by a network only if they were registered within a day', () => {
    const network = { addressBlocks: ['203.0.113.0/24'] }
    const at = (text: string) => ({ ...network, registeredAt: new Date(text) })
    const accounts = [
      account(1, at('2030-01-01T00:00:00Z')),
      account(2, at('2030-01-01T23:59:59Z')),
      account(3, at('2030-01-02T23:59:59Z')),
    ]
    expect(groupsOf(accounts)).toEqual([[1, 2]])
    const [one, two, three] = accounts
    expect(one && two && linksOf(one, two)).toEqual(['sameAddress'])
    expect(two && three && linksOf(two, three)).toEqual([])
  })
})

/** Stakes on the three results of a match; at risk is what is not returned with any result. */
const riskIn =
  (stakes: Readonly<Record<number, readonly [number, number, number]>>, returned: number) =>
  async (memberIds: readonly bigint[]): Promise<bigint> => {
    const sums = [0, 1, 2].map((end) =>
      memberIds.reduce((sum, id) => sum + (stakes[Number(id)]?.[end] ?? 0), 0),
    )
    const all = sums.reduce((sum, one) => sum + one, 0)
    return BigInt(Math.max(0, all - Math.min(...sums) * returned))
  }

describe('linked accounts bet against each other', () => {
  const linked = { deviceKeys: ['x'] }
  const [one, two, three] = [account(1, linked), account(2, linked), account(3, linked)]

  test('from the smallest amount on; an account without anything at risk is not compared', async () => {
    const group = [one, two, three]
    const risk = riskIn({ 1: [1, 0, 0], 2: [0, 1, 0], 3: [0, 0, 0] }, 2)
    const pairs = await findOppositePairs(group, async (ids) => (ids.length === 1 ? risk(ids) : 0n))
    expect(pairs.map((pair) => [pair.memberId, pair.otherMemberId, pair.ownMinor])).toEqual([
      [1n, 2n, 1n],
    ])
  })

  test('when at most half of what each has at risk is at risk together', async () => {
    const group = [one, two]
    const half = riskIn({ 1: [100, 50, 0], 2: [0, 0, 50] }, 2)
    expect(await findOppositePairs(group, half)).toEqual([
      {
        memberId: 1n,
        otherMemberId: 2n,
        links: ['sameDevice'],
        ownMinor: 150n,
        otherMinor: 50n,
        togetherMinor: 100n,
        accounts: 2,
      },
    ])
    expect(await findOppositePairs(group, riskIn({ 1: [101, 50, 0], 2: [0, 0, 50] }, 2))).toEqual(
      [],
    )
  })

  test('not when they bet on the same result, or on two of three', async () => {
    expect(
      await findOppositePairs([one, two], riskIn({ 1: [90, 0, 0], 2: [90, 0, 0] }, 3)),
    ).toEqual([])
    expect(
      await findOppositePairs([one, two], riskIn({ 1: [90, 0, 0], 2: [0, 90, 0] }, 3)),
    ).toEqual([])
  })

  test('also as three of whom no two do', async () => {
    const found = await findOppositePairs(
      [one, two, three],
      riskIn({ 1: [40, 0, 0], 2: [0, 50, 0], 3: [0, 0, 40] }, 3),
    )
    expect(found.map(({ memberId, otherMemberId }) => [memberId, otherMemberId])).toEqual([
      [2n, 1n],
      [2n, 3n],
    ])
    expect(found[0]).toMatchObject({ togetherMinor: 10n, accounts: 3 })
  })

  test('next to a third who bets a lot, and with a separate stake that is not at risk', async () => {
    const stakes = { 1: [90, 0, 0], 2: [0, 45, 45], 3: [9_000, 0, 0] } as const
    const found = await findOppositePairs([one, two, three], riskIn(stakes, 2))
    expect(found).toMatchObject([{ memberId: 1n, otherMemberId: 2n }])
    const alone = riskIn({ 1: [0, 0, 0], 2: [30, 30, 30] }, 3)
    expect(await findOppositePairs([one, two], alone)).toEqual([])
  })
})
