import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { to as copyTo } from 'pg-copy-streams'
import { finish, openUnfinished, writeRows } from '../archive/files.ts'
import { shapeOf, type Part } from '../archive/manifest.ts'
import { accountIdOf } from '../common/domain/account-ids.ts'
import { contentOf, fingerprintOf } from '../common/domain/fingerprint.ts'
import { monthOf } from './open-archive-world.ts'
import { signOf, testKinds } from './test-kinds.ts'
import { bucketSetting, walletMigrations } from './wallet-migrations.ts'

export const archivedMonth = monthOf('2024-02')
export const oldMembers = [1n, 2n, 3n, 4n, 5n, 6n]
/** The last migration that knew no buckets. */
const lastBefore = '0012'

export type OldCommand = {
  readonly txnId: string
  readonly kind: string
  readonly memberId: bigint
  readonly amountMinor: bigint
}
export const sourceOfOld = 'old'
const onDay = (day: string) => new Date(`${day}T12:00:00Z`)

const copyOlderMigrations = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'trevo-older-'))
  for (const file of await readdir(walletMigrations.folder)) {
    if (file.slice(0, 4) > lastBefore) continue
    await cp(join(walletMigrations.folder, file), join(folder, file))
  }
  return folder
}

type Kind = { kind: number; house: number | null }

/** The ledger's functions as they were called before there were buckets. */
const createOldCalls = (pool: Pool, kinds: ReadonlyMap<string, Kind>) => {
  const kindOf = (name: string) => kinds.get(name) ?? { kind: 0, house: 0 }

  const postBatch = async (shard: number, day: string, commands: readonly OldCommand[]) => {
    const sorted = commands.toSorted((one, other) => Number(one.memberId - other.memberId))
    const accounts = sorted.map(({ memberId }) => accountIdOf(memberId, 'available'))
    const amounts = sorted.map(({ kind, amountMinor }) => signOf(kind) * amountMinor)
    await pool.query(
      `select * from wallet.post_batch($1, $2, $3::text[], $4::text[], $5::smallint[], $6::smallint[],
         $7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::boolean[], '{}')`,
      [
        shard,
        onDay(day),
        sorted.map(() => sourceOfOld),
        sorted.map(({ txnId }) => txnId),
        sorted.map(({ kind }) => kindOf(kind).kind),
        sorted.map(({ kind }) => kindOf(kind).house),
        accounts,
        amounts,
        sorted.map(({ kind }, index) =>
          fingerprintOf(contentOf(kind, [[accounts[index] ?? 0n, amounts[index] ?? 0n]], null)),
        ),
        sorted.map(() => null),
        sorted.map(() => true),
      ],
    )
  }
  const postTransfer = (
    day: string,
    { txnId, kind }: { readonly txnId: string; readonly kind: string },
    codes: readonly bigint[],
    amounts: readonly bigint[],
  ) =>
    pool.query(
      'select * from wallet.post_transfer($1, $2, $3, $4, 1, null, $5, $6, true, null, null)',
      [sourceOfOld, txnId, kindOf(kind).kind, onDay(day), codes, amounts],
    )
  const reverse = (day: string, txnId: string, original: string, memberId: bigint) =>
    pool.query('select * from wallet.reverse_transfer($1, $2, $3, $4, 1, null, $5, $6)', [
      sourceOfOld,
      txnId,
      kindOf('test.undone').kind,
      onDay(day),
      original,
      memberId,
    ])
  return { kindOf, postBatch, postTransfer, reverse }
}

const rowsOf: Readonly<Record<Part, string>> = {
  transfers: `select ${shapeOf.transfers.columns.join(', ')} from wallet.transfer_202402 order by id`,
  entries: `select ${shapeOf.entries.columns.join(', ')} from wallet.entry_202402 order by account_id, seq`,
  accounts: `select account_id, sum(amount), count(*), max(seq), sum(seq) from wallet.entry_202402
    group by account_id order by account_id`,
}

