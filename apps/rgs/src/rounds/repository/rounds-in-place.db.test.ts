import { randomUUID } from 'node:crypto'
import type { Pool } from '@trevo/database/connect.ts'
import { expect, test } from 'vitest'
import { openTestRgs } from '../../testing/open-test-rgs.ts'

const unfinished = `state in ('created', 'debited', 'in_steps', 'played', 'cancelling')`

const columnOf = async (pool: Pool, query: string): Promise<unknown[]> => {
  const { rows } = await pool.query<{ value: unknown }>(query)
  return rows.map(({ value }) => value)
}

/** Unfinished rounds by their state, and by the rows kept beside them. */
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

/** The columns written after a round began. */
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

test('no column that an ordinary round changes is indexed, so that rows are updated in place', async () => {
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

test('unfinished work is kept beside the rounds, in any state', async () => {
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

test('the database refuses a second open round of a player and game, and a repeated nonce', async () => {
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
