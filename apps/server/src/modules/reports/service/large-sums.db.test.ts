import { afterAll, expect, test } from 'vitest'
import { openTestReports } from '../testing/open-test-reports.ts'

/** R$ 1 in minor units. */
const real = 10_000n
const world = await openTestReports(3)
afterAll(() => world.close())

let count = 0
const post = (
  memberId: bigint,
  kind: 'cashier.deposit_credited' | 'play.stake_taken',
  reais: bigint,
) => {
  count += 1
  const reference = { node: '7', round: `r${count}` }
  const txnId = `t${count}`
  const amountMinor = reais * real
  return world.wallet.post({ source: 'vendor:a', txnId, kind, memberId, amountMinor, reference })
}

const list = async () => {
  await world.reports.countTransfers()
  const search = { brandId: 1, language: 'EN', pageSize: 50 } as const
  return (await world.reports.listSignificantEvents(search)).list.toReversed()
}

test('GLI-19 §2.8.8: stakes and payments of a member are events when a day’s sum is large, once each', async () => {
  for (let paid = 0; paid < 6; paid += 1) await post(1n, 'cashier.deposit_credited', 9_000n)
  await post(3n, 'cashier.deposit_credited', 9_000n)
  const sum = { kind: 'large_payment', member: 'm1', subject: '2026-03-10', transferId: null }
  expect(await list()).toMatchObject([{ ...sum, amount: '54000.00' }])
  await post(1n, 'cashier.deposit_credited', 9_000n)
  for (let staked = 0; staked < 5; staked += 1) await post(1n, 'play.stake_taken', 9_999n)
  expect(await list()).toHaveLength(1)
  await post(1n, 'play.stake_taken', 5n)
  expect((await list()).slice(1)).toMatchObject([
    { kind: 'large_stake', member: 'm1', subject: '2026-03-10', amount: '50000.00' },
  ])
  await post(1n, 'play.stake_taken', 1n)
  expect(await list()).toHaveLength(2)
})

test('a new day begins its own sums, and a large single movement is an event of its own', async () => {
  world.setNow(new Date('2026-03-11T12:00:00Z'))
  await post(1n, 'cashier.deposit_credited', 10_000n)
  expect((await list()).slice(2)).toMatchObject([
    { kind: 'large_payment', subject: '', amount: '10000.00' },
  ])
})

test('GLI-19 §2.9: the report of games names the paytables of its span, and the return of the last', async () => {
  const order = { brandId: 1, language: 'EN', name: 'performance', period: 'day' } as const
  const { sheet } = await world.reports.showReport({ ...order, on: '2026-03-10' })
  const cell = (key: string) => sheet.rows[0]?.[sheet.columns.findIndex((one) => one.key === key)]
  expect([cell('title'), cell('paytable'), cell('declared')]).toEqual(['Seven', '1, 2', 9_600])
  expect(sheet.total).toHaveLength(sheet.columns.length)
})
