import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { fileURLToPath } from 'node:url'
import { createLogger } from '@trevo/platform/logger.ts'
import {
  createLeagueSeeds,
  createSimulatedFeed,
  createSportsbook,
  seedDemoSports,
} from '../../apps/server/src/modules/sportsbook/index.ts'
import { noApprovals } from '../../apps/server/src/testing/no-approvals.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'

/** Members from 1 to this one stake. */
export const memberCount = 2_000

const folderOf = (module: string) =>
  fileURLToPath(new URL(`../../apps/server/src/modules/${module}/migrations`, import.meta.url))

/** Wallet and sportsbook on an empty database, with members who have money. */
export const openSportsbook = async (url: string) => {
  await migrate(url, [
    { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
    { module: 'bets', folder: folderOf('bets') },
    { module: 'sportsbook', folder: folderOf('sportsbook') },
  ])
  const pool = createPool(url, { work: 'reports', max: 64 })
  await seedDemoSports(pool, 1, 1)
  // Every bet here is on one match, so the result does not matter.
  await pool.query('update sportsbook.market_rule set liability_minor_max = null')
  await pool.query('update sportsbook.setting set member_fixture_minor_max = null')
  const time = { at: new Date('2030-05-14T15:00:30.000Z') }
  const clock = { now: () => time.at }
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds([
    { kind: 'bench.deposited', role: 'credit', typeCode: 6101, house: 'cashier' },
  ])
  const environment = {
    fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes),
    pause: async () => undefined,
  }
  const seedOf = createLeagueSeeds({ database: createDatabase(pool), environment })
  const sportsbook = await createSportsbook({
    database: createDatabase(pool),
    wallet,
    staff: noApprovals,
    members: {
      findNames: async () => new Map(),
      findMemberId: async () => undefined,
      findNameOf: async () => undefined,
    },
    clock,
    logger: createLogger('silent', 'bench'),
    environment,
    feeds: { simulated: createSimulatedFeed(seedOf) },
    listeners: { onMoved: () => undefined, onPaid: () => undefined },
  })
  await sportsbook.scheduleMatches()
  const database = createDatabase<Record<never, never>>(pool)
  for (let from = 1; from <= memberCount; from += 500) {
    await database.inTx(async (tx) => {
      for (let id = from; id < from + 500; id += 1) await wallet.openAccounts(tx, BigInt(id))
    })
  }
  await Promise.all(
    Array.from({ length: memberCount }, (_, index) =>
      wallet.post({
        source: 'bench',
        txnId: `deposit-${index + 1}`,
        kind: 'bench.deposited',
        memberId: BigInt(index + 1),
        amountMinor: 10_000_000_000n,
      }),
    ),
  )
  return {
    pool,
    wallet,
    sportsbook,
    time,
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}
export type Sportsbook = Awaited<ReturnType<typeof openSportsbook>>
