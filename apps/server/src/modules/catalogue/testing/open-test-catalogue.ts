import cookie from '@fastify/cookie'
import { prizeModes, type PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import Fastify from 'fastify'
import { systemClock } from '@trevo/platform/clock.ts'
import { createRouteBinder } from '../../../platform/http/bind-route.ts'
import type { Caller } from '../../../platform/http/actor.ts'
import { createLocalBus } from '../../../testing/local-bus.ts'
import { serverMigrations } from '../../module-folders.ts'
import { bindCatalogueRoutes, createCatalogue, seedDemoCatalogue } from '../index.ts'

const brandOf = (id: number, merchant: string) =>
  ({
    id,
    merchant,
    defaultLanguage: 'PT',
    maintenance: false,
    disabledModules: new Set<never>(),
    jurisdiction: 'open',
  }) as const

const brands = [brandOf(1, 'trevo'), brandOf(2, 'outra')]

/** A session of these tests, by its token. */
const member: Caller = { kind: 'member', memberId: 1n, sessionId: 's1', brandId: 1 }

/** The catalogue's routes over a real database with the demo titles; brands `trevo` and `outra`. */
export const openTestCatalogue = async () => {
  const database = await createTestDatabase(serverMigrations)
  await seedDemoCatalogue(database.pool)
  const clock = systemClock
  const closed = new Map<number, readonly string[]>()
  const returnsMin = new Map<number, number>()
  const lotteryTypes = new Map<number, readonly PrizeMode[]>()
  const catalogue = await createCatalogue(
    createDatabase(database.pool),
    createLocalBus(),
    clock,
    undefined,
    {
      defaultLanguageOf: () => 'PT',
      closedCategoriesOf: (brandId) => closed.get(brandId) ?? [],
      returnMinBpOf: (brandId) => returnsMin.get(brandId) ?? 0,
      lotteryTypesOf: (brandId) => lotteryTypes.get(brandId) ?? prizeModes,
    },
  )
  const app = Fastify()
  await app.register(cookie)
  const [first] = brands
  if (!first) throw new Error('no brand')
  const route = createRouteBinder(app, {
    brands: {
      byMerchant: (merchant) => brands.find((brand) => brand.merchant === merchant),
      byHost: () => first,
      isRegionRestricted: () => false,
      isOwnHost: () => true,
    },
    resolveSession: async (token) => (token === 'member' ? member : undefined),
    unseal: async () => undefined,
    checkAnswers: true,
  })
  let rooms: readonly TableRoom[] = []
  let liveTables: readonly LiveTable[] = []
  bindCatalogueRoutes(route, catalogue, {
    play: {
      bigWinsOf: async () => [],
      tableRoomsOf: async () => rooms,
      liveTablesOf: async () => liveTables,
    },
    clock,
  })

  const ask = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers: { moduleid: 'GAMELO3', ...headers } })).json()
  return {
    app,
    catalogue,
    pool: database.pool,
    /** The parsed answer, envelope and all. */
    ask,
    /** Sets the vendors' report on their rooms from now on. */
    setRooms: (next: readonly TableRoom[]) => {
      rooms = next
    },
    /** Sets the vendors' report on their live tables from now on. */
    setLiveTables: (next: readonly LiveTable[]) => {
      liveTables = next
    },
    /** The least return that a brand's jurisdiction allows from now on. */
    requireReturn: (brandId: number, returnMinBp: number) => {
      returnsMin.set(brandId, returnMinBp)
    },
    /** What a brand's jurisdiction closes from now on. */
    closeCategories: (brandId: number, categories: readonly string[]) => {
      closed.set(brandId, categories)
    },
    /** The types of lottery that a brand offers from now on. */
    offerLotteryTypes: (brandId: number, types: readonly PrizeMode[]) => {
      lotteryTypes.set(brandId, types)
    },
    /** Changes the catalogue as an operator would, and waits until it is read. */
    change: async (sql: string) => {
      await database.pool.query(sql)
      await catalogue.reload()
    },
    close: async () => {
      catalogue.close()
      await app.close()
      await database.drop()
    },
  }
}

export type TestCatalogue = Awaited<ReturnType<typeof openTestCatalogue>>
