import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, tables, type Pool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { expect, test } from 'vitest'
import { migrationSets } from '../../migration-sets.ts'
import { gameCode, openTestRgs } from '../../testing/open-test-rgs.ts'
import { findOpenRound, findRound } from './rounds.ts'
import type { RgsTables } from '../../tables.ts'

const unfinished = `state in ('created', 'debited', 'in_steps', 'played', 'cancelling')`

const columnOf = async (pool: Pool, query: string): Promise<unknown[]> => {
  const { rows } = await pool.query<{ value: unknown }>(query)
  return rows.map(({ value }) => value)
}

/** Unfinished rounds as the rounds say it, and as is kept beside them. */
const readUnfinished = async (pool: Pool) => ({
  rounds: await columnOf(
    pool,
    `select id || ' ' || retry_at as value from rgs.round where ${unfinished} order by 1`,
  ),
  kept: await columnOf(
    pool,
    `select round_id || ' ' || retry_at as value from rgs.unfinished_round order by 1`,
  ),
})

/** What is written of a round after it began. */
const changing = [
  'state',
  'payout_minor',
  'seed_pair_id',
  'nonce',
  'outcome',
  'balance_before_minor',
  'balance_after_minor',
  'played_at',
  'credited_at',
  'closed_at',
  'retry_at',
  'attempt_count',
  'stuck_reason',
]

test('nothing that an ordinary round changes stands in an index, so that it is updated in place', async () => {
  const rgs = await openTestRgs()
  try {
    const indexed = await columnOf(
      rgs.pool,
      `select distinct a.attname as value from pg_index i
       join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
         and d.refobjid = i.indrelid and d.refobjsubid > 0
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
       where i.indrelid = 'rgs.round'::regclass`,
    )
    expect(indexed).toEqual(expect.arrayContaining(['player_ref', 'started_at', 'table_place']))
    expect(indexed.filter((name) => changing.includes(String(name)))).toEqual([])
  } finally {
    await rgs.close()
  }
})

test('what is unfinished is kept beside the rounds, whatever became of them', async () => {
  const rgs = await openTestRgs()
  try {
    const players = []
    while (players.length < 12) players.push(await rgs.open())
    rgs.wallet.faultOf = (call, count) => {
      if (call === 'debit') return count % 3 === 0 ? 'answer_lost' : undefined
      return count % 2 === 0 ? undefined : 'lost'
    }
    await Promise.all(players.map(({ token }) => rgs.play(token)))
    const during = await readUnfinished(rgs.pool)
    expect(during.kept).toEqual(during.rounds)
    expect(during.kept.length).toBeGreaterThan(0)
    rgs.wallet.faultOf = () => undefined
    rgs.advance(60_000)
    while ((await rgs.resolve()) > 0);
    expect(await readUnfinished(rgs.pool)).toEqual({ rounds: [], kept: [] })
  } finally {
    await rgs.close()
  }
})

test('a second open round of a player and game, and a nonce used twice, are refused by the database', async () => {
  const rgs = await openTestRgs()
  try {
    const { token } = await rgs.open()
    await rgs.play(token)
    const copied = (state: string) =>
      rgs.pool.query(
        `insert into rgs.round (id, player_ref, game_code, maths_version, session_id, state, stake_minor,
           choice, client_seed, started_at, retry_at)
         select $1, player_ref, game_code, maths_version, session_id, $2, stake_minor, choice, client_seed,
           now(), now() from rgs.round limit 1`,
        [randomUUID(), state],
      )
    await expect(copied('created')).rejects.toMatchObject({ code: '23505' })
    await rgs.pool.query(`update rgs.round set state = 'closed'`)
    await copied('created')
    await expect(copied('debited')).rejects.toMatchObject({ code: '23505' })
    const drawn = rgs.pool.query(
      `insert into rgs.used_nonce (seed_pair_id, nonce, round_id) select seed_pair_id, nonce, $1 from rgs.used_nonce`,
      [randomUUID()],
    )
    await expect(drawn).rejects.toMatchObject({ code: '23505' })
  } finally {
    await rgs.close()
  }
})

const inserted = `
  insert into rgs.commitment (number, commitment, committed_at, chain) values (1, 'c', now(), 'chain');
  insert into rgs.seed_pair (player_ref, server_seed, commitment, commitment_number, client_seed, nonce,
    created_at) values ('anna', '\\x00', 'c', 1, 'seed', 3, now());
  insert into rgs.session (token_hash, player_ref, game_code, wallet_token, language, currency, profile,
    lobby_url, deposit_url, history_url, started_at, expires_at)
  values ('\\x00', 'anna', '${gameCode}', '\\x00', 'pt', 'BRL', '{}', '', '', '', now(), now());
  insert into rgs.round (id, player_ref, game_code, maths_version, session_id, state, stake_minor, choice,
    client_seed, seed_pair_id, nonce, outcome, started_at, retry_at)
  select gen_random_uuid(), 'anna', game, 1, 1, state, 1, 'null', 'seed', 1, nonce, '{"reels": 1}', now(),
    now() from (values ('${gameCode}', 'closed', 0), ('${gameCode}', 'credited', 1), ('other', 'played', 2))
    before (game, state, nonce)`

test('rounds of the version before stay open, unfinished and shown as they were', async () => {
  const database = await createTestDatabase([])
  const folder = await mkdtemp(join(tmpdir(), 'trevo-rgs-'))
  try {
    const [rgs] = migrationSets
    if (!rgs) throw new Error('no migrations')
    const files = (await readdir(rgs.folder)).filter((name) => name < '0017')
    await Promise.all(files.map((name) => copyFile(join(rgs.folder, name), join(folder, name))))
    await migrate(database.url, [{ module: rgs.module, folder }])
    await database.pool.query(inserted)
    await migrate(database.url, migrationSets)

    const { db, inTx } = createDatabase<RgsTables>(database.pool)
    const open = await findOpenRound(db, 'anna', gameCode)
    expect([open?.state, open?.outcome]).toEqual(['credited', { reels: 1 }])
    const kept = await readUnfinished(database.pool)
    expect(kept.kept).toHaveLength(1)
    expect(kept.kept).toEqual(kept.rounds)
    await inTx((tx) =>
      tables<RgsTables>(tx).updateTable('rgs.round').set({ state: 'closed' }).execute(),
    )
    expect(await findOpenRound(db, 'anna', gameCode)).toBeUndefined()
    expect((await readUnfinished(database.pool)).kept).toEqual([])
    expect((await findRound(db, open?.id ?? ''))?.outcome).toEqual({ reels: 1 })
  } finally {
    await rm(folder, { recursive: true })
    await database.drop()
  }
})
