import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestCatalogue } from '../testing/open-test-catalogue.ts'
import { listLiveTables } from './list-live-tables.ts'

const world = await openTestCatalogue()
afterAll(() => world.close())

const now = new Date('2030-05-14T15:00:00Z')
const table = (gameCode: string, closesAt: string | null): LiveTable => ({
  gameCode,
  closesAt,
  last: [{ tone: 'blue', text: { pt: 'J', en: 'P' } }],
})

/** What visitors of a brand see of these tables, by game code. */
const seen = async (tables: readonly LiveTable[], brandId = 1, language: 'PT' | 'EN' = 'PT') => {
  const lobby = world.catalogue.lobby(brandId)
  const play = {
    bigWinsOf: async () => [],
    tableRoomsOf: async () => [],
    liveTablesOf: async () => tables,
  }
  const { list } = await listLiveTables({ play, clock: { now: () => now } }, lobby, language)
  const codeOf = (nodeId: number) => lobby.byNode.get(nodeId)?.row.game_code
  return Object.fromEntries(
    list.map(({ nodeId, closesInMs, last }) => [codeOf(nodeId), { closesInMs, last }]),
  )
}

test('tables on offer have their clock, and results in the visitor’s language', async () => {
  const tables = [
    table('bacara-ao-vivo', '2030-05-14T15:00:09.500Z'),
    table('roleta-ao-vivo', '2030-05-14T14:59:59Z'),
    table('show-da-roda', null),
    table('table-that-nobody-offers', null),
  ]
  expect(await seen(tables)).toEqual({
    'bacara-ao-vivo': { closesInMs: 9_500, last: [{ tone: 'blue', text: 'J' }] },
    'roleta-ao-vivo': { closesInMs: null, last: [{ tone: 'blue', text: 'J' }] },
    'show-da-roda': { closesInMs: null, last: [{ tone: 'blue', text: 'J' }] },
  })
  expect((await seen(tables, 1, 'EN'))['bacara-ao-vivo']?.last).toEqual([
    { tone: 'blue', text: 'P' },
  ])
})

test('a table in maintenance, or of a category that the brand may not offer, is left out', async () => {
  const tables = [table('bacara-ao-vivo', null), table('roleta-ao-vivo', null)]
  await world.change(
    `update catalogue.game set maintenance = true where game_code = 'bacara-ao-vivo'`,
  )
  expect(Object.keys(await seen(tables))).toEqual(['roleta-ao-vivo'])
  world.closeCategories(2, ['LIVE'])
  expect(await seen(tables, 2)).toEqual({})
})

test('a guest asks over HTTP', async () => {
  world.setLiveTables([table('roleta-ao-vivo', null)])
  const { value } = await world.ask('/wps/relay/GLS2_liveTables?_=1')
  expect(value.list).toEqual([
    { nodeId: expect.any(Number), closesInMs: null, last: [{ tone: 'blue', text: 'J' }] },
  ])
})
