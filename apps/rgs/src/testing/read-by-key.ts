import { tables, type Pool, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { RgsTables } from '../tables.ts'

const playerCount = 2_000

/** The n-th of the players that `addPlayers` adds, from 1. */
export const playerOf = (number: number): string => `player ${number}`

/** Players with one seed pair each, without table statistics. */
export const addPlayers = async (pool: Pool): Promise<void> => {
  await pool.query(
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

/** Rows of rounds and pairs that this connection has read so far. */
export const countRead = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read) as count from pg_stat_xact_user_tables
    where schemaname = 'rgs' and relname in ('round', 'seed_pair')`.execute(tables<RgsTables>(tx))
  return Number(rows[0]?.count)
}
