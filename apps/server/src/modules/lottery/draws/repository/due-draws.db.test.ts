import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { createLottery } from '../../module.ts'
import { minuteGame, openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

/** The jobs on this database, and all their statements about draws. */
const openWatched = async () => {
  const { db } = world.database
  const asked: { node: RootOperationNode; queryId: QueryId }[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push({ node, queryId })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const database = { ...world.database, db: db.withPlugin(plugin) }
  const jobs = await createLottery({ ...world.needs, database })
  const listStatements = () =>
    asked
      .map(({ node, queryId }) => db.getExecutor().compileQuery(node, queryId))
      .filter(({ sql }) => /lottery"?\."?draw"?\b/.test(sql))
  return { jobs, listStatements }
}

it('the frequent queries of jobs read no finished draw', async () => {
  await world.pool.query(
    `insert into lottery.draw (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, status,
       commitment, result, root, ticket_count)
     select $1, 'old-' || n, '2030-05-01', at, at + interval '50 s', at + interval '1 min', 'settled',
       'c', '1,2,3,4,5', 'r', 0
     from generate_series(1, 20000) n, lateral (select '2030-05-01'::timestamptz - n * interval '1 min' as at) t`,
    [minuteGame],
  )
  await world.pool.query(
    `insert into lottery.draw (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at, status, commitment)
     values ($1, 'next', '2030-05-01', $2, $3, $3, 'scheduled', 'c')`,
    [minuteGame, world.needs.clock.now(), new Date(world.needs.clock.now().getTime() + minuteMs)],
  )
  await world.pool.query('analyze lottery.draw')
  const { jobs, listStatements } = await openWatched()
  await jobs.runDraws()
  await jobs.settle()
  const statements = listStatements()
  expect(statements.length).toBeGreaterThanOrEqual(6)
  const scanning: string[] = []
  for (const { sql, parameters } of statements) {
    const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [
      ...parameters,
    ])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on (lottery\.)?draw\b/.test(plan)) scanning.push(`${sql}\n${plan}`)
  }
  expect(scanning).toEqual([])
})
