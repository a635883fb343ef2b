import { fileURLToPath } from 'node:url'
import { createDatabase, tables } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { walletMigrations } from '../../../wallet/testing/wallet-migrations.ts'
import { countActive, countPlaced } from './counts.ts'
import { listMiscounted } from './prove.ts'
import { sumTeamDays } from './read-figures.ts'
import { addSettledInTx, countSettled } from './settled-stakes.ts'
import type { AgentsTables } from '../../tables.ts'
import { saveZones } from './zones.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
// Half past midnight in Brasília: still the day before in Manaus, and past one o'clock in Noronha.
const at = new Date('2026-11-24T03:30:00Z')
const zones = new Map([
  [1, 'America/Sao_Paulo'],
  [2, 'America/Manaus'],
  [3, 'America/Noronha'],
])
const dayIn = { 1: '2026-11-24', 2: '2026-11-23', 3: '2026-11-24' } as const
const brands = [1, 2, 3] as const
const agentOf = (brand: number): bigint => BigInt(brand * 100)
const memberOf = (brand: number): bigint => BigInt(brand * 100 + 1)

const world = await createTestDatabase([walletMigrations, { module: 'agents', folder }])
const database = createDatabase<AgentsTables>(world.pool)
await saveZones(database.db, zones)
await world.pool.query(`insert into agents.game_product values (1001, 'RNG')`)
for (const brand of brands) {
  await world.pool.query(
    `insert into agents.node (member_id, brand_id, path, placed_at) values
         ($1, $3, array[$1::bigint], $4), ($2, $3, array[$1, $2]::bigint[], $4)`,
    [agentOf(brand), memberOf(brand), brand, at],
  )
  await world.pool.query('insert into agents.uncounted values ($1), ($2)', [
    agentOf(brand),
    memberOf(brand),
  ])
}
afterAll(() => world.drop())

/** A round of each brand's member at the same moment, delivered like the stream does, and settled. */
const play = async (): Promise<void> => {
  await world.pool.query('select agents.count_rounds($1, $2, $3, $4, $5, $6, $7, $8::jsonb[])', [
    brands.map(() => 'bet'),
    brands,
    brands.map(() => 'vendor:BGS'),
    brands.map((brand) => `t-${brand}`),
    brands.map(memberOf),
    brands.map(() => -100),
    brands.map(() => at),
    brands.map((brand) => JSON.stringify({ node: '1001', round: `r-${brand}` })),
  ])
  await database.inTx((tx) =>
    addSettledInTx(
      tx,
      brands.map((brand) => ({
        memberId: memberOf(brand),
        source: 'vendor:BGS',
        nodeId: 1001,
        roundId: `r-${brand}`,
        stakeMinor: 100n,
        validMinor: 100n,
      })),
    ),
  )
  await countSettled(database.db, 10)
}

test('AGENT-10: each brand’s figures follow its own days, independent of the other brands’ time zones', async () => {
  await play()
  await database.inTx((tx) => countPlaced(tables<AgentsTables>(tx)))
  for (const brand of brands) {
    const day = dayIn[brand]
    const { db } = database
    const span = { from: new Date(at.getTime() - 864e5), until: new Date(at.getTime() + 864e5) }
    const zone = zones.get(brand) ?? ''
    const days = await sumTeamDays(db, agentOf(brand), { ...span, zone })
    expect([...days.keys()]).toEqual([day])
    expect(await countActive(db, agentOf(brand), { first: day, last: day })).toBe(1)
    const { rows } = await world.pool.query(
      'select day::text, placed from agents.joined_day where node_id = $1',
      [agentOf(brand)],
    )
    expect(rows).toMatchObject([{ day, placed: 1 }])
  }
  expect(await listMiscounted(database.db, 10)).toEqual([])
})

test('a brand with an unknown zone is not counted by a guess', async () => {
  await world.pool.query('delete from agents.brand_zone where brand_id = 2')
  await expect(play()).rejects.toThrow('agents: no time zone of brand 2')
  await saveZones(database.db, zones)
})
