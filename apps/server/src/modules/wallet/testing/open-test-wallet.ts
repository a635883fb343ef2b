import { createDatabase, type Database, type Tx } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { createWallet, type WalletOptions } from '../module.ts'
import { testKinds } from './test-kinds.ts'
import { bucketSetting, walletMigrations } from './wallet-migrations.ts'

// The database checks the sum of each transfer again at commit. Only in tests: it costs a query per entry.
const zeroSum = `
  create function wallet.assert_zero_sum() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from wallet.entry where transfer_id = new.transfer_id) <> 0 then
      raise exception 'entries of transfer % do not sum to zero', new.transfer_id;
    end if;
    return null;
  end $$;
  do $$
  declare part regclass;
  begin
    for part in select inhrelid from pg_inherits where inhparent = 'wallet.entry'::regclass loop
      execute format('create index on %s (transfer_id)', part);
      execute format('create constraint trigger zero_sum after insert on %s
        deferrable initially deferred for each row execute function wallet.assert_zero_sum()', part);
    end loop;
  end $$;`

export type TestWallet = Awaited<ReturnType<typeof openTestWallet>>

/**
 * A separate ledger with the test kinds and the requested number of members (1, 2, 3, …). It has several buckets,
 * to test what must hold across them; tests of other modules have one.
 */
export const openTestWallet = async ({
  members = 3,
  buckets = 4,
  ...options
}: Partial<WalletOptions> & { readonly members?: number; readonly buckets?: number } = {}) => {
  const test: TestDatabase = await createTestDatabase([walletMigrations], bucketSetting(buckets))
  const database: Database<Record<never, never>> = createDatabase(test.pool)
  let now = new Date()
  const clock: Clock = { now: () => now }
  const wallet = createWallet({ pool: test.pool, clock, ...options })
  await wallet.start()
  await wallet.registerKinds(testKinds)
  await test.pool.query(zeroSum)
  await database.inTx(async (tx) => {
    for (let id = 1; id <= members; id += 1) {
      await wallet.openAccounts(tx, BigInt(id))
    }
  })

  let counter = 0
  const nextId = (): string => {
    counter += 1
    return `t-${counter}`
  }
  return {
    ...test,
    database,
    wallet,
    nextId,
    setNow: (at: Date) => {
      now = at
    },
    deposit: (memberId: bigint, amountMinor: bigint) =>
      wallet.post({
        source: 'test',
        txnId: nextId(),
        kind: 'test.deposited',
        memberId,
        amountMinor,
      }),
    close: async () => {
      await wallet.close()
      await test.drop()
    },
  }
}

/** A transaction that stays open while others run; the returned function ends it. */
export const holdOpen = async (
  { inTx }: Pick<Database<Record<never, never>>, 'inTx'>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<() => Promise<void>> => {
  const started = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const running = inTx(async (tx) => {
    await work(tx)
    started.resolve()
    await ended.promise
  })
  await Promise.race([started.promise, running])
  return () => {
    ended.resolve()
    return running
  }
}