/** Takes the month out into files, as the archive did it then. */
const archiveMonth = async (pool: Pool, root: string): Promise<void> => {
  const client = await pool.connect()
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO'")
  const { firstDay } = archivedMonth
  await client.query('select wallet.seal_month($1)', [firstDay])
  const folder = await openUnfinished(root, archivedMonth)
  const write = (part: Part) =>
    writeRows(folder, part, client.query(copyTo(`copy (${rowsOf[part]}) to stdout`)))
  const [transfers, entries, accounts] = [
    await write('transfers'),
    await write('entries'),
    await write('accounts'),
  ]
  await finish(root, archivedMonth, {
    format: 1,
    month: archivedMonth.name,
    startsAt: archivedMonth.startsAt.toISOString(),
    endsAt: archivedMonth.endsAt.toISOString(),
    exportedAt: new Date().toISOString(),
    amountUnit: '1/10000 BRL',
    amountSum: '0',
    transfers,
    entries,
    accounts,
    kinds: [],
    houses: [],
  })
  await client.query(
    `select wallet.record_export($1, $2, $3, $4, $5, $6, $7,
       (select sum(hash_record_extended(t, 0)) from wallet.transfer_202402 t), now())`,
    [
      firstDay,
      transfers.rows,
      entries.rows,
      accounts.rows,
      transfers.rowsSha256,
      entries.rowsSha256,
      accounts.rowsSha256,
    ],
  )
  await client.query(
    'select wallet.read_hours(array(select id from wallet.account where part = 0))',
  )
  await client.query('select wallet.keep_accounts($1)', [firstDay])
  await client.query('select wallet.keep_transfers($1, 0, 20000)', [firstDay])
  await client.query('select wallet.drop_month($1, now())', [firstDay])
  client.release()
}

const bets = (name: string, amountMinor: bigint): OldCommand[] =>
  oldMembers.map((memberId) => ({
    txnId: `${name}-${memberId}`,
    kind: 'test.bet',
    memberId,
    amountMinor,
  }))

/**
 * A ledger as the migrations before the buckets made it, with movements of every role, some of them in
 * an archived month. `read` consumers have read the first postings, all of them, or none.
 */
export const openOldLedger = async (buckets: number) => {
  const folder = await copyOlderMigrations()
  const test = await createTestDatabase([{ ...walletMigrations, folder }], bucketSetting(buckets))
  const { pool } = test
  const root = await mkdtemp(join(tmpdir(), 'trevo-old-archive-'))
  const kinds = new Map<string, Kind>()
  for (const one of testKinds) {
    const { kind, role, typeCode } = one
    const { rows } = await pool.query<Kind>(
      'select * from wallet.register_kind($1, $2, $3, $4, true)',
      [kind, role, typeCode, 'house' in one ? one.house : null],
    )
    if (rows[0]) kinds.set(kind, rows[0])
  }
  const old = createOldCalls(pool, kinds)
  for (const month of ['2024-02-01', '2024-03-01', '2024-04-01']) {
    await pool.query('select wallet.ensure_month($1)', [month])
  }
  for (const memberId of oldMembers) {
    await pool.query("select wallet.open_accounts($1, 'BRL', now())", [memberId])
  }
  const deposits = bets('deposit', 10_000n).map((one) => ({ ...one, kind: 'test.deposited' }))
  await old.postBatch(0, '2024-02-10', deposits)
  await old.postBatch(1, '2024-02-11', bets('feb', 70n))
  const house = BigInt(old.kindOf('test.bet').house ?? 0)
  await old.postTransfer(
    '2024-02-12',
    { txnId: 'gift-feb', kind: 'test.given' },
    [4n, 12n],
    [-30n, 30n],
  )
  await old.postBatch(0, '2024-03-10', bets('mar', 50n))
  await old.postTransfer(
    '2024-03-11',
    { txnId: 'held', kind: 'test.held' },
    [8n, 9n],
    [-500n, 500n],
  )
  const legs = { codes: [4n, 8n, 12n, -house], amounts: [-300n, 200n, 60n, 40n] }
  await old.postTransfer(
    '2024-03-12',
    { txnId: 'gift', kind: 'test.given' },
    legs.codes,
    legs.amounts,
  )
  await old.postTransfer(
    '2024-03-12',
    { txnId: 'moved', kind: 'test.given' },
    [-house, -house - 1n],
    [5n, -5n],
  )
  await old.reverse('2024-03-13', 'undo-mar-4', 'mar-4', 4n)
  await old.reverse('2024-03-13', 'undo-never', 'never', 3n)
  await pool.query("select * from wallet.lock_position('none')")
  for (const consumer of ['first', 'all']) {
    await pool.query(
      `select wallet.set_position($1, p.xid::text, p.block) from (
         select xid, block from (select xid, block from wallet.posting order by xid, block limit $2) x
         order by xid desc, block desc limit 1) p, wallet.lock_position($1)`,
      [consumer, consumer === 'first' ? 4 : 1_000],
    )
  }
  await archiveMonth(pool, root)
  const { rows: balances } = await pool.query(
    'select id, balance, seq from wallet.account order by id',
  )
  await rm(folder, { recursive: true, force: true })
  return {
    ...test,
    root,
    balances,
    close: async () => {
      await test.drop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

export type OldLedger = Awaited<ReturnType<typeof openOldLedger>>
