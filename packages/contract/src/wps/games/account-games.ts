import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, NodeId, Nothing } from '../../shapes.ts'
import { CatalogueWord } from './game-filter.ts'
import { Game } from '../games.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'GAMELOFAV3' } as const

/** How many favourites a member may have: the page of CALL-40 fits them all. */
export const favouritesMax = 999

const FavouriteGame = z.strictObject({
  nodeId: NodeId,
  vendor: z.string().max(40),
  gameType: z.string().max(20),
})

export const listFavouriteIds = endpoint({
  name: 'listFavouriteIds',
  summary: "Node ids of the member's favourites as text, oldest first",
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: z.array(z.string()),
  refusals: [],
})

export const listFavouriteGames = endpoint({
  name: 'listFavouriteGames',
  summary: "The member's favourites as games, newest first; those no longer offered are left out",
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  ...common,
  query: z.object({
    pageNo: z.coerce.number().int().min(1).max(1_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(favouritesMax).default(favouritesMax),
    /** Only games of this type; all types if absent. */
    gameType: CatalogueWord.optional(),
    _: CacheBuster,
  }),
  response: z.object({ content: z.array(Game), pageNum: z.int(), totalPages: z.int() }),
  refusals: [],
})

export const addFavouriteGame = endpoint({
  name: 'addFavouriteGame',
  summary: 'Marks a game as favourite; a repeat changes nothing',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  ...common,
  body: FavouriteGame,
  response: Nothing,
  refusals: ['game.unknown', 'favourite.too_many'],
  rateLimit: { max: 60, windowSec: 60 },
})

export const removeFavouriteGame = endpoint({
  name: 'removeFavouriteGame',
  summary: 'Removes a game from the favourites; a repeat changes nothing',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  ...common,
  body: FavouriteGame,
  response: Nothing,
  refusals: [],
  rateLimit: { max: 60, windowSec: 60 },
})

export const listRecentGames = endpoint({
  name: 'listRecentGames',
  summary: 'Games the member opened, the last one first, each once',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  family: 'wps',
  auth: 'member',
  moduleId: 'GAMELOREC3',
  query: z.object({
    page: z.coerce.number().int().min(1).max(50).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    _: CacheBuster,
  }),
  response: z.array(Game),
  refusals: [],
})
