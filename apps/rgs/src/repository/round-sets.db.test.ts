import { randomUUID } from 'node:crypto'
import { createDatabase, tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gameCode, openTestRgs } from '../testing/open-test-rgs.ts'
import { beginRounds, creditRounds, playRounds } from './round-sets.ts'
import type { RgsTables } from './tables.ts'

let rgs: Awaited<ReturnType<typeof openTestRgs>>
beforeEach(async () => {
  rgs = await openTestRgs()
})
afterEach(() => rgs.close())

const playerCount = 2_000
const setSize = 16

/** Players with a pair of seeds each, and no statistics of them. */
const addPlayers = async (): Promise<void> => {
  await rgs.pool.query(
    `with made as (
       insert into rgs.commitment (number, commitment, committed_at, chain)
       select n, 'commitment ' || n, now(), 'chain ' || n from generate_series(1001, $1::integer + 1000) n
       returning number, commitment
     )
     insert into rgs.seed_pair
       (player_ref, server_seed, commitment, commitment_number, client_seed, created_at)
     select 'player ' || number - 1000, '\\x00', commitment, number, 'seed', now() from made`,
    [playerCount],
  )
}

/** Rows that this connection has read of both tables so far. */
const countRead = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read) as count from pg_stat_xact_user_tables
    where schemaname = 'rgs' and relname in ('round', 'seed_pair')`.execute(tables<RgsTables>(tx))
  return Number(rows[0]?.count)
}

test('a set of rounds reads its own players and rounds, however many there are and however young the statistics', async () => {
  await addPlayers()
  await rgs.open()
  const { rows } = await rgs.pool.query<{ id: bigint }>('select id from rgs.session')
  const times = { now: new Date(), retryAt: new Date() }
  const { inTx } = createDatabase(rgs.pool)
  for (let set = 0; set < 8; set += 1) {
    const orders = Array.from({ length: setSize }, (_, at) => ({
      id: randomUUID(),
      playerRef: `player ${set * setSize + at + 1}`,
      gameCode,
      mathsVersion: 1,
      sessionId: rows[0]?.id ?? 0n,
      stakeMinor: 1_000n,
      choice: '{}',
      seed: undefined,
      finishedRoundId: undefined,
      minCycleMs: 0,
    }))
    await inTx(async (tx) => {
      const db = tables<RgsTables>(tx)
      const before = await countRead(tx)
      const pairs = await beginRounds(db, orders, times)
      const played = await playRounds(
        db,
        orders.map(({ id }, at) => ({
          id,
          pairId: pairs[at]?.id ?? 0n,
          nonce: pairs[at]?.nonce ?? 0,
          payoutMinor: 0n,
          outcome: '{}',
          balanceBeforeMinor: null,
        })),
        times,
      )
      const credited = await creditRounds(
        db,
        orders.map(({ id }) => ({ id, balanceAfterMinor: null })),
        times.now,
      )
      expect(played).toEqual(orders.map(() => true))
      expect(credited.map((row) => row?.state)).toEqual(orders.map(() => 'credited'))
      expect((await countRead(tx)) - before).toBeLessThan(setSize * 20)
    })
  }
})
