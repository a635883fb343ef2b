import { createDatabase, type Database } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '@trevo/platform/clock.ts'
import { restoreMonth } from '../../archive/restore-month.ts'
import { inArchive } from '../../archive/session.ts'
import { createWallet, type Wallet } from '../../module.ts'
import {
  archivedMonth,
  oldMembers,
  openOldLedger,
  sourceOfOld,
  type OldLedger,
} from '../../testing/open-old-ledger.ts'
import { testKinds } from '../../testing/test-kinds.ts'
import { walletMigrations } from '../../testing/wallet-migrations.ts'

const clock = systemClock

describe.each([1, 4])('a ledger from before the buckets, which gets %i', (buckets) => {
  let on: OldLedger
  let wallet: Wallet & { start(): Promise<void> }
  let database: Database<Record<never, never>>
  beforeAll(async () => {
    on = await openOldLedger(buckets)
    await migrate(on.url, [walletMigrations])
    wallet = createWallet({ pool: on.pool, clock })
    database = createDatabase(on.pool)
    await wallet.start()
    await wallet.registerKinds(testKinds)
  })
  afterAll(async () => {
    const { problems } = await wallet.proveConservation()
    await wallet.close()
    await on.close()
    expect(problems).toEqual([])
  })

  const bet = (txnId: string, memberId: bigint, amountMinor: bigint) =>
    wallet.post({ source: sourceOfOld, txnId, kind: 'test.bet', memberId, amountMinor })
  const consume = async (consumer: string): Promise<string[]> => {
    const seen: string[] = []
    const handle = async (_: unknown, transfers: readonly { txnId: string }[]) => {
      seen.push(...transfers.map(({ txnId }) => txnId))
    }
    while ((await wallet.transferStream.consume({ consumer, postingsMax: 2, handle })) > 0);
    return seen
  }

  test('keeps every balance, and each bucket sums to zero separately', async () => {
    const { rows } = await on.pool.query('select id, balance, seq from wallet.account order by id')
    expect(rows).toEqual(on.balances)
    const sums = await on.pool.query<{ bucket: number; sum: string }>(
      'select bucket, sum(balance)::text as sum from wallet.balance group by 1 order by 1',
    )
    expect(sums.rows.map(({ sum }) => sum)).toEqual(sums.rows.map(() => '0'))
    expect(sums.rows.length).toBe(buckets)
    expect(await wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 1 })
  })

  test('delivers to each consumer what it has not read, once', async () => {
    const march = [...oldMembers.map((id) => `mar-${id}`), 'held', 'gift', 'undo-mar-4'].toSorted()
    expect(await consume('all')).toEqual([])
    expect((await consume('first')).toSorted()).toEqual(march.filter((id) => !id.startsWith('mar')))
    expect((await consume('none')).toSorted()).toEqual(march)
    expect((await consume('later')).toSorted()).toEqual(march)
    await bet('after', 1n, 1n)
    for (const consumer of ['all', 'first', 'none']) {
      expect(await consume(consumer)).toEqual(['after'])
    }
  })

  test('answers ids that were used as it did, and refuses them for anything else', async () => {
    expect(await bet('mar-1', 1n, 50n)).toMatchObject({
      outcome: 'duplicate',
      balanceAfterMinor: 9_850n,
    })
    expect(await bet('feb-2', 2n, 70n)).toMatchObject({
      outcome: 'duplicate',
      balanceAfterMinor: 9_930n,
    })
    await expect(bet('mar-1', 2n, 50n)).rejects.toMatchObject({ code: 'request.id_reused' })
    await expect(bet('never', 3n, 5n)).rejects.toMatchObject({ code: 'wallet.transfer_reversed' })
  })

  test.each([
    ['of a living month', 'mar-5', 5n, 50n],
    ['of an archived month', 'feb-6', 6n, 70n],
    ['between members of several buckets', 'gift', 1n, 300n],
  ])('takes a movement back %s, once', async (_, reverses, memberId, amountMinor) => {
    const before = (await wallet.balanceOf(memberId)).availableMinor
    const order = { source: sourceOfOld, txnId: `undo ${reverses}`, reverses, memberId }
    expect(await wallet.reverse(order)).toMatchObject({ outcome: 'applied' })
    expect(await wallet.reverse({ ...order, txnId: `again ${reverses}` })).toMatchObject({
      outcome: 'duplicate',
    })
    expect((await wallet.balanceOf(memberId)).availableMinor).toBe(before + amountMinor)
  })

  test('settles a hold', async () => {
    const settle = { source: sourceOfOld, txnId: 'paid', kind: 'test.paid', memberId: 2n }
    const hold = { source: sourceOfOld, txnId: 'held' }
    await database.inTx((tx) => wallet.capture(tx, { ...settle, amountMinor: 500n, hold }))
    expect((await wallet.balanceOf(2n)).heldMinor).toBe(0n)
  })

  test('lists what a member got from one in another bucket', async () => {
    const march = { memberId: 3n, from: new Date('2024-03-01'), to: new Date('2024-04-01') }
    const lines = await wallet.listStatement({ ...march, limit: 10 })
    expect(lines.map(({ txnId, amountMinor }) => [txnId, amountMinor])).toEqual([
      ['gift', 60n],
      ['mar-3', -50n],
    ])
  })

  test('takes an archived month back from its files', async () => {
    await inArchive({ databaseUrl: on.url, folder: on.root, clock, afterMonths: 4 }, (session) =>
      restoreMonth(session, archivedMonth),
    )
    expect(await wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 0 })
    const february = { memberId: 3n, from: new Date('2024-02-01'), to: new Date('2024-03-01') }
    const lines = await wallet.listStatement({ ...february, limit: 10 })
    expect(lines.map(({ txnId }) => txnId)).toEqual(['gift-feb', 'feb-3', 'deposit-3'])
  })
})

describe('the migration', () => {
  test.each(['archived_transfer', 'posting', 'house', 'transfer'])(
    'cut off while it waits for %s is done by the next start',
    async (table) => {
      const on = await openOldLedger(4)
      const blocker = await on.pool.connect()
      await blocker.query(`begin; lock table wallet.${table} in access share mode`)
      if (table === 'house') await blocker.query('lock table wallet.house in share mode')
      const failed = migrate(on.url, [walletMigrations]).then(
        () => false,
        () => true,
      )
      await expect
        .poll(
          async () => {
            const { rowCount } = await on.pool.query(
              `select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid
               where a.datname = current_database() and a.application_name = 'trevo migrate'
                 and not l.granted`,
            )
            return rowCount
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0)
      expect(await failed).toBe(true)
      await blocker.query('rollback')
      blocker.release()
      await migrate(on.url, [walletMigrations])
      const wallet = createWallet({ pool: on.pool, clock })
      await wallet.start()
      await wallet.registerKinds(testKinds)
      expect(await wallet.proveConservation()).toMatchObject({ ok: true })
      const { rows } = await on.pool.query(
        'select id, balance, seq from wallet.account order by id',
      )
      expect(rows).toEqual(on.balances)
      await wallet.close()
      await on.close()
    },
    60_000,
  )
})
