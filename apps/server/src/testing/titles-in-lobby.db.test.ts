import * as endpoints from '@trevo/api-client/endpoints.ts'
import { languageCodes, type LanguageCode } from '@trevo/languages/languages.ts'
import type { Title } from '@trevo/titles/title.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

type Asked = Readonly<Record<string, string | number>>

/** Node ids of every page of a list, in its order. */
const list = async (query: Asked, language: LanguageCode = 'PT'): Promise<readonly number[]> => {
  const found: number[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const answer = await server.guest(language).call(endpoints.listGames, {
      query: { ...query, pageNo, pageSize: 20 } as never, // each test asks with the contract's names
    })
    if (!answer.ok) throw new Error(answer.code)
    found.push(...answer.value.games.map(({ nodeId }) => nodeId))
    if (pageNo >= answer.value.totalPages) return found
  }
}
const nodesOf = (titles: readonly Title[]) => titles.map(({ listing }) => listing.nodeId)
const tables = new Set(['TABLE', 'ROU', 'BJ', 'BAC', 'SIC', 'DAT', 'VP'])

describe('every own title is found', () => {
  test.each(['RNG', 'BGS', 'LIVE'] as const)(
    'in its category %s, in the order of the lobby',
    async (gameType) => {
      const own = titlesInOrder.filter(({ listing }) => listing.category === gameType)
      expect(await list({ gameType })).toEqual(nodesOf(own))
    },
  )

  test('in its kind, in every category', async () => {
    const kinds = [...new Set(titlesInOrder.map(({ listing }) => listing.classify)), 'TABLE']
    for (const kind of kinds) {
      const found = await list({ gameClassify: kind })
      const own = titlesInOrder.filter(
        ({ listing: { classify } }) =>
          classify === kind || (kind === 'TABLE' && tables.has(classify)),
      )
      expect(own.length, kind).toBeGreaterThan(0)
      expect(found, kind).toEqual(expect.arrayContaining(nodesOf(own)))
    }
  })

  test('CAT-2: in a menu of its kind, and no menu is empty', async () => {
    const answer = await server.guest().call(endpoints.getGameMenus, {})
    if (!answer.ok) throw new Error(answer.code)
    const menus = answer.value.map(({ gameCategory }) => gameCategory)
    expect(menus).toEqual(
      expect.arrayContaining([
        'RNG',
        'BGS',
        'LIVE',
        'CRASH',
        'MEGAWAY',
        'GAME_SHOW',
        'TABLE',
        'BINGO',
      ]),
    )
    for (const { gameType, gameClassify } of answer.value) {
      const found = await list(gameClassify ? { gameClassify } : { gameType })
      expect(found.length, gameClassify || gameType).toBeGreaterThan(0)
    }
  })

  test('by its declared features', async () => {
    for (const { maths, listing } of titlesInOrder) {
      for (const feature of listing.features ?? []) {
        expect(await list({ feature }), maths.gameCode).toContain(listing.nodeId)
      }
    }
  })

  test.each(languageCodes)('first when its name is searched for in %s', async (language) => {
    for (const { maths, listing } of titlesInOrder) {
      const [first] = await list({ search: maths.title[language] }, language)
      expect(first, maths.title[language]).toBe(listing.nodeId)
    }
  })

  test('by the hot and new lists when it is one of them', async () => {
    const hot = titlesInOrder.filter(({ listing }) => listing.isHot)
    const fresh = titlesInOrder.filter(({ listing }) => listing.isNew)
    const cards = cardGames.map(({ listing }) => listing)
    const nodes = (fits: (listing: (typeof cards)[number]) => boolean) =>
      cards.filter(fits).map(({ nodeId }) => nodeId)
    expect(await list({ isHot: '1' })).toEqual([...nodesOf(hot), ...nodes(({ isHot }) => isHot)])
    expect(await list({ isNew: '1' })).toEqual([...nodesOf(fresh), ...nodes(({ isNew }) => isNew)])
  })
})
