import { fileURLToPath } from 'node:url'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { makeStakeFinal, vendorOf } from '../../play/index.ts'
import { openTestPlay, testGame, testMigrations } from '../../play/testing/open-test-play.ts'
import { houseOf } from '../domain/transfers.ts'
import { createJackpots } from '../module.ts'
import type { JackpotNeeds } from '../needs.ts'
import type { JackpotTables } from '../repository/tables.ts'
import { createOpenPools } from '../service/open-pools.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))

type PoolOrder = {
  readonly seed?: string
  readonly mustHitBy?: string
  readonly shareBp?: number
}

/**
 * Wallet, play with its vendors' protocols, and pools in which the test game takes part. The sealing is a fake:
 * sealed text stays readable.
 */
export const openTestJackpots = async () => {
  const own = await createTestDatabase([...testMigrations, { module: 'jackpots', folder }])
  const server = await openTestPlay({}, own)
  let lastBrand = 0
  const needs: JackpotNeeds = {
    database: createDatabase<JackpotTables>(server.pool),
    clock: server.context.clock,
    wallet: server.wallet,
    identity: {
      sealSecret: (text) => Buffer.from(text),
      openSecret: (sealed) => sealed.toString(),
    },
    play: {
      vendorOf,
      makeStakeFinal,
    },
    members: {
      findMembers: async (ids) => ids.map((memberId) => ({ memberId, brandId: lastBrand })),
      findMaskedNames: async (ids) => new Map(ids.map((id) => [id, `membro***${id}`])),
    },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
  }
  const jackpots = await createJackpots(needs)
  const openPools = createOpenPools(needs)

  /** The pool of a new brand; from now on stakes of the test game go to it only. */
  const openPool = async ({
    seed = '10.00',
    mustHitBy = '12.00',
    shareBp = 500,
  }: PoolOrder = {}) => {
    // Stakes that are not read yet are for the previous pool.
    await jackpots.fillPools()
    lastBrand += 1
    const brandId = lastBrand
    const { rows } = await server.pool.query<{ id: number }>(
      `insert into jackpots.pool (brand_id, code, names, seed_minor, must_hit_by_minor)
       values ($1, 'trevo', '{"PT":"Jackpot","EN":"Jackpot"}', $2, $3) returning id`,
      [brandId, parseMoney(seed), parseMoney(mustHitBy)],
    )
    const poolId = rows[0]?.id ?? 0
    await openPools()
    await server.pool.query('insert into jackpots.game values ($1, $2, $3)', [
      testGame.nodeId,
      poolId,
      shareBp,
    ])
    return poolReader(server.pool, { poolId, brandId })
  }
  return {
    ...server,
    needs,
    jackpots,
    openPool,
    sit: (balance = '1000.00') => seat(server.world, balance),
  }
}

/** A pool in the database and in the ledger. */
const poolReader = (db: Pool, { poolId, brandId }: { poolId: number; brandId: number }) => ({
  poolId,
  brandId,
  /** The pool's balance in the ledger. */
  inLedger: async (): Promise<bigint> => {
    const { rows } = await db.query<{ balance: bigint }>(
      `select coalesce(sum(b.balance), 0)::bigint as balance from wallet.balance b
       join wallet.house_shard s on s.id = b.id join wallet.house h on h.id = s.house
       where h.name = $1`,
      [houseOf({ code: 'trevo', brandId })],
    )
    return rows[0]?.balance ?? 0n
  },
  now: async () => {
    const { rows } = await db.query<{ balance_minor: bigint; hit_count: number }>(
      'select balance_minor, hit_count from jackpots.pool where id = $1',
      [poolId],
    )
    if (!rows[0]) throw new Error('no pool')
    return { balanceMinor: rows[0].balance_minor, hitCount: rows[0].hit_count }
  },
  /** Members' payments from it. */
  paid: async () => {
    const { rows } = await db.query<{ amount: bigint; round: string }>(
      `select t.amount, t.reference ->> 'round' as round from wallet.transfer t
       join wallet.transfer_kind k on k.id = t.kind
       where k.name = 'jackpots.won' and t.txn_id like $1 order by t.id`,
      [`won:${poolId}:%`],
    )
    return rows
  },
})

export type TestJackpots = Awaited<ReturnType<typeof openTestJackpots>>
export type TestPool = ReturnType<typeof poolReader>
