import cookie from '@fastify/cookie'
import { Game, GameMenuEntry } from '@trevo/contract/wps/games.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { createRouteBinder } from '../../platform/http/bind-route.ts'
import { createLocalBus } from '../../testing/local-bus.ts'
import { serverMigrations } from '../module-folders.ts'
import { bindCatalogueRoutes, createCatalogue, seedDemoCatalogue } from './index.ts'

const database = await createTestDatabase(serverMigrations)
await seedDemoCatalogue(database.pool)
const clock = systemClock
const catalogue = await createCatalogue(createDatabase(database.pool), createLocalBus(), clock)
const app = Fastify()
await app.register(cookie)
const brand = {
  id: 1,
  merchant: 'trevo',
  defaultLanguage: 'PT',
  maintenance: false,
  disabledModules: new Set<never>(),
  jurisdiction: 'open',
} as const
const route = createRouteBinder(app, {
  brands: {
    byMerchant: () => brand,
    byHost: () => brand,
    isRegionRestricted: () => false,
    isOwnHost: () => true,
  },
  resolveSession: async () => undefined,
  unseal: async () => undefined,
  checkAnswers: true,
})
bindCatalogueRoutes(route, catalogue, {
  play: {
    bigWinsOf: async () => [],
    tableRoomsOf: async () => [],
    liveTablesOf: async () => [],
  },
  clock,
})
afterAll(async () => {
  catalogue.close()
  await database.drop()
})

const ask = async (url: string, moduleid = 'GAMELO3', headers = {}) =>
  (await app.inject({ url, headers: { moduleid, ...headers } })).json()
const games = async (query: string) =>
  (await ask(`/wps/relay/GCSGAME_gameList?${query}`)).value as {
    games: Game[]
    totalPages: number
    totalCount: number
  }
const change = async (sql: string) => {
  await database.pool.query(sql)
  await catalogue.reload()
}

describe('the game list', () => {
  it('CALL-33, MODEL-10, MODEL-11: returns a visitor the games of a type', async () => {
    const { games: list, totalCount } = await games(
      'gameType=RNG&clientType=3&pageNo=1&language=PT',
    )
    expect(list.length).toBeGreaterThan(0)
    expect(totalCount).toBe(
      titlesInOrder.filter(({ listing }) => listing.category === 'RNG').length,
    )
    for (const game of list) expect(Game.parse(game).gameType).toBe('RNG')
  })

  it('CALL-33: a platform leaves out games that do not run there', async () => {
    const { totalCount } = await games('platform=html5-desktop')
    await change(`update catalogue.game set platforms = '{html5-mobile}' where node_id = 1001`)
    const codes = async (platform: string) =>
      (await games(`platform=${platform}&pageSize=100`)).games.map(({ nodeId }) => nodeId)
    expect(await codes('html5-desktop')).toHaveLength(totalCount - 1)
    expect(await codes('html5-desktop')).not.toContain(1001)
    expect(await codes('html5-mobile')).toContain(1001)
    await change(
      `update catalogue.game set platforms = '{html5-desktop,html5-mobile}' where node_id = 1001`,
    )
  })

  it('CALL-33: isNew, vassalage and gameClassify apply separately and together', async () => {
    const all = (await games('pageSize=100')).games
    const isNew = (await games('isNew=1&pageSize=100')).games
    expect(isNew.length).toBeGreaterThan(0)
    expect(isNew).toEqual(all.filter((game) => game.isNew === 1))
    const wanted = all.filter(
      (game) => game.vassalage === 'TRV' && game.gameClassify === 'SM' && game.isNew === 1,
    )
    const found = await games('vassalage=TRV&gameClassify=SM&isNew=1&gameType=RNG')
    expect(found.games).toEqual(wanted)
  })

  it('CALL-33: `language` names the games, regardless of the call’s own', async () => {
    const title = slotTitles[0]!
    const query = 'language=EN&pageSize=100'
    const { value } = await ask(`/wps/relay/GCSGAME_gameList?${query}`, 'GAMELO3', {
      language: 'PT',
    })
    const game = value.games.find((one: Game) => one.gameCode === title.gameCode)
    expect(game.gameName).toBe(title.title.EN)
  })

  it.each([
    ['clientType=9'],
    ['platform=amiga'],
    ['merchant=other'],
    ['language=XX'],
    ['gameType=rng%27'],
    ['gameClassify=%3Cb%3E'],
    ['isNew=yes'],
    ['pageNo=0'],
    ['pageSize=0'],
    ['pageSize=101'],
  ])('CALL-33: %s is refused', async (query) => {
    const answer = await ask(`/wps/relay/GCSGAME_gameList?${query}`)
    expect(answer).toMatchObject({ success: false, errorCode: 'request_param_err' })
  })

  it('pages without repeating or losing a title', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => games(`pageNo=${page}&pageSize=2`)),
    )
    const ids = pages.flatMap(({ games: list }) => list.map((game) => game.nodeId))
    expect(new Set(ids).size).toBe(Math.min(10, titlesInOrder.length))
    const own = titlesInOrder.length + cardGames.length
    expect(pages[0]?.totalPages).toBe(Math.ceil(own / 2))
  })

  it('finds a title regardless of accents and case', async () => {
    const { games: list } = await games('search=VULCAO')
    expect(list.map((game) => game.gameCode)).toContain('ouro-do-vulcao')
  })

  it('names games in the requested language', async () => {
    const title = slotTitles[0]!
    const english = await ask('/wps/relay/GCSGAME_gameList?pageSize=100', 'GAMELO3', {
      language: 'EN',
    })
    const game = english.value.games.find((one: Game) => one.gameCode === title.gameCode)
    expect(game.gameName).toBe(title.title.EN)
  })
})

