import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { makeStakeFinal, stakeKey, stakeKind } from '../../play/index.ts'
import { openTestPlay, testGame, testMigrations } from '../../play/testing/open-test-play.ts'
import { houseOf } from '../domain/transfers.ts'
import { createJackpots } from '../module.ts'
import type { JackpotNeeds } from '../needs.ts'
import type { JackpotTables } from '../repository/tables.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))

type TestPool = {
  readonly seed?: string
  readonly mustHitBy?: string
  readonly shareBp?: number
}

/**
 * Wallet, play with its vendors' protocols, and a pool in which the test game takes part. The sealing
 * is a fake: what it seals stays readable.
 */
export const openTestJackpots = async ({
  seed = '10.00',
  mustHitBy = '12.00',
  shareBp = 500,
}: TestPool = {}) => {
  const own = await createTestDatabase([...testMigrations, { module: 'jackpots', folder }])
  const server = await openTestPlay({}, own)
  await server.pool.query(
    `insert into jackpots.pool (brand_id, code, names, seed_minor, must_hit_by_minor)
     values (1, 'trevo', '{"PT":"Jackpot","EN":"Jackpot"}', $1, $2)`,
    [parseMoney(seed), parseMoney(mustHitBy)],
  )
  await server.pool.query('insert into jackpots.game values ($1, 1, $2)', [
    testGame.nodeId,
    shareBp,
  ])
  const needs: JackpotNeeds = {
    database: createDatabase<JackpotTables>(server.pool),
    clock: server.context.clock,
    wallet: server.wallet,
    identity: {
      sealSecret: (text) => Buffer.from(text),
      openSecret: (sealed) => sealed.toString(),
    },
    play: {
      stakeKind: stakeKind.kind,
      settlementsOf: server.play.settlementsOf,
      makeStakeFinal,
      keyOf: ({ vendor, txnId }) => stakeKey(vendor, txnId),
    },
    members: {
      findMaskedNames: async (ids) => new Map(ids.map((id) => [id, `membro***${id}`])),
    },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
  }
  const jackpots = await createJackpots(needs)

  /** What the ledger says the pool holds. */
  const inLedger = async (): Promise<bigint> => {
    const { rows } = await server.pool.query<{ balance: bigint }>(
      `select coalesce(sum(b.balance), 0)::bigint as balance from wallet.balance b
       join wallet.house_shard s on s.id = b.id join wallet.house h on h.id = s.house
       where h.name = $1`,
      [houseOf({ code: 'trevo', brandId: 1 })],
    )
    return rows[0]?.balance ?? 0n
  }
  const pool = async () => {
    const { rows } = await server.pool.query<{ balance_minor: bigint; hit_count: number }>(
      'select balance_minor, hit_count from jackpots.pool',
    )
    if (!rows[0]) throw new Error('no pool')
    return { balanceMinor: rows[0].balance_minor, hitCount: rows[0].hit_count }
  }
  /** What members were paid out of it. */
  const paid = async () => {
    const { rows } = await server.pool.query<{ amount: bigint; round: string }>(
      `select t.amount, t.reference ->> 'round' as round from wallet.transfer t
       join wallet.transfer_kind k on k.id = t.kind where k.name = 'jackpots.won' order by t.id`,
    )
    return rows
  }
  return {
    ...server,
    needs,
    jackpots,
    inLedger,
    poolNow: pool,
    paid,
    sit: (balance = '1000.00') => seat(server.world, balance),
  }
}

export type TestJackpots = Awaited<ReturnType<typeof openTestJackpots>>
