import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPool } from '@trevo/database/connect.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { oldMonth, openArchiveWorld } from '../testing/open-archive-world.ts'
import { dropMonth } from './drop-month.ts'
import { exportMonth } from './export-month.ts'
import { runArchiveCommand } from './run-command.ts'

const on = await openArchiveWorld()
afterAll(() => on.close())

const countEntries = async () => {
  const { rows } = await on.pool.query<{ n: bigint }>('select count(*) as n from wallet.entry')
  return rows[0]?.n
}
const fileOf = (name: string) => join(on.folder, oldMonth.name, name)

test('a month younger than requested stays', async () => {
  const now = new Date('2026-02-28T23:59:59Z')
  await expect(on.archive(exportMonth, oldMonth, { now })).rejects.toThrow(
    '2024-02 may leave from 2026-03-01 on, 24 months after its end',
  )
})

test('a month that is not exported stays', async () => {
  await expect(on.drop()).rejects.toThrow('npm run archive -- export 2024-02')
  await expect(on.restore()).rejects.toThrow('never exported')
})

test('an exported month no longer changes, and a posting into it leaves no trace', async () => {
  await on.export()
  const before = await countEntries()
  on.setNow(new Date('2024-02-20T10:00:00Z'))
  await expect(on.deposit(1n, 5n)).rejects.toThrow('is sealed')
  on.setNow(new Date('2027-06-15T12:00:00Z'))
  expect(await countEntries()).toBe(before)
  for (const change of [
    'update wallet.entry set amount = amount where account_id = 4',
    'delete from wallet.transfer',
    'truncate wallet.entry_202402',
  ]) {
    await expect(on.pool.query(change)).rejects.toThrow('is sealed')
  }
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true })
})

const damages: readonly (readonly [string, string, () => Promise<void>])[] = [
  [
    'a byte of the entries',
    'entry.copy.gz',
    async () => {
      const bytes = await readFile(fileOf('entry.copy.gz'))
      const middle = Math.floor(bytes.length / 2)
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
      await writeFile(fileOf('entry.copy.gz'), bytes)
    },
  ],
  ['a torn file', 'transfer.copy.gz', () => truncate(fileOf('transfer.copy.gz'), 100)],
  ['a missing file', 'account.copy.gz', () => rm(fileOf('account.copy.gz'))],
  ['no manifest', 'manifest.json', () => rm(fileOf('manifest.json'))],
  [
    'a manifest of other hashes',
    'differ from those recorded in the database|differs from the export',
    async () => {
      const text = await readFile(fileOf('manifest.json'), 'utf8')
      const manifest = JSON.parse(text)
      manifest.transfers.rowsSha256 = 'f'.repeat(64)
      await writeFile(fileOf('manifest.json'), JSON.stringify(manifest))
    },
  ],
]

test.each(damages)('%s: nothing is dropped, and an export repairs it', async (_, named, damage) => {
  await on.export()
  const before = await countEntries()
  await damage()
  await expect(on.drop()).rejects.toThrow(new RegExp(named))
  expect(await countEntries()).toBe(before)
  await on.export()
  expect(await on.export()).toMatch(/its files are sound/)
})

test('rewritten files are refused: valid, but not the recorded ones', async () => {
  const other = await openArchiveWorld()
  try {
    await other.deposit(1n, 1n)
    other.setNow(new Date('2024-02-25T00:00:00Z'))
    await other.deposit(1n, 1n)
    await other.export()
    for (const name of ['entry.copy.gz', 'transfer.copy.gz', 'account.copy.gz', 'manifest.json']) {
      await writeFile(fileOf(name), await readFile(join(other.folder, oldMonth.name, name)))
    }
    await expect(on.drop()).rejects.toThrow('differ from those recorded in the database')
  } finally {
    await other.close()
  }
  await on.export()
})

test('an unread month of a consumer is kept', async () => {
  const handle = () => Promise.resolve()
  const consume = () =>
    on.wallet.transferStream.consume({ consumer: 'slow', postingsMax: 1, handle })
  await consume()
  await expect(on.drop()).rejects.toThrow('the consumer slow has not read all of the month')
  while ((await consume()) > 0);
})

