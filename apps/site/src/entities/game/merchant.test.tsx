import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { gamesQuery } from './queries.ts'

const fresh = () => initialSession(demoStatus(), () => 0)

beforeEach(() => {
  startSession(fresh())
})

test('CALL-33, CONST-4: a list requests 20 games a page, with each parameter of the row', async () => {
  const games = { games: [], totalPages: 2, totalCount: 21 }
  const server = await standInServer({ '/wps/relay/GCSGAME_gameList': () => value(games) })
  const filter = { gameType: 'RNG', vassalage: 'PG', gameClassify: 'CRASH', isNew: '1' } as const
  await new QueryClient().fetchInfiniteQuery({ ...gamesQuery('EN', filter), pages: 2 })
  const asked = server.asked.map(({ query }) => Object.fromEntries(query ?? []))
  const common = {
    ...filter,
    clientType: '3',
    platform: 'html5-desktop',
    merchant: 'trevo',
    language: 'EN',
    pageSize: '20',
  }
  expect(asked).toEqual([
    { ...common, pageNo: '1' },
    { ...common, pageNo: '2' },
  ])
})

test('CONST-5: one merchant code: a start sets the keys to it again, and header and merchant parameter carry it', async () => {
  sessionStorage.setItem('merchant', 'other')
  sessionStorage.setItem('merchantCode', 'other')
  const server = await standInServer({
    '/wps/relay/GCSGAME_gameList': () => value({ games: [], totalPages: 0, totalCount: 0 }),
  })
  startSession(fresh())
  expect({ ...sessionStorage }).toEqual({ merchant: 'trevo', merchantCode: 'trevo' })
  await new QueryClient().fetchInfiniteQuery(gamesQuery('PT', {}))
  const [asked] = server.asked
  expect([asked?.headers.get('Merchant'), asked?.query.get('merchant')]).toEqual(['trevo', 'trevo'])
})
