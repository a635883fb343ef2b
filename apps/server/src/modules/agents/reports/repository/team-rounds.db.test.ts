import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { walletMigrations } from '../../../wallet/testing/wallet-migrations.ts'
import { listTeamRounds, type RoundPlace, type RoundRow } from './team-rounds.ts'
import type { AgentsTables } from '../../tables.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
const hourMs = 3_600_000
const start = new Date('2026-11-02T03:00:00Z')
const hours = 6
const span = { from: start, until: new Date(start.getTime() + hours * hourMs) }

const world = await createTestDatabase([walletMigrations, { module: 'agents', folder }])
// 1 above 2 and 3; 10 to 14 below 2, 20 to 24 below 3. 14 stood below 3 for the first three hours.
await world.pool.query(`insert into agents.brand_zone values (1, 'America/Sao_Paulo')`)
await world.pool.query(
  `insert into agents.node (member_id, brand_id, path, placed_at)
     select id, 1, path, $1 from (
       select 1 as id, array[1] as path union all
       select id, array[1, id] from generate_series(2, 3) id union all
       select id, array[1, id / 10 + 1, id] from generate_series(10, 24) id where id % 10 < 5
     ) n`,
  [start],
)
await world.pool.query(
  `insert into agents.former_path values (14, '{1,3,14}', $1, 'operator', 'test')`,
  [new Date(start.getTime() + 3 * hourMs)],
)
afterAll(() => world.drop())

type Bet = { readonly member: number; readonly second: number }
const bet = fc.record({
  member: fc.constantFrom(2, 3, 10, 11, 12, 13, 14, 20, 21, 24),
  second: fc.integer({ min: 0, max: hours * 3_600 - 1 }),
})
const pathOf = ({ member, second }: Bet): number[] => {
  if (member < 10) return [1, member]
  const isMoved = member === 14 && second < 3 * 3_600
  return [1, isMoved ? 3 : Math.floor(member / 10) + 1, member]
}

/** The rounds in the form of the ledger's stream. */
const play = async (bets: readonly Bet[]): Promise<void> => {
  await world.pool.query('truncate agents.round, agents.own_hour, agents.team_hour')
  await world.pool.query(
    `insert into agents.game_product values (1001, 'RNG') on conflict do nothing`,
  )
  const references = bets.map((_, index) => JSON.stringify({ node: '1001', round: `r-${index}` }))
  await world.pool.query(`select agents.count_rounds($1, $2, $3, $4, $5, $6, $7, $8::jsonb[])`, [
    bets.map(() => 'bet'),
    bets.map((_, index) => index),
    bets.map(() => 'vendor:BGS'),
    bets.map((_, index) => `t-${index}`),
    bets.map(({ member }) => member),
    bets.map(() => -100),
    bets.map(({ second }) => new Date(start.getTime() + second * 1_000)),
    references,
  ])
}

const placeOf = (row: RoundRow): RoundPlace => ({
  at: row.first_at,
  memberId: row.member_id,
  roundId: row.round_id,
})

const readAll = async (
  path: readonly bigint[],
  limit: number,
  few: number | undefined,
): Promise<string[]> => {
  const db = createDatabase<AgentsTables>(world.pool).db
  const all: RoundRow[] = []
  for (;;) {
    const last = all.at(-1)
    const page = { ...span, limit, before: last && placeOf(last) }
    const rows = await listTeamRounds(db, path, page, few)
    all.push(...rows)
    if (rows.length < limit) return all.map((row) => row.round_id)
  }
}

test('AGENT-4: page by page, a team of any size lists the rounds of members who were below when the round began', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(bet, { minLength: 1, maxLength: 30 }),
      fc.constantFrom([1n], [1n, 2n], [1n, 3n]),
      fc.integer({ min: 1, max: 7 }),
      // A small team; one that is read by hour, with few and with many players.
      fc.constantFrom(undefined, 2, 0),
      async (bets, path, limit, few) => {
        await play(bets)
        const node = Number(path.at(-1))
        const expected = bets
          .map((one, index) => ({ ...one, id: `r-${index}` }))
          .filter((one) => pathOf(one).includes(node) && one.member !== node)
          .toSorted((a, b) => b.second - a.second || b.member - a.member || (a.id < b.id ? 1 : -1))
          .map(({ id }) => id)
        expect(await readAll(path, limit, few)).toEqual(expected)
      },
    ),
    { numRuns: 60 },
  )
})
