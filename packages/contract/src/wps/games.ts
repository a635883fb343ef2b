import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Language, NodeIdText } from '../shapes.ts'
import { AnnouncementPlatform, announcementTypes, Execution, Link } from './announcement-types.ts'
import { gameCategories } from './games/game-categories.ts'
import { Device, PrizeMode } from './lottery/shapes.ts'
import {
  anyOfWords,
  GameFacets,
  GameListQuery,
  GamePlatform,
  Volatility,
} from './games/game-filter.ts'
import { LastingExclusion } from './security/exclusion.ts'

export const GameCategory = z.enum(gameCategories)

/** MODEL-10, MODEL-11. The site builds picture addresses from `tileKey` (`/art/tile/<key>-<w>.webp`). */
export const Game = z.object({
  nodeId: z.int(),
  gameType: z.string(),
  vassalage: z.string(),
  gameCategory: z.string(),
  vendorCode: z.string(),
  displayName: z.string(),
  gameName: z.string(),
  gameCode: z.string(),
  gameClassify: z.string(),
  iconUrl: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  isNew: z.union([z.literal(0), z.literal(1)]),
  /** VASSALAGE: a vendor that opens a popup game list. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  lagerIcon: z.string(),
  hue: z.number(),
  /** Published return to player in Bp, and the volatility word; null if a vendor does not disclose it. */
  rtpBp: z.int().nullable(),
  volatility: Volatility.nullable(),
  maintenance: z.boolean(),
})
export type Game = z.infer<typeof Game>

export const GameMenuEntry = z.object({
  gameCategory: z.string(),
  gameType: z.string(),
  gameClassify: z.string(),
  icon: z.string(),
  vendors: z.array(
    z.object({ vassalage: z.string(), displayName: z.string(), gameCount: z.int() }),
  ),
})
export type GameMenuEntry = z.infer<typeof GameMenuEntry>

/** MODEL-11: `nodeId` is the game that the tile of a vendor with `isGame` GAME opens; 0 without games. */
export const VendorCard = z.object({
  vassalage: z.string(),
  gameType: z.string(),
  displayName: z.string(),
  lagerIcon: z.string(),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  nodeId: z.int(),
  gameCount: z.int(),
})
export const VendorLane = z.object({
  title: z.string(),
  gameClassify: z.string(),
  cards: z.array(VendorCard),
})

export const getGameMenus = endpoint({
  name: 'getGameMenus',
  summary: 'Categories that have at least one vendor, in the order of the navigation',
  method: 'GET',
  path: '/lgw/games/game_menus',
  family: 'lgw',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({ prizeMode: z.string().max(10).optional(), _: z.string().max(20).optional() }),
  response: z.array(GameMenuEntry),
  refusals: [],
  cacheSec: 60,
})

export const listHotGames = endpoint({
  name: 'listHotGames',
  summary: 'Hot games of the brand',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/wps/relay/GCSGAME_hotGamesV2',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELOHOT3',
  response: z.object({ list: z.array(Game) }),
  refusals: [],
  cacheSec: 60,
})

export const listGames = endpoint({
  name: 'listGames',
  summary: 'Games by any mixture of conditions and words, 20 a page',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  family: 'wps',
  auth: 'optional',
  moduleId: 'GAMELO3',
  query: GameListQuery,
  response: z.object({
    games: z.array(Game),
    totalPages: z.int(),
    totalCount: z.int(),
    /** Vendors whose name fits the search, best first, five at most; absent without a search. */
    vendors: z.array(VendorCard).optional(),
    /** Absent unless requested. */
    facets: GameFacets.optional(),
  }),
  refusals: [],
  cacheSec: 30,
})

export const listNewGameVendors = endpoint({
  name: 'listNewGameVendors',
  summary: 'Vendor lanes, one per game type',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  family: 'wps',
  auth: 'none',
  moduleId: 'GAMELO3',
  query: z.object({ platform: z.string().max(20).optional(), _: z.string().max(20).optional() }),
  response: z.object({ data: z.object({ lanes: z.array(VendorLane) }) }),
  refusals: [],
  cacheSec: 60,
})

