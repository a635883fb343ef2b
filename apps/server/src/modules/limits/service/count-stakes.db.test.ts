import { Refusal } from '@trevo/platform/refusal.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PostCommand } from '../../wallet/index.ts'
import { openLimitsWorld } from '../testing/open-limits-world.ts'

const on = await openLimitsWorld()
const { wallet, database, limits, real, nextId, newMember, stakeOf, settle, set } = on
afterAll(() => on.close())

const inTx = (command: PostCommand) => database.inTx((tx) => wallet.postInTx(tx, command))
const inSet = async (command: PostCommand) => {
  const [answer] = await database.inTx((tx) => wallet.postSetInTx(tx, [command]))
  if (!answer || answer instanceof Refusal) throw answer ?? new Error('none')
  return answer
}
const ways = { 'a batch': wallet.post, 'a transaction': inTx, 'a set': inSet }

const usedOf = async (memberId: bigint, kind: string, period: string) =>
  (await limits.getLimits(memberId, 1)).list.find(
    (one) => one.kind === kind && one.period === period,
  )

beforeEach(() => on.setNow(new Date('2026-11-23T15:00:00Z')))

describe.each(Object.entries(ways))('a stake in %s', (_, take) => {
  test('above the loss limit of the day is refused with what is left', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '100.00')
    await take(stakeOf(memberId, 60))
    await expect(take(stakeOf(memberId, 40.01))).rejects.toMatchObject({
      code: 'limit.reached',
      detail: { kind: 'loss', period: 'day', rest: '40.00', opensAt: '2026-11-24T03:00:00.000Z' },
    })
    await take(stakeOf(memberId, 40))
    expect(await usedOf(memberId, 'loss', 'day')).toMatchObject({ used: '100.00', rest: '0.00' })
  })

  test('is one of the bets of the day, and a single one at most', async () => {
    const memberId = await newMember()
    await set(memberId, 'bets', 'day', '2')
    await set(memberId, 'stake', 'each', '20.00')
    await expect(take(stakeOf(memberId, 20.01))).rejects.toMatchObject({
      detail: { kind: 'stake', period: 'each' },
    })
    await take(stakeOf(memberId, 20))
    await take(stakeOf(memberId, 1))
    await expect(take(stakeOf(memberId, 1))).rejects.toMatchObject({
      detail: { kind: 'bets', period: 'day', rest: '0' },
    })
  })

  test('that the balance does not cover, or that is repeated, counts nothing', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '5000.00')
    await expect(take(stakeOf(memberId, 1_000.01))).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
    })
    const stake = stakeOf(memberId, 10)
    await take(stake)
    expect((await take(stake)).outcome).toBe('duplicate')
    expect(await usedOf(memberId, 'loss', 'day')).toMatchObject({ used: '10.00' })
    expect(await usedOf(memberId, 'bets', 'day')).toMatchObject({ used: '1' })
  })
})

test('what a stake pays returns to the day on which it was taken', async () => {
  const memberId = await newMember()
  await set(memberId, 'loss', 'day', '100.00')
  await set(memberId, 'loss', 'week', '150.00')
  const stake = stakeOf(memberId, 100)
  await wallet.post(stake)
  const placedAt = new Date('2026-11-23T15:00:00Z')
  on.setNow(new Date('2026-11-24T03:00:01Z'))
  await settle(stake, 30, 'settled', placedAt)
  expect(await usedOf(memberId, 'loss', 'day')).toMatchObject({ used: '0.00' })
  expect(await usedOf(memberId, 'loss', 'week')).toMatchObject({ used: '70.00', rest: '80.00' })
  await wallet.post(stakeOf(memberId, 80))
  await expect(wallet.post(stakeOf(memberId, 0.01))).rejects.toMatchObject({
    detail: { kind: 'loss', period: 'week' },
  })
})

test('a win leaves room at once, and a correction takes it away again', async () => {
  const memberId = await newMember()
  await set(memberId, 'loss', 'day', '50.00')
  const stake = stakeOf(memberId, 50)
  await wallet.post(stake)
  await settle(stake, 20)
  await wallet.post(stakeOf(memberId, 20))
  await settle(stake, 0)
  expect(await usedOf(memberId, 'loss', 'day')).toMatchObject({ used: '70.00', rest: '0.00' })
  await expect(wallet.post(stakeOf(memberId, 0.01))).rejects.toMatchObject({
    code: 'limit.reached',
  })
})

test('a returned stake, and the released part of a held one, count no more', async () => {
  const memberId = await newMember()
  await set(memberId, 'loss', 'day', '100.00')
  const stake = stakeOf(memberId, 40)
  await wallet.post(stake)
  const held = { ...stakeOf(memberId, 60), kind: 'test.held' }
  await database.inTx((tx) => wallet.hold(tx, held))
  await expect(wallet.post(stakeOf(memberId, 0.01))).rejects.toMatchObject({
    code: 'limit.reached',
  })
  await settle(stake, 0, 'returned')
  await database.inTx((tx) =>
    wallet.release(tx, {
      ...held,
      txnId: nextId(),
      kind: 'test.freed',
      amountMinor: real(25),
      hold: { source: held.source, txnId: held.txnId },
    }),
  )
  expect(await usedOf(memberId, 'loss', 'day')).toMatchObject({ used: '35.00', rest: '65.00' })
})

test('the first limit counts what was staked and won before it', async () => {
  const memberId = await newMember()
  const stake = stakeOf(memberId, 30)
  await wallet.post(stake)
  await settle(stake, 10)
  await wallet.post(stakeOf(memberId, 5))
  await set(memberId, 'loss', 'day', '30.00')
  expect(await usedOf(memberId, 'loss', 'day')).toMatchObject({ used: '25.00', rest: '5.00' })
  await expect(wallet.post(stakeOf(memberId, 5.01))).rejects.toMatchObject({
    code: 'limit.reached',
  })
})

test('free rounds and members without limits ask nothing', async () => {
  const memberId = await newMember()
  await set(memberId, 'loss', 'day', '0.00')
  await wallet.post({ ...stakeOf(memberId, 10), kind: 'test.free' })
  await wallet.post(stakeOf(await newMember(), 900))
})

test('64 stakes at once, in every way and at two brands, never pass a limit by a centavo', async () => {
  const [one, other] = [await newMember(), await newMember()]
  on.join(other, one)
  await set(one, 'loss', 'day', '33.33')
  const takes = Object.values(ways)
  const results = await Promise.allSettled(
    Array.from({ length: 64 }, (_, index) =>
      takes[index % takes.length]!(stakeOf(index % 2 === 0 ? one : other, 1.01)),
    ),
  )
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'limit.reached' })
  const staked = await Promise.all(
    [one, other].map((memberId) =>
      wallet.sumStatement({
        memberId,
        from: new Date('2026-11-23T03:00:00Z'),
        to: new Date('2026-11-24T03:00:00Z'),
        kinds: ['test.bet'],
      }),
    ),
  )
  const { rows } = await on.pool.query<{ staked_day: bigint; bets_day: bigint }>(
    'select staked_day, bets_day from limits.used where person_id = $1',
    [one],
  )
  expect(rows[0]).toEqual({
    staked_day: staked.reduce((sum, { outMinor }) => sum + outMinor, 0n),
    bets_day: 33n,
  })
})
