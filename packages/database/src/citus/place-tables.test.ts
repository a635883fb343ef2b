import { expect, test } from 'vitest'
import { placementStatements, type SpreadOrder } from './place-tables.ts'

const tables = {
  bucket: ['play.bet', 'wallet.account', 'wallet.entry'],
  member: ['inbox.mailbox', 'inbox.message'],
  reference: ['settings.brand'],
  coordinator: ['cashier.deposit'],
}
const all = new Set(Object.values(tables).flat())
const order = (change: Partial<SpreadOrder> = {}): SpreadOrder => ({
  tables,
  leader: 'wallet.account',
  unknown: all,
  known: new Set(),
  uniqueOverBuckets: [],
  foreignKeys: [],
  ...change,
})
const inShort = (statements: readonly string[]) =>
  statements.map((one) => one.replaceAll(/\s+/g, ' ').replace(/ where not exists.*$/, ''))

test('the leader of the buckets goes first and the others are co-located with it; referenced tables precede them', () => {
  expect(inShort(placementStatements(order()))).toEqual([
    "select create_reference_table('settings.brand')",
    "select create_distributed_table('wallet.account', 'bucket', colocate_with => 'none')",
    "select create_distributed_table('play.bet', 'bucket', colocate_with => 'wallet.account')",
    "select create_distributed_table('wallet.entry', 'bucket', colocate_with => 'wallet.account')",
    "select citus_add_local_table_to_metadata('cashier.deposit', cascade_via_foreign_keys => true)",
    "select create_distributed_table('inbox.mailbox', 'member_id', colocate_with => 'none')",
    "select create_distributed_table('inbox.message', 'member_id', colocate_with => 'inbox.mailbox')",
  ])
})

test('no statements are made for tables that the cluster knows, and a new one joins the existing ones', () => {
  expect(placementStatements(order({ unknown: new Set(), known: all }))).toEqual([])
  const unknown = new Set(['inbox.mailbox', 'wallet.entry'])
  const known = new Set([...all].filter((table) => !unknown.has(table)))
  expect(placementStatements(order({ unknown, known }))).toEqual([
    "select create_distributed_table('wallet.entry', 'bucket', colocate_with => 'wallet.account')",
    "select create_distributed_table('inbox.mailbox', 'member_id', colocate_with => 'inbox.message')",
  ])
})

test('a table of a missing module is skipped', () => {
  const unknown = new Set(['wallet.account'])
  expect(placementStatements(order({ unknown }))).toHaveLength(1)
})

test('an id that is unique over all buckets becomes unique in each, once', () => {
  const keyOf = (columns: string[]) =>
    placementStatements(
      order({
        uniqueOverBuckets: [{ table: 'wallet.entry', columns }],
        unknown: new Set(['wallet.entry']),
      }),
    )
  expect(inShort(keyOf(['txn_id', 'source']))[0]).toBe(
    'alter table wallet.entry drop constraint entry_pkey, add primary key (txn_id, source, bucket)',
  )
  expect(keyOf(['txn_id', 'bucket'])).toHaveLength(1)
})

test('a spread table has no foreign key to one on the coordinator', () => {
  const foreignKeys = [
    { name: 'message_deposit_fkey', table: 'inbox.message', pointsAt: 'cashier.deposit' },
    { name: 'message_mailbox_fkey', table: 'inbox.message', pointsAt: 'inbox.mailbox' },
    { name: 'deposit_brand_fkey', table: 'cashier.deposit', pointsAt: 'settings.brand' },
  ]
  const [first, second] = placementStatements(order({ foreignKeys }))
  expect(first).toBe('alter table inbox.message drop constraint message_deposit_fkey')
  expect(second).not.toContain('drop constraint')
  expect(placementStatements(order({ foreignKeys, unknown: new Set(), known: all }))).toEqual([])
})

test('an invalid table name is refused', () => {
  const odd = { ...tables, reference: ["settings.brand'); drop schema wallet; --"] }
  expect(() =>
    placementStatements(order({ tables: odd, unknown: new Set(odd.reference) })),
  ).toThrow('no table')
})
