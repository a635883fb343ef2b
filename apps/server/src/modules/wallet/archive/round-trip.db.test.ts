import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  monthOf,
  nextMonth,
  oldMonth,
  openArchiveWorld,
  today,
  type ArchiveWorld,
} from '../testing/open-archive-world.ts'
import { listMonths } from './list-months.ts'

let on: ArchiveWorld
beforeEach(async () => {
  on = await openArchiveWorld()
})
afterEach(() => on.close())

const dumpAll = async () => ({
  transfers: await on.dump('wallet.transfer', 'id, bucket'),
  entries: await on.dump('wallet.entry', 'account_id, seq'),
  keys: await on.dump('wallet.txn_key', 'txn_id, source'),
  balances: await on.dump('wallet.balance', 'id'),
  holds: await on.dump('wallet.hold', 'transfer_id'),
})

test('a month is dropped and restored row for row, and the proof holds throughout', async () => {
  const before = await dumpAll()
  const proof = await on.wallet.proveConservation()
  expect(proof).toMatchObject({ ok: true, archivedEntries: 0n, archivedMonths: 0 })

  await on.export()
  expect(await dumpAll()).toEqual(before)
  await on.drop()
  const gone = await dumpAll()
  expect(gone.entries.length).toBeGreaterThan(0)
  expect(gone.entries.length).toBeLessThan(before.entries.length)
  expect({ ...gone, transfers: [], entries: [] }).toEqual({ ...before, transfers: [], entries: [] })
  const { rows } = await on.pool.query(`select to_regclass('wallet.entry_202402') as entries,
    to_regclass('wallet.transfer_202402') as transfers`)
  expect(rows).toEqual([{ entries: null, transfers: null }])
  expect(await on.wallet.proveConservation()).toMatchObject({
    ok: true,
    entries: proof.entries,
    archivedEntries: proof.entries - BigInt(gone.entries.length),
    archivedMonths: 1,
  })

  await on.restore()
  expect(await dumpAll()).toEqual(before)
  const after = await on.wallet.proveConservation()
  expect(after).toMatchObject({ ok: true, entries: proof.entries, archivedEntries: 0n })
  expect(await on.dump('wallet.archived_account', 'account_id')).toEqual([])
  expect(await on.dump('wallet.archived_transfer', 'id')).toEqual([])
  expect(await on.wallet.listProofs(1)).toMatchObject([{ archivedEntries: 0n, archivedMonths: 0 }])
})

test('a restored partition is unchanged: same columns, keys, rights', async () => {
  const describe = async () => {
    const { rows } = await on.pool.query(`
      select c.relname, c.relacl::text, pg_get_expr(c.relpartbound, c.oid) as bound,
        (select array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attnotnull
           order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns,
        (select array_agg(pg_get_indexdef(x.indexrelid)) from pg_index x where x.indrelid = c.oid)
          as indexes,
        (select array_agg(k.conname order by k.conname) from pg_constraint k where k.conrelid = c.oid
          and k.contype <> 'n') as constraints
      from pg_class c where c.relname in ('entry_202402', 'transfer_202402') order by 1`)
    return rows
  }
  const before = await describe()
  expect(before).toHaveLength(2)
  await on.export()
  await on.drop()
  await on.restore()
  expect(await describe()).toEqual(before)
})

test('months can be dropped and restored in any order and repeatedly', async () => {
  const before = await dumpAll()
  for (const month of [nextMonth, oldMonth]) {
    await on.export(month)
    await on.drop(month)
  }
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 2 })
  await on.restore(oldMonth)
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 1 })
  await on.drop(oldMonth)
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 2 })
  await on.restore(nextMonth)
  await on.restore(oldMonth)
  expect(await dumpAll()).toEqual(before)
})

test('every command is idempotent', async () => {
  await on.export()
  expect(await on.export()).toMatch(/exported before, and its files are sound/)
  await on.drop()
  expect(await on.drop()).toMatch(/dropped already/)
  expect(await on.export()).toMatch(/in the archive already/)
  await on.restore()
  expect(await on.restore()).toMatch(/restored already/)
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true })
})

test('the list shows where each month is and when it may be dropped', async () => {
  await on.export()
  await on.drop()
  await on.export(nextMonth)
  const listed = await on.archive((session) => listMonths(session))
  expect(listed.slice(0, 2)).toMatchObject([
    {
      month: '2024-02',
      state: 'dropped',
      bytes: 0n,
      hasFiles: true,
      mayLeaveFrom: new Date('2026-03-01T00:00:00Z'),
    },
    { month: '2024-03', state: 'exported', entries: 4n, hasFiles: true },
  ])
  expect(listed.find(({ month }) => month === today.toISOString().slice(0, 7))).toMatchObject({
    state: 'here',
    hasFiles: false,
  })
})

test('a month without movements can be dropped and restored too', async () => {
  const april = monthOf('2024-04')
  await on.export(april)
  await on.drop(april)
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 1 })
  await on.restore(april)
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 0 })
})
