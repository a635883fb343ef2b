import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  cacheBuster,
  Device,
  GameId,
  GameIdText,
  LotteryGroup,
  LotteryMoney,
  PrizeMode,
  PrizeModeId,
} from './shapes.ts'

const common = { family: 'lgw', auth: 'none', moduleId: 'GAMELO3' } as const

/** LOTT-2, LOTT-3. */
export const LotteryGame = z.object({
  gameId: GameId,
  code: z.string(),
  /** The name in the reader's language. */
  remark: z.string(),
  gameGroupId: z.int(),
  gameGroupCode: LotteryGroup,
  prizeMode: PrizeMode,
  /** TCG, TCG_SEA or TCG_LOTTO_VN: which page opens it. */
  accountType: z.string(),
  isSale: z.boolean(),
  /** Its rules and number format: a group of `lottery-rules`. */
  rulesGroup: z.string(),
  /** Seconds between draws; null if they are at fixed times. */
  everySec: z.int().nullable(),
  /** The share of the fair multiplier that plays at odds return. */
  oddsReturnBp: z.int(),
})
export type LotteryGame = z.infer<typeof LotteryGame>

export const listLotteryGames = endpoint({
  name: 'listLotteryGames',
  summary: 'Lotteries by group, in the order of the lobby',
  method: 'GET',
  path: '/lgw/games',
  ...common,
  query: z.object({ prizeMode: PrizeMode.optional(), ...cacheBuster }),
  response: z.array(
    z.object({
      code: LotteryGroup,
      gameGroupId: z.int(),
      displayName: z.string(),
      games: z.array(LotteryGame),
    }),
  ),
  refusals: [],
  cacheSec: 60,
})

const menuQuery = z.object({
  /** The brand's type of lottery if absent (LOTT-2). */
  prizeMode: PrizeMode.optional(),
  device: Device.default('WEB'),
  ...cacheBuster,
})

/** LOTT-4: an area of Vietnam with its games. */
export const VnMenu = z.record(
  z.string(),
  z.object({
    gameMenus: z.array(
      z.object({
        gameId: GameId,
        gameCode: z.string(),
        displayName: z.string(),
        gameGroupCode: LotteryGroup,
        accountType: z.literal('TCG_LOTTO_VN'),
      }),
    ),
  }),
)
export type VnMenu = z.infer<typeof VnMenu>

export const listVnGameMenu = endpoint({
  name: 'listVnGameMenu',
  summary: 'Menu of the Vietnam lottery by area',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  ...common,
  query: menuQuery,
  response: VnMenu,
  refusals: [],
  cacheSec: 60,
})

export const listRecentVnGames = endpoint({
  name: 'listRecentVnGames',
  summary: 'The Vietnam lotteries that the member staked on last',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  family: 'lgw',
  auth: 'session',
  moduleId: 'GAMELO3',
  query: menuQuery,
  response: VnMenu,
  refusals: [],
})

/** Betting unit: 1, a tenth, a hundredth, a thousandth. */
export const BettingMode = z.object({
  bettingModeId: z.int(),
  code: z.enum(['Dollar', 'Dime', 'Cent', 'Li']),
  unit: z.string(),
  betAmountMax: LotteryMoney,
  betMultipleMax: z.int(),
  winAmountMax: LotteryMoney,
})

export const getLotterySetting = endpoint({
  name: 'getLotterySetting',
  summary: 'Units of a lottery and the limits of one order',
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  ...common,
  params: z.object({ gameId: GameIdText }),
  query: z.object(cacheBuster),
  response: z.object({
    bettingModes: z.array(BettingMode),
    betAmountMax: LotteryMoney,
    betMultipleMax: z.int(),
    /** How many shares a ticket may be divided into; 0 if sharing is off. */
    shareCountMax: z.int(),
  }),
  refusals: ['lottery.game_unknown'],
})

const PlayMenu = z.object({
  playId: z.int(),
  playCode: z.string(),
  playName: z.string(),
  playSwitch: z.union([z.literal(0), z.literal(1)]),
  singleBetPrice: z.number(),
  playMenuInfos: z.array(z.object({ prizeType: z.int(), bonus: z.string() })),
})
const PlaySubGroup = z.object({ playId: z.string(), playMenus: z.array(PlayMenu) })
const PlayMenuGroup = z.object({
  playId: z.string(),
  playCode: z.string(),
  groupSwitch: z.union([z.literal(0), z.literal(1)]),
  sorting: z.int(),
  playSubGroups: z.array(PlaySubGroup),
})

export const getPlayMenu = endpoint({
  name: 'getPlayMenu',
  summary: 'Plays of a lottery by prize mode, with their fair multipliers',
  method: 'GET',
  path: '/lgw/games/:gameId/play_menu',
  ...common,
  params: z.object({ gameId: GameIdText }),
  query: z.object(cacheBuster),
  response: z.array(
    z.object({
      prizeModeId: PrizeModeId,
      prizeModeName: z.string(),
      playMenuGroups: z.array(PlayMenuGroup),
    }),
  ),
  refusals: ['lottery.game_unknown'],
})

/** A member's choices of series, by group: 2,000 is fair. */
export const Series = z.object({
  gameGroupCode: LotteryGroup,
  prizeModeId: PrizeModeId,
  maxSeries: z.int(),
  minSeries: z.int(),
  maxBetSeries: z.int(),
  defaultSeries: z.int(),
  /** Own rebate at the lowest series, in percent with two decimals. */
  rebateRate: z.string(),
})
export type Series = z.infer<typeof Series>

export const listSeries = endpoint({
  name: 'listSeries',
  summary: "The member's series by group",
  method: 'GET',
  path: '/lgw/customers/series',
  family: 'lgw',
  auth: 'session',
  moduleId: 'GAMELO3',
  query: z.object(cacheBuster),
  response: z.array(Series),
  refusals: [],
})
