import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { insideAct, newAct } from '../../platform/acts/act.ts'
import { serverMigrations } from '../module-folders.ts'
import { createFunds } from './module.ts'
import type { FundsNeeds, OwedFunds } from './needs.ts'
import type { FundsTables } from './repository/tables.ts'
import { createFundsAlarms } from './service/funds-alarms.ts'

const owed = (availableMinor: bigint): OwedFunds => ({
  availableMinor,
  heldMinor: 20_000n,
  openStakesMinor: 30_000n,
  jackpotsMinor: 50_000n,
})

const openWorld = async () => {
  const database = await createTestDatabase(
    serverMigrations.filter(({ module }) => module === 'funds'),
  )
  const pool = createPool(database.url, { max: 4, role: 'trevo_app' })
  let now = new Date('2026-03-11T05:00:00Z')
  const closed = new Map<string, OwedFunds>()
  const balances = new Map<string, bigint>()
  const needs: FundsNeeds = {
    database: createDatabase<FundsTables>(pool),
    clock: { now: () => now },
    settings: { brandIds: () => [1, 2] },
    reports: { findOwedFunds: async (brandId, day) => closed.get(`${brandId} ${day}`) },
    cashier: {
      account: {
        findClosingBalance: async (day) => {
          const balance = balances.get(day)
          if (balance === undefined) throw new Error('the institution is down')
          return balance
        },
      },
    },
  }
  return {
    pool: database.pool,
    funds: createFunds(needs),
    alarmsOf: createFundsAlarms(needs),
    closed,
    balances,
    setNow: (at: string) => {
      now = new Date(at)
    },
    close: async () => {
      await pool.end()
      await database.drop()
    },
  }
}

const world = await openWorld()
afterAll(() => world.close())

const all = { brandId: 1, isForAllBrands: true } as const
const list = async (reader: { readonly brandId: number; readonly isForAllBrands?: true } = all) =>
  (await world.funds.listFundsDays(reader, { pageSize: 31 })).days

test('nothing is frozen before every brand has closed the day', async () => {
  world.closed.set('1 2026-03-10', owed(1_000_000n))
  world.balances.set('2026-03-10', 5_000_000n)
  await world.funds.measureDays()
  expect(await list()).toEqual([])
})

test('a day whose balance cannot be read is measured by the next run', async () => {
  world.closed.set('2 2026-03-10', owed(500_000n))
  world.balances.delete('2026-03-10')
  await expect(world.funds.measureDays()).rejects.toThrow('down')
  expect(await list()).toEqual([])
  world.balances.set('2026-03-10', 1_700_000n)
  await Promise.all([world.funds.measureDays(), world.funds.measureDays()])
  expect(await list()).toEqual([
    expect.objectContaining({
      day: '2026-03-10',
      state: 'covered',
      own: {
        available: '100.00',
        held: '2.00',
        openStakes: '3.00',
        jackpots: '5.00',
        total: '110.00',
      },
      account: { balance: '170.00', owed: '170.00', difference: '0.00' },
    }),
  ])
})

test('an operator of one brand learns what it owes and whether all is covered, not the others’ sums', async () => {
  const [day] = await list({ brandId: 2 })
  expect(day).toMatchObject({ state: 'covered', account: null, own: { total: '60.00' } })
})

test('a centavo too little is short, and an alarm until the brand has noted why', async () => {
  world.setNow('2026-03-12T05:00:00Z')
  for (const id of [1, 2]) world.closed.set(`${id} 2026-03-11`, owed(500_000n))
  world.balances.set('2026-03-11', 1_199_900n)
  await world.funds.measureDays()
  expect((await list())[0]).toMatchObject({ state: 'short', account: { difference: '-0.01' } })
  expect((await world.alarmsOf(1)).short).toBe(1)
  const by = { ...all, username: 'ana' }
  await expect(world.funds.noteFundsDay(by, '2026-01-01', 'why')).rejects.toThrow(
    'funds.day_unknown',
  )
  const act = newAct()
  const noted = await insideAct(act, () =>
    world.funds.noteFundsDay(by, '2026-03-11', ' a fee of the bank '),
  )
  expect(act.note).toMatchObject({ target: '2026-03-11', after: { note: 'a fee of the bank' } })
  expect(noted.notes).toMatchObject([{ operator: 'ana', text: 'a fee of the bank' }])
  expect([(await world.alarmsOf(1)).short, (await world.alarmsOf(2)).short]).toEqual([0, 1])
})

test('a day has twenty notes at most, also when many are written at once', async () => {
  const by = { ...all, brandId: 2, username: 'bento' }
  const written = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) =>
      world.funds.noteFundsDay(by, '2026-03-11', `found out ${at}`),
    ),
  )
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect((await list(by))[0]?.notes).toHaveLength(20)
})

test('days that were missed are measured in their order, and a day that waits too long is an alarm', async () => {
  world.setNow('2026-03-13T14:00:00Z')
  for (const day of ['2026-03-12', '2026-03-13']) {
    for (const id of [1, 2]) world.closed.set(`${id} ${day}`, owed(0n))
    world.balances.set(day, 300_000n)
  }
  expect((await world.alarmsOf(1)).unmeasuredSince).toBeUndefined()
  world.setNow('2026-03-14T16:00:00Z')
  expect((await world.alarmsOf(1)).unmeasuredSince).toEqual(new Date('2026-03-13T15:00:00Z'))
  await world.funds.measureDays()
  expect((await list()).map(({ day }) => day)).toEqual([
    '2026-03-13',
    '2026-03-12',
    '2026-03-11',
    '2026-03-10',
  ])
  expect((await world.alarmsOf(1)).unmeasuredSince).toBeUndefined()
})

test('pages without a gap; a measured day is never changed', async () => {
  const first = await world.funds.listFundsDays(all, { pageSize: 3 })
  const rest = await world.funds.listFundsDays(all, { pageSize: 3, before: first.next ?? '' })
  expect(rest.days.map(({ day }) => day)).toEqual(['2026-03-10'])
  await expect(
    world.funds.listFundsDays(all, { pageSize: 3, before: 'yesterday' }),
  ).rejects.toThrow('request_param_err')
  await expect(world.pool.query('update funds.day set balance_minor = 0')).rejects.toThrow(
    'not changed',
  )
  await expect(world.pool.query('delete from funds.note')).rejects.toThrow('not changed')
})