test('a movement without a number keeps the month', async () => {
  const { rows } = await on.pool.query<{ bucket: number; block: bigint }>(
    `insert into wallet.new_posting (bucket, block)
     select bucket, id / 256 from wallet.transfer_202402 limit 1 returning bucket, block`,
  )
  await expect(on.drop()).rejects.toThrow('has not read all of the month')
  await on.pool.query('delete from wallet.new_posting where (bucket, block) = ($1, $2)', [
    rows[0]?.bucket,
    rows[0]?.block,
  ])
})

test('rows changed behind the ledger’s back are not dropped', async () => {
  await on.pool.query('alter table wallet.entry_202402 disable trigger sealed')
  const change = (by: number) =>
    on.pool.query(`update wallet.entry_202402 set amount = amount + ${by} where account_id = 4`)
  await change(1)
  await expect(on.drop()).rejects.toThrow('entries in the database are not those')
  await change(-1)
  await on.pool.query('alter table wallet.entry_202402 enable trigger sealed')
})

test('only the archivist archives, and the archivist moves no money', async () => {
  const app = createPool(on.url, { role: 'trevo_app' })
  const archivist = createPool(on.url, { role: 'trevo_archive' })
  const month = "'2024-02-01'"
  for (const call of [
    `wallet.drop_month(${month}, now())`,
    `wallet.seal_month(${month})`,
    `wallet.prepare_restore(${month})`,
    `wallet.attach_month(${month}, now())`,
    `wallet.keep_accounts(${month})`,
  ]) {
    await expect(app.query(`select ${call}`)).rejects.toThrow('permission denied')
  }
  for (const change of [
    'update wallet.account set balance = 0',
    'delete from wallet.entry',
    'delete from wallet.archived_account',
    'update wallet.archived_month set entries = 0',
    'insert into wallet.archived_transfer select * from wallet.archived_transfer',
    'select wallet.set_state(1, 1::smallint, true)',
  ]) {
    await expect(archivist.query(change)).rejects.toThrow('permission denied')
  }
  await app.end()
  await archivist.end()
})

test('a role without the archivist’s rights is refused with that reason', async () => {
  await on.pool.query("drop role if exists passer_by; create role passer_by login password 'x'")
  const url = new URL(on.url)
  url.username = 'passer_by'
  url.password = 'x'
  const options = { folder: on.folder, clock: systemClock, afterMonths: 24 }
  await expect(runArchiveCommand({ ...options, databaseUrl: url.href }, ['list'])).rejects.toThrow(
    'or its user may not take it',
  )
  await on.pool.query('drop role passer_by')
})

test('after the drop damaged files cannot be restored, and repaired ones can', async () => {
  await on.drop()
  const before = await countEntries()
  const bytes = await readFile(fileOf('entry.copy.gz'))
  await truncate(fileOf('entry.copy.gz'), bytes.length - 20)
  await expect(on.restore()).rejects.toThrow('entry.copy.gz')
  await expect(on.export()).rejects.toThrow('entry.copy.gz')
  expect(await countEntries()).toBe(before)
  await writeFile(fileOf('entry.copy.gz'), bytes)
})

test.each([
  [
    'a total that replaces entries',
    'update wallet.archived_account set amount = amount + 1 where account_id = 4',
    'update wallet.archived_account set amount = amount - 1 where account_id = 4',
    /totals are not those that were exported[^]*member 1 available/,
  ],
  [
    'a transfer that stayed',
    "update wallet.archived_transfer set amount = amount + 1 where reference ->> 'round' = 'round of feb-3'",
    "update wallet.archived_transfer set amount = amount - 1 where reference ->> 'round' = 'round of feb-3'",
    /transfers are not those that were exported/,
  ],
  [
    'an id on record of an archived transfer',
    "update wallet.txn_key set balance_after = balance_after + 1 where txn_id = 'feb-3'",
    "update wallet.txn_key set balance_after = balance_after - 1 where txn_id = 'feb-3'",
    /transfers are not those that were exported/,
  ],
])('the proof finds %s changed', async (_, damage, mend, problem) => {
  const { rowCount } = await on.pool.query(damage)
  expect(rowCount).toBe(1)
  const proof = await on.wallet.proveConservation()
  expect(proof.problems.join('\n')).toMatch(problem)
  await on.pool.query(mend)
  await on.pool.query('update wallet.account set state = 0')
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedMonths: 1 })
})

test('the drop itself checks again whether the month is recorded', async () => {
  await expect(on.archive(dropMonth)).resolves.toMatch(/dropped already/)
  await expect(on.pool.query("select wallet.drop_month('2024-03-01', now())")).rejects.toThrow(
    'is not exported',
  )
})
