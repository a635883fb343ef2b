import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestReports, type TestKind, type TestReports } from '../testing/open-test-reports.ts'

/** R$ 1 in minor units. */
const real = 10_000n
let world: TestReports
let count = 0

const post = (memberId: bigint, kind: TestKind, reais: bigint, node = '7') => {
  count += 1
  const order = { source: 'vendor:a', txnId: `t${count}`, kind, memberId }
  const reference = { node, round: `r${count}` }
  return world.wallet.post({ ...order, amountMinor: reais * real, reference })
}

// Noon in São Paulo is 15:00 UTC.
beforeAll(async () => {
  world = await openTestReports(3)
  world.setNow(new Date('2026-03-09T15:00:00Z'))
  for (const memberId of [1n, 2n, 3n]) await post(memberId, 'promotions.cash_given', 5_000n)
  await post(1n, 'play.stake_taken', 100n)
  await post(1n, 'play.payout_paid', 40n)
  world.setNow(new Date('2026-03-09T23:00:00Z'))
  await post(1n, 'play.stake_taken', 7n)
  world.setNow(new Date('2026-03-10T15:00:00Z'))
  await post(1n, 'cashier.deposit_credited', 500n)
  await post(1n, 'play.stake_taken', 60n)
  await post(3n, 'play.stake_taken', 30n, '8')
  await post(3n, 'play.payout_paid', 80n, '8')
  await post(2n, 'play.stake_taken', 1_000n)
  world.setNow(new Date('2026-03-10T16:00:00Z'))
  await world.reports.countTransfers()
})
afterAll(() => world.close())

const figures = (brandId: number, against: 'before' | 'weekday' = 'before') =>
  world.reports.getFigures({ brandId, span: 'today', against, language: 'EN' })

test('today until this minute is compared with yesterday until the same minute', async () => {
  const { current, before, change } = await figures(1)
  expect(current).toMatchObject({
    from: '2026-03-10T03:00:00.000Z',
    until: '2026-03-10T16:00:00.000Z',
    players: 2,
    stakes: '90.00',
    prizes: '80.00',
    grossRevenue: '10.00',
    deposits: '500.00',
    withdrawals: '0.00',
  })
  expect(before).toMatchObject({ stakes: '100.00', prizes: '40.00', players: 1 })
  expect(change).toBe('-50.00')
})

test('the curve rises from nothing by half hours, that of an earlier day to its end', async () => {
  const { current, before } = await figures(1)
  const none = { stakes: '0.00', prizes: '0.00', deposits: '0.00', withdrawals: '0.00' }
  expect(current.curve).toHaveLength(26)
  expect(current.curve[0]).toMatchObject({ ...none, at: '2026-03-10T03:30:00.000Z', players: 0 })
  expect(current.curve.at(-1)).toMatchObject({
    at: '2026-03-10T16:00:00.000Z',
    stakes: '90.00',
    grossRevenue: '10.00',
    deposits: '500.00',
    players: 2,
  })
  expect(before.curve).toHaveLength(48)
  expect(before.curve.at(-1)).toMatchObject({ stakes: '107.00', at: '2026-03-10T03:00:00.000Z' })
})

test('products come by their stakes, each beside what it earned before', async () => {
  const { products, largest } = await figures(1)
  expect(products).toEqual([
    {
      product: 'SLOT',
      stakes: '60.00',
      prizes: '0.00',
      grossRevenue: '60.00',
      before: '60.00',
      change: '0.00',
    },
    {
      product: 'LIVE',
      stakes: '30.00',
      prizes: '80.00',
      grossRevenue: '-50.00',
      before: '0.00',
      change: '-50.00',
    },
  ])
  expect(largest).toMatchObject({ game: 'Eight', nodeId: 8, amount: '80.00' })
})

test('against the same day a week earlier there is nothing to lose to; another brand has its own', async () => {
  const { before, change } = await figures(1, 'weekday')
  expect([before.stakes, before.from, change]).toEqual([
    '0.00',
    '2026-03-03T03:00:00.000Z',
    '10.00',
  ])
  expect((await figures(2)).current).toMatchObject({ stakes: '1000.00', players: 1 })
})

test('the largest wins of some days name who won them, largest first', async () => {
  const asked = { brandId: 1, from: '2026-03-09', to: '2026-03-10', language: 'EN' } as const
  const { wins } = await world.reports.listLargestWins(asked)
  expect(wins.map(({ amount, nodeId }) => [amount, nodeId])).toEqual([
    ['80.00', 8],
    ['40.00', 7],
  ])
  expect((await world.reports.listLargestWins({ ...asked, brandId: 2 })).wins).toEqual([])
})