const LaunchQuery = z.object({
  launchMode: z.enum(['GLS', 'LOTT']).default('GLS'),
  nodeId: NodeIdText,
  /** The room of a card game (`listRooms`). */
  roomId: z.string().max(40).optional(),
  /** The platform of the calling page. */
  platform: z.enum([...GamePlatform.options, ...Device.options]).optional(),
  language: Language.optional(),
  backUrl: z.string().max(500).optional(),
  _: z.string().max(20).optional(),
})
/** CALL-52: the lobby of the lotteries has a dedicated name, and no node. */
const LaunchOrLobbyQuery = LaunchQuery.extend({
  nodeId: NodeIdText.optional(),
  lottoArea: z.enum(['VN']).optional(),
  lottoPrizeMode: PrizeMode.optional(),
  lottoGameCode: z.string().max(40).optional(),
  lottoView: z.enum(['betting', 'lobby']).default('lobby'),
  device: Device.optional(),
}).refine(({ launchMode, nodeId }) => launchMode === 'LOTT' || nodeId !== undefined, {
  path: ['nodeId'],
})
const Launched = z.object({ content: z.object({ game_url: z.string() }) })

export const launchGame = endpoint({
  name: 'launchGame',
  summary: 'Opens a game for a member: a single-use launch address; or the lottery’s lobby',
  method: 'GET',
  path: '/wps/game/launchGame',
  family: 'wps',
  auth: 'member',
  startsMoney: true,
  permission: 'stake',
  moduleId: 'GAMELO3',
  query: LaunchOrLobbyQuery,
  response: Launched,
  refusals: ['play.need_true_account', 'game.unknown', 'game.maintenance', '#727', '#734'],
})

/**
 * CALL-44: the same for a separate window, if a browser lets no game run in a frame. Called without a
 * token it answers that a login is required.
 */
export const launchGameFb = endpoint({
  name: 'launchGameFb',
  summary: 'Opens a game over the full browser window instead of in the frame',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  family: 'wps',
  auth: 'member',
  startsMoney: true,
  permission: 'stake',
  moduleId: 'GAMELO3',
  query: LaunchQuery,
  response: Launched,
  refusals: ['play.need_true_account', 'game.unknown', 'game.maintenance', '#727', '#734'],
})

export const WinnerEntry = z.object({
  customerName: z.string(),
  gameName: z.string(),
  iconUrl: z.string(),
  winAmount: z.string(),
  nodeId: z.int(),
})

export const listWinners = endpoint({
  name: 'listWinners',
  summary: 'Recent wins, largest first; names masked',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({
    gameCategory: z.string().max(20).default('ALL'),
    limitNum: z.coerce.number().int().min(1).max(50).default(20),
    language: z.string().max(5).optional(),
    _: z.string().max(20).optional(),
  }),
  response: z.object({ list: z.array(WinnerEntry) }),
  refusals: [],
  cacheSec: 10,
})

/** Every visitor computes the same figure: base + step × whole intervals since `startedAt`. */
export const getJackpot = endpoint({
  name: 'getJackpot',
  summary: 'The jackpot counter: base, step, interval and start',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  response: z.object({
    base: z.string(),
    step: z.string(),
    intervalMs: z.int(),
    startedAt: z.iso.datetime(),
    /** The code of the pool that the counter shows instead; null for the display above. */
    pool: z.string().nullable(),
  }),
  refusals: [],
  cacheSec: 60,
})

/** What it is drawn from; `picture` is the address of one that the brand uploaded, which fills it. */
const look = { hue: z.number(), symbols: z.array(z.string()), picture: z.string().optional() }

export const Banner = z.object({
  groupName: z.string(),
  /** Address of its picture. */
  url: z.string(),
  linkage: z.string(),
  linkageType: z.enum(['URL', 'P', 'G']),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  ...look,
  nodeId: z.int().nullable(),
})
export const Notice = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  publishedAt: z.iso.datetime(),
})

export const Promotion = Notice.extend({
  ...Link.shape,
  /** Identifies it on the promotions page: `/promotions#<anchor>`. */
  anchor: z.string(),
  /** Null if it has no end. */
  endsAt: z.iso.datetime().nullable(),
  ...look,
})

export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  summary:
    'Banners, notices, popups, promotions and headlines of the brand; members who are excluded from play get only those that do not invite to play',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  family: 'wps',
  auth: 'optional',
  moduleId: 'COMM3',
  query: z.object({
    /** Types to include, all if absent; the lists of the others are empty. */
    types: anyOfWords(announcementTypes).optional(),
    platform: AnnouncementPlatform.default('W'),
    /** `A` and `B` exclude what is only for the other side of the login. */
    execution: Execution.optional(),
    _: z.string().max(20).optional(),
  }),
  response: z.object({
    banners: z.array(Banner),
    player: z.array(Notice),
    popup: z.array(Notice.extend({ execution: Execution })),
    promotion: z.array(Promotion),
    headline: z.array(Notice.extend(Link.shape)),
    /** Why there is less; null for members without an exclusion. */
    exclusion: LastingExclusion.nullable(),
  }),
  refusals: [],
  cacheSec: 30,
})
