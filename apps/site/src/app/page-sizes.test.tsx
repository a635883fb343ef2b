import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { winnersQuery } from '../features/home/queries.ts'
import { initialSession } from '../core/session/session-state.ts'
import { startSession } from '../core/session/store.ts'
import { standInServer, value } from '../testing/stand-in-server.ts'
import { favouriteGamesQuery, recentGamesQuery } from '../features/game-lists/account-games.ts'
import { gamesQuery } from '../entities/game/queries.ts'

const relay = (name: string) => `/wps/relay/${name}`

const start = async () => {
  const server = await standInServer({
    [relay('GCSGAME_gameList')]: () => value({ games: [], totalPages: 0, totalCount: 0 }),
    [relay('GCS_recentGame')]: () => value({ list: [] }),
    [relay('MCSFE_getFavoriteGamesList')]: () => value({ content: [], pageNum: 1, totalPages: 1 }),
    [relay('GCSGAME_getRankList')]: () => value({ list: [] }),
  })
  startSession(initialSession(server.status, () => 0))
  return server
}

test('CONST-4: first pages hold 20 games of a list, 20 recent ones, 999 favourites and 20 winners', async () => {
  const server = await start()
  const queries = new QueryClient()
  await queries.fetchInfiniteQuery(gamesQuery('PT', {}))
  await queries.fetchQuery(recentGamesQuery('PT', 'm1'))
  await queries.fetchQuery(favouriteGamesQuery('PT', 'm1'))
  await queries.fetchQuery(winnersQuery('PT'))
  const asked = server.asked.map(({ path, query }) => [
    path,
    query.get('pageNo') ?? query.get('page') ?? query.get('pageNum'),
    query.get('pageSize') ?? query.get('limitNum'),
  ])
  expect(asked).toEqual([
    [relay('GCSGAME_gameList'), '1', '20'],
    [relay('GCS_recentGame'), '1', '20'],
    [relay('MCSFE_getFavoriteGamesList'), '1', '999'],
    [relay('GCSGAME_getRankList'), null, '20'],
  ])
})
