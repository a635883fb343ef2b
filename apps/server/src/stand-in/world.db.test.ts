import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { lotteryListings } from '../compose/database/seed-demo.ts'
import {
  createCatalogue,
  seedDemoCatalogue,
  seedLotteryGames,
  seedSportsVendors,
  type Lobby,
} from '../modules/catalogue/index.ts'
import {
  answerAnnouncements,
  answerHelp,
  seedDemoAnnouncements,
  seedHelpTopics,
  type MessagingTables,
} from '../modules/messaging/index.ts'
import { serverMigrations } from '../modules/module-folders.ts'
import { createSettings, openSettings, seedDemoBrand } from '../modules/settings/index.ts'
import { fixedClock } from '../testing/fixed-clock.ts'
import { createLocalBus } from '../testing/local-bus.ts'
import { announcementsOf, helpOf } from './bind-handlers.ts'
import { createWorld } from './world.ts'

const now = '2026-11-21T12:00:00Z'
const clock = fixedClock(now)
const sealingKeys = { publicKeys: [] }

const database = await createTestDatabase(serverMigrations)
const brandId = await seedDemoBrand(database.pool)
await seedDemoCatalogue(database.pool)
await seedLotteryGames(database.pool, lotteryListings)
await seedSportsVendors(database.pool)
await seedDemoAnnouncements(database.pool, brandId)
await seedHelpTopics(database.pool, brandId)
const world = await createWorld()
afterAll(() => database.drop())

const visitor = { address: '203.0.113.7', country: null, host: '127.0.0.1' }

test('the brand of the stand-in is the one that a demo server has', async () => {
  const needs = { bus: createLocalBus(), clock, sealingKeys }
  const stored = await createSettings({ ...needs, database: createDatabase(database.pool) })
  const own = await openSettings(needs, async () => world.state().settings)
  expect(own.getSystemStatus(1, 'PT', visitor)).toEqual(
    stored.getSystemStatus(brandId, 'PT', visitor),
  )
  expect(own.jurisdictionRulesOf(1)).toEqual(stored.jurisdictionRulesOf(brandId))
  stored.close()
  own.close()
})

/** Without the numbers and moments that the database gives. */
const comparable = ({ games, vendors }: Lobby) => ({
  vendors: vendors.map((vendor) => ({ ...vendor, id: 0 })),
  games: games.map(({ row, vendor }) => ({
    ...row,
    vendor_id: 0,
    listed_at: null,
    hue: Number(row.hue),
    vendor: vendor.code,
  })),
})

test('its lobby is that of a demo server', async () => {
  const catalogue = await createCatalogue(createDatabase(database.pool), createLocalBus(), clock)
  expect(comparable(world.lobby())).toEqual(comparable(catalogue.lobby(brandId)))
  catalogue.close()
})

test('it announces and explains what a demo server does', async () => {
  const stored = createDatabase<MessagingTables>(database.pool)
  const brand = { id: brandId, defaultLanguage: 'PT' } as Parameters<typeof answerHelp>[1] &
    Parameters<typeof announcementsOf>[1] // no more of it is read
  const withoutIds = (answer: unknown) =>
    JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'id' ? 0 : value))) as {
      banners: { groupName: string }[]
    }
  const byGroup = (answer: unknown) => {
    const { banners, ...rest } = withoutIds(answer)
    return { ...rest, banners: Object.groupBy(banners, ({ groupName }) => groupName) }
  }
  const question = { brandId, brandLanguage: 'PT', language: 'EN', at: clock.now() } as const
  const asked = { types: undefined, platform: 'W', execution: undefined, exclusion: null } as const
  const announced = await answerAnnouncements(stored, { ...question, ...asked })
  expect(byGroup(announcementsOf(world, brand, 'EN', {}))).toEqual(byGroup(announced))
  expect(helpOf(world, brand, 'PT')).toEqual(await answerHelp(stored, brand, 'PT'))
})
