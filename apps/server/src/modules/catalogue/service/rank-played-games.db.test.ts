import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '@trevo/database/connect.ts'
import { openTestCatalogue } from '../testing/open-test-catalogue.ts'
import { createRankPlayedGames } from './rank-played-games.ts'

const world = await openTestCatalogue()
afterAll(() => world.close())

const nowMs = Date.now()
let stakes: Readonly<Record<number, Readonly<Record<number, number>>>> = {}
let askedSince: Date | undefined
const published: string[] = []
const rank = createRankPlayedGames({
  database: createDatabase(world.pool),
  bus: { publish: async (topic) => void published.push(topic) },
  clock: { now: () => new Date(nowMs) },
  logger: { error: () => undefined },
  listBrandIds: () => [1, 2],
  lobby: world.catalogue.lobby,
  countStakes: async (brandId, since) => {
    askedSince = since
    return new Map(Object.entries(stakes[brandId] ?? {}).map(([id, count]) => [Number(id), count]))
  },
})
const hotAt = async (brandId: number) => {
  await world.catalogue.reload()
  return world.catalogue
    .lobby(brandId)
    .games.filter(({ row }) => row.is_hot)
    .map(({ row }) => row.node_id)
}
/** An operator's own mark. */
const mark = (nodeId: number, { is_hot, is_new }: { is_hot?: boolean; is_new?: boolean }) =>
  world.pool.query(
    `insert into catalogue.brand_game (brand_id, node_id, is_hot, is_new) values (1, $1, $2, $3)
     on conflict (brand_id, node_id) do update set is_hot = excluded.is_hot, is_new = excluded.is_new`,
    [nodeId, is_hot, is_new],
  )
const listedHot = await hotAt(1)
const tenth = Math.ceil(world.catalogue.lobby(1).games.length / 10)
const played = world.catalogue
  .lobby(1)
  .games.map(({ row }) => row.node_id)
  .slice(-tenth - 2)

beforeEach(async () => {
  published.length = 0
  stakes = {}
  await world.pool.query(
    'update catalogue.brand_game set is_hot = null, is_new = null, is_popular = null',
  )
})

test('the most played tenth of a brand is hot there, by its own play of seven days', async () => {
  stakes = { 1: Object.fromEntries(played.map((nodeId, at) => [nodeId, 100 + at])) }
  await rank()
  expect(new Set(await hotAt(1))).toEqual(new Set(played.slice(2)))
  expect(await hotAt(2)).toEqual(listedHot)
  expect(nowMs - (askedSince?.getTime() ?? 0)).toBe(7 * 86_400_000)
  expect(published).toEqual(['catalogue.changed'])
})

test('what is played less ends, and the same result announces nothing', async () => {
  const [first = 0, second = 0] = played
  stakes = { 1: { [first]: 500 } }
  await rank()
  expect(await hotAt(1)).toEqual([first])
  await rank()
  expect(published).toHaveLength(1)
  stakes = { 1: { [second]: 500 } }
  await rank()
  expect(await hotAt(1)).toEqual([second])
  stakes = {}
  await rank()
  expect(await hotAt(1)).toEqual(listedHot)
})

test('the mark that an operator set or took away wins over what was measured', async () => {
  const [first = 0, second = 0] = played
  await mark(first, { is_hot: false })
  await mark(second, { is_hot: true })
  stakes = { 1: { [first]: 500 } }
  await rank()
  expect(await hotAt(1)).toEqual([second])
})

test('a game is new for thirty days after it was listed', async () => {
  const [nodeId = 0] = world.catalogue
    .lobby(1)
    .games.filter(({ row }) => row.is_new)
    .map(({ row }) => row.node_id)
  const isNew = async (listed: string) => {
    await world.change(
      `update catalogue.game set listed_at = date_trunc('day', now(), 'UTC') - interval '${listed}'
       where node_id = ${nodeId}`,
    )
    return world.catalogue.lobby(1).byNode.get(nodeId)?.row.is_new
  }
  expect(await isNew('30 days')).toBe(true)
  expect(await isNew('30 days 1 second')).toBe(false)
  await mark(nodeId, { is_new: true })
  expect(await isNew('31 days')).toBe(false)
})
