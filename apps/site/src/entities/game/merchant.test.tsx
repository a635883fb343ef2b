import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { gamesQuery } from './queries.ts'

const fresh = () => initialSession(demoStatus(), () => 0)

beforeEach(() => {
  sessionStorage.clear()
  startSession(fresh())
})

test('CONST-5: one merchant code: a start re-sets the keys to it, and header and merchant parameter carry it', async () => {
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
  vi.unstubAllGlobals()
})
