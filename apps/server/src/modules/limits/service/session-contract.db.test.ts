import { afterAll, beforeEach, expect, test } from 'vitest'
import { openLimitsWorld } from '../testing/open-limits-world.ts'

const on = await openLimitsWorld()
const { wallet, database, limits, newMember, stake, stakeOf, settle, set } = on
afterAll(() => on.close())
beforeEach(() => on.setNow(new Date('2026-11-23T15:00:00Z')))

const agree = (memberId: bigint, minutes: number, loss: string) =>
  limits.setSessionContract({ memberId, brandId: 1 }, { minutes, loss })
const contractOf = async (memberId: bigint) =>
  (await limits.getPlayTime({ memberId, brandId: 1 })).contract

test('the loss of a session holds to the centavo in every way, without any other limit', async () => {
  const memberId = await newMember()
  await stake(memberId, 500)
  await agree(memberId, 60, '30.00')
  await stake(memberId, 10)
  await database.inTx((tx) => wallet.postInTx(tx, stakeOf(memberId, 10)))
  await expect(stake(memberId, 10.01)).rejects.toMatchObject({
    code: 'limit.reached',
    detail: {
      kind: 'loss',
      period: 'session',
      rest: '10.00',
      opensAt: '2026-11-23T16:00:00.000Z',
    },
  })
  await stake(memberId, 10)
  expect(await contractOf(memberId)).toMatchObject({
    isRunning: true,
    lossMax: '30.00',
    lost: '30.00',
    rest: '0.00',
  })
})

test('what its stakes give back may be lost again, not what earlier stakes give back', async () => {
  const memberId = await newMember()
  const earlier = stakeOf(memberId, 100)
  await wallet.post(earlier)
  on.advance(60_000)
  await agree(memberId, 60, '30.00')
  await settle(earlier, 200, 'settled', new Date('2026-11-23T15:00:00Z'))
  const inside = stakeOf(memberId, 30)
  await wallet.post(inside)
  await settle(inside, 5)
  await stake(memberId, 5)
  await expect(stake(memberId, 0.01)).rejects.toMatchObject({ code: 'limit.reached' })
})

test('at its end stakes stop until a new one, or for a day', async () => {
  const memberId = await newMember()
  await agree(memberId, 60, '30.00')
  await stake(memberId, 1)
  on.setNow(new Date('2026-11-23T16:00:00Z'))
  await expect(stake(memberId, 1)).rejects.toMatchObject({
    code: 'limit.reached',
    detail: { kind: 'time', period: 'session', opensAt: '2026-11-24T16:00:00.000Z' },
  })
  expect(await contractOf(memberId)).toMatchObject({ isRunning: false })
  await agree(memberId, 30, '60.00')
  await stake(memberId, 60)
  on.setNow(new Date('2026-11-24T16:29:59Z'))
  await expect(stake(memberId, 1)).rejects.toMatchObject({ code: 'limit.reached' })
  on.setNow(new Date('2026-11-24T16:30:00Z'))
  await stake(memberId, 1)
  expect(await contractOf(memberId)).toBeNull()
})

test('while it runs it can be made shorter and lower, never looser', async () => {
  const memberId = await newMember()
  await agree(memberId, 60, '30.00')
  on.advance(60_000)
  for (const [minutes, loss] of [
    [60, '30.00'],
    [30, '30.01'],
  ] as const) {
    await expect(agree(memberId, minutes, loss)).rejects.toMatchObject({
      code: 'session_contract.looser',
      detail: { until: '2026-11-23T16:00:00.000Z', loss: '30.00' },
    })
  }
  await agree(memberId, 30, '20.00')
  await expect(stake(memberId, 20.01)).rejects.toMatchObject({ detail: { rest: '20.00' } })
  const { list } = await limits.listLimitChanges(memberId, { pageSize: 20 })
  expect(list.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['lowered', '30.00', '20.00'],
    ['set', null, '30.00'],
  ])
})

test.each(['0', '0.00', '1.001', '-1'])('a loss of %s is no contract', async (loss) => {
  await expect(agree(await newMember(), 60, loss)).rejects.toMatchObject({
    code: 'limit.value_unknown',
  })
})

test('64 stakes at once at two brands and in every way stay within it', async () => {
  const [one, other] = [await newMember(), await newMember()]
  on.join(other, one)
  await set(one, 'stake', 'day', '500.00')
  await agree(one, 60, '33.33')
  const ways = [
    wallet.post,
    (command: ReturnType<typeof stakeOf>) => database.inTx((tx) => wallet.postInTx(tx, command)),
  ]
  const results = await Promise.allSettled(
    Array.from({ length: 64 }, (_, index) =>
      ways[index % 2]!(stakeOf(index % 4 < 2 ? one : other, 1.01)),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect(await contractOf(one)).toMatchObject({ lost: '33.33' })
})