describe('the lobby', () => {
  it('CALL-34: hot games are those marked hot, and no others', async () => {
    const { value } = await ask('/wps/relay/GCSGAME_hotGamesV2', 'GAMELOHOT3')
    expect(value.list.length).toBeGreaterThan(0)
    expect(value.list.every((game: Game) => game.isHot === 1)).toBe(true)
  })

  it('CALL-32, MODEL-13, MODEL-14: menus are bare entries with their vendors', async () => {
    const menus = GameMenuEntry.array().parse(await ask('/lgw/games/game_menus'))
    expect(menus.map((entry) => entry.gameCategory)).toEqual([
      'BGS',
      'LIVE',
      'FISH',
      'RNG',
      'PVP',
      'COCKFIGHT',
      'CRASH',
      'MEGAWAY',
      'GAME_SHOW',
      'TABLE',
      'BINGO',
    ])
    expect(menus[0]?.vendors[0]).toMatchObject({ vassalage: 'BGS' })
  })

  it('NAV-4: a category without a vendor that has games is absent', async () => {
    await change(`update catalogue.game set enabled = false where category in ('BGS', 'LIVE')`)
    const menus = GameMenuEntry.array().parse(await ask('/lgw/games/game_menus'))
    expect(menus.map((entry) => entry.gameCategory)).toEqual([
      'FISH',
      'RNG',
      'PVP',
      'COCKFIGHT',
      'MEGAWAY',
    ])
    await change(`update catalogue.game set enabled = true`)
  })

  it('CALL-37, MODEL-12: vendor lanes have title, cards and classification', async () => {
    const { value } = await ask('/wps/relay/GCSGAME_newGameVendor')
    expect(value.data.lanes).toContainEqual(
      expect.objectContaining({
        title: 'RNG',
        gameClassify: '',
        cards: [expect.objectContaining({ vassalage: 'TRV' })],
      }),
    )
  })

  it('a game under maintenance stays visible and marked', async () => {
    await change(`update catalogue.vendor set maintenance = true where code = 'TRV'`)
    const { games: list } = await games('vassalage=TRV')
    expect(list.every((game) => game.maintenance)).toBe(true)
    await change(`update catalogue.vendor set maintenance = false`)
  })
})
