import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { serverMigrations } from '../../module-folders.ts'
import { createWallet, type KindDefinition } from '../index.ts'

/** Kinds of movements by name, each with what it is to the module under test. */
type NamedKinds<Word> = Readonly<
  Record<string, Omit<KindDefinition, 'kind'> & { readonly word: Word }>
>

/**
 * A ledger of members 1 to `members` at noon of 10 March 2026, for a module that reads what moved.
 * @param modules whose schemas there are beside the wallet's
 */
export const openNamedLedger = async <Word>(
  modules: readonly string[],
  kinds: NamedKinds<Word>,
  members: number,
) => {
  const test = await createTestDatabase(
    serverMigrations.filter(({ module }) => module === 'wallet' || modules.includes(module)),
  )
  const pool = createPool(test.url, { max: 12, role: 'trevo_app' })
  let now = new Date('2026-03-10T12:00:00Z')
  const clock = { now: () => now }
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds(
    Object.entries(kinds).map(([kind, { word: _word, ...one }]) => ({ kind, ...one })),
  )
  const { inTx } = createDatabase<Record<never, never>>(pool)
  for (let id = 1n; id <= BigInt(members); id += 1n) {
    await inTx((tx) => wallet.openAccounts(tx, id))
  }
  return {
    url: test.url,
    pool,
    /** As the owner of the tables. */
    ownerPool: test.pool,
    clock,
    wallet,
    wordOf: (kind: string): Word | undefined => kinds[kind]?.word,
    setNow: (at: Date) => {
      now = at
    },
    close: async () => {
      await wallet.close()
      await pool.end()
      await test.drop()
    },
  }
}
