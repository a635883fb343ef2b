import type { Database } from '@trevo/database/connect.ts'
import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import {
  favouritesMax,
  type listFavouriteGames,
  type listRecentGames,
} from '@trevo/contract/wps/games/account-games.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { gameIn } from '../domain/game-shapes.ts'
import type { Lobby, LobbyGame } from '../domain/lobby.ts'
import {
  addFavourite,
  listFavourites,
  listOpened,
  removeFavourite,
  saveOpened,
  type AccountGameTables,
} from '../repository/account-games.ts'

/** The owner of the games, and the brand that shows them. */
type Owner = { readonly memberId: bigint; readonly brandId: number }
type Paging = { readonly pageNo: number; readonly pageSize: number }

export type AccountGames = {
  listFavouriteIds(memberId: bigint): Promise<string[]>
  listFavouriteGames(
    owner: Owner,
    query: Pick<Query<typeof listFavouriteGames>, 'pageNo' | 'pageSize' | 'gameType'>,
    language: Language,
  ): Promise<Answer<typeof listFavouriteGames>>
  /** Refuses `game.unknown`, `favourite.too_many`. */
  addFavouriteGame(owner: Owner, nodeId: number): Promise<void>
  removeFavouriteGame(memberId: bigint, nodeId: number): Promise<void>
  /** Records an opened game as the member's latest. */
  recordOpened(memberId: bigint, nodeId: number): Promise<void>
  listRecentGames(
    owner: Owner,
    paging: Paging,
    language: Language,
  ): Promise<Answer<typeof listRecentGames>>
}

type Parts = {
  readonly database: Database<AccountGameTables>
  readonly clock: Clock
  lobby(brandId: number): Lobby
}

/** Favourites and recent games of a member, in the lobby's current form. */
export const createAccountGames = ({ database, clock, lobby }: Parts): AccountGames => {
  const { db } = database
  const offered = (brandId: number, nodeIds: readonly number[]): LobbyGame[] => {
    const { byNode } = lobby(brandId)
    return nodeIds.flatMap((nodeId) => byNode.get(nodeId) ?? [])
  }
  const pageOf = (games: readonly LobbyGame[], { pageNo, pageSize }: Paging, language: Language) =>
    games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((game) => gameIn(game, language))

  return {
    listFavouriteIds: async (memberId) => (await listFavourites(db, memberId)).map(String),
    listFavouriteGames: async ({ memberId, brandId }, { gameType, ...paging }, language) => {
      const games = offered(brandId, (await listFavourites(db, memberId)).toReversed()).filter(
        ({ row }) => !gameType || row.game_type === gameType,
      )
      return {
        content: pageOf(games, paging, language),
        pageNum: paging.pageNo,
        totalPages: Math.ceil(games.length / paging.pageSize),
      }
    },
    addFavouriteGame: async ({ memberId, brandId }, nodeId) => {
      if (!lobby(brandId).byNode.has(nodeId)) throw new Refusal('game.unknown')
      const favourite = { memberId, nodeId, addedAt: clock.now(), max: favouritesMax }
      if (!(await addFavourite(database, favourite))) throw new Refusal('favourite.too_many')
    },
    removeFavouriteGame: (memberId, nodeId) => removeFavourite(db, memberId, nodeId),
    recordOpened: (memberId, nodeId) => saveOpened(db, { memberId, nodeId, openedAt: clock.now() }),
    listRecentGames: async ({ memberId, brandId }, paging, language) =>
      pageOf(offered(brandId, await listOpened(db, memberId)), paging, language),
  }
}
