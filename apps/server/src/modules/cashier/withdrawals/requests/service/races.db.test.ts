import { setTimeout as pause } from 'node:timers/promises'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { openTestWithdrawals } from '../../../testing/open-test-withdrawals.ts'
import { readEntries, replayTurnover } from '../../../testing/replay-turnover.ts'

const world = await openTestWithdrawals()
afterAll(() => world.close())

const times = 40
const kinds = { stake: 'test.lost', returned: 'test.returned' } as const
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
/** Each starts a little later by a varying delay, so that the two meet at every point. */
const meanwhile = async (round: number, work: () => Promise<unknown>): Promise<void> => {
  await pause(round % 12)
  await work()
}

const shownLeft = async (memberId: bigint): Promise<bigint> => {
  const { turnover } = await world.withdrawals.getWithdrawSettings(memberId, 1)
  const left = parseMoney(turnover.left)
  return left > 0n ? left : 0n
}

/** After every race: no money left without its turnover, and no turnover was lost. */
const expectSound = async (memberId: bigint): Promise<void> => {
  const { leftAtHolds, left } = replayTurnover(await readEntries(world.test.pool, memberId), kinds)
  expect(leftAtHolds.filter((minor) => minor > 0n)).toEqual([])
  expect(await shownLeft(memberId)).toBe(left)
}

describe('a withdrawal and a deposit at the same moment', () => {
  test('the deposit keeps its turnover requirement, in either order', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < times; round += 1) {
      const asking = await world.addPayeeMember('100.00')
      const [end] = await Promise.all([
        codeOf(world.withdrawFor(asking, '100.00')),
        meanwhile(round, () => world.deposit(asking.memberId, '900.00')),
      ])
      ends.add(end)
      await expectSound(asking.memberId)
      expect(await shownLeft(asking.memberId)).toBe(9_000_000n)
    }
    // Both orders occurred; otherwise this test raced nothing.
    expect([...ends].toSorted()).toEqual(['accepted', 'withdrawal.turnover_left'])
  }, 60_000)

  test('a deposit that was just credited never leaves', async () => {
    for (let round = 0; round < times; round += 1) {
      const asking = await world.addPayeeMember('100.00')
      const [end] = await Promise.all([
        codeOf(world.withdrawFor(asking, '1000.00')),
        meanwhile(round, () => world.deposit(asking.memberId, '900.00')),
      ])
      expect(['wallet.insufficient_balance', 'withdrawal.turnover_left']).toContain(end)
      expect(await world.balanceOf(asking.memberId)).toBe(10_000_000n)
    }
  }, 60_000)

  test('a deposit booked by a copy whose clock is behind keeps its turnover requirement', async () => {
    const asking = await world.addPayeeMember('500.00')
    await world.withdrawFor(asking, '100.00')
    world.moveClock(-120_000)
    try {
      await world.deposit(asking.memberId, '80.00')
    } finally {
      world.moveClock(0)
    }
    expect(await shownLeft(asking.memberId)).toBe(800_000n)
    expect(await codeOf(world.withdrawFor(asking, '100.00'))).toBe('withdrawal.turnover_left')
  })
})

test('a stake returned at the same moment does not count as wagered', async () => {
  for (let round = 0; round < times; round += 1) {
    const asking = await world.addPayeeMember('200.00')
    const { memberId } = asking
    await world.deposit(memberId, '100.00')
    const txnId = `void-${memberId}`
    const stake = { source: 'test', txnId, kind: 'test.lost', memberId, amountMinor: 1_000_000n }
    await world.wallet.post(stake)
    await Promise.all([
      codeOf(world.withdrawFor(asking, '50.00')),
      meanwhile(round, () =>
        world.wallet.reverse({
          source: 'test',
          txnId: `${txnId}-back`,
          reverses: txnId,
          memberId,
          kind: 'test.returned',
        }),
      ),
    ])
    await expectSound(memberId)
  }
}, 60_000)

test('concurrent stakes and withdrawals: all of it is played, or none of it leaves', async () => {
  for (let round = 0; round < times / 2; round += 1) {
    const asking = await world.addPayeeMember('300.00')
    const { memberId } = asking
    await world.deposit(memberId, '100.00')
    const stakes = Array.from({ length: 4 }, (_, at) =>
      meanwhile(round + at, () => world.stake(memberId, '25.00')),
    )
    const asked = Array.from({ length: 4 }, () => codeOf(world.withdrawFor(asking, '50.00')))
    await Promise.all([...asked, ...stakes])
    await expectSound(memberId)
  }
}, 60_000)

test('withdrawals against one another: three are free, and no centavo leaves twice', async () => {
  for (let round = 0; round < times / 2; round += 1) {
    const asking = await world.addPayeeMember('250.00')
    const asked = Array.from({ length: 8 }, () => world.withdrawFor(asking, '50.00'))
    const answers = await Promise.allSettled(asked)
    const taken = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(taken.map(({ fee }) => fee).toSorted()).toEqual(['0.00', '0.00', '0.00', '2.00', '2.00'])
    expect(await world.heldBy(asking.memberId)).toBe(2_500_000n)
    expect(await world.balanceOf(asking.memberId)).toBe(0n)
  }
}, 60_000)
