import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  cacheBuster,
  DrawNumber,
  EpochMs,
  GameId,
  GameIdText,
  pageQuery,
  WinningNumber,
} from './shapes.ts'

const common = { family: 'lgw', auth: 'none', moduleId: 'GAMELO3' } as const

const gameParams = z.object({ gameId: GameIdText })
/** The printed number in this family's wire format. */
const numero = DrawNumber

const CurrentDraw = z.object({
  numero,
  gameId: GameId,
  /** Until its sales end, by the server's clock. */
  remainTime: z.int().min(0),
  /** Seconds between the end of sales and the draw. */
  lockTime: z.int().min(0),
  isSale: z.boolean(),
})

export const getNearDraws = endpoint({
  name: 'getNearDraws',
  summary: 'The draw on sale, the one before and the one after',
  method: 'GET',
  path: '/lgw/numeros/near',
  ...common,
  query: z.object({ gameId: GameIdText, ...cacheBuster }),
  response: z.object({
    currentNumero: CurrentDraw.nullable(),
    previousNumero: z.object({ numero, winNo: WinningNumber.nullable() }).nullable(),
    nextNumero: z.object({ numero }).nullable(),
  }),
  refusals: ['lottery.game_unknown'],
})

export const listPopularLotteries = endpoint({
  name: 'listPopularLotteries',
  summary: 'Lotteries on sale with their countdowns, the most staked on first',
  method: 'GET',
  path: '/lgw/games/popular',
  ...common,
  query: z.object({ count: z.coerce.number().int().min(1).max(50).default(10), ...cacheBuster }),
  response: z.array(CurrentDraw.extend({ gameCode: z.string() })),
  refusals: [],
})

export const listTraceDraws = endpoint({
  name: 'listTraceDraws',
  summary: 'Draws that a trace may run over',
  method: 'GET',
  path: '/lgw/numeros/chase/:gameId',
  ...common,
  params: gameParams,
  query: z.object(cacheBuster),
  response: z.object({
    maxChaseCount: z.int(),
    chaseNumeros: z.array(z.object({ numero, closeTime: EpochMs })),
  }),
  refusals: ['lottery.game_unknown'],
})

export const OpenedDraw = z.object({
  gameId: GameId,
  gameCode: z.string(),
  numero,
  winNo: WinningNumber,
  openTime: EpochMs,
})
export type OpenedDraw = z.infer<typeof OpenedDraw>

const openedQuery = z.object(cacheBuster)

export const listOpenedVnDraws = endpoint({
  name: 'listOpenedVnDraws',
  summary: 'Numbers drawn last in the Vietnam lotteries',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  family: 'lgw',
  auth: 'session',
  moduleId: 'GAMELO3',
  query: openedQuery,
  evenCovered: true,
  response: z.array(OpenedDraw),
  refusals: [],
})

export const listOpenedDraws = endpoint({
  name: 'listOpenedDraws',
  summary: 'Numbers drawn last in the other lotteries',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  family: 'lgw',
  auth: 'session',
  moduleId: 'GAMELO3',
  query: openedQuery,
  evenCovered: true,
  response: z.array(OpenedDraw),
  refusals: [],
})

export const listRecentDraws = endpoint({
  name: 'listRecentDraws',
  summary: 'Numbers drawn last in each lottery, for visitors',
  method: 'GET',
  path: '/lgw/numeros/recent',
  ...common,
  query: openedQuery,
  response: z.array(OpenedDraw),
  refusals: [],
})

const drawPage = z.object({
  content: z.array(z.object({ numero, winNo: WinningNumber, openTime: EpochMs })),
  totalPages: z.int(),
})

export const listDraws = endpoint({
  name: 'listDraws',
  summary: 'Results of a lottery, newest first',
  method: 'GET',
  path: '/lgw/draw/:gameId',
  ...common,
  params: gameParams,
  query: z.object({ ...pageQuery(1_000, 20), ...cacheBuster }),
  response: drawPage,
  refusals: ['lottery.game_unknown'],
})

export const listDrawsByCode = endpoint({
  name: 'listDrawsByCode',
  summary: 'The same by the code of the lottery',
  method: 'GET',
  path: '/lgw/draw/code/:code',
  ...common,
  params: z.object({ code: z.string().max(40) }),
  query: z.object({ ...pageQuery(1_000, 20), ...cacheBuster }),
  response: drawPage,
  refusals: ['lottery.game_unknown'],
})

const Counts = z.record(z.string(), z.array(z.int()))

export const getHotAndGap = endpoint({
  name: 'getHotAndGap',
  summary: 'How often each number came at each place, and for how many draws it has not',
  method: 'GET',
  path: '/lgw/draw/:gameId/hot_gap_info',
  ...common,
  params: gameParams,
  query: z.object({
    draws: z.coerce.number().int().min(10).max(1_000).default(100),
    ...cacheBuster,
  }),
  response: z.object({ hot: Counts, gap: Counts }),
  refusals: ['lottery.game_unknown'],
})

/** Everything needed to repeat the draw. */
export const DrawProof = z.object({
  gameId: GameId,
  gameCode: z.string(),
  /** The rules it draws by: `getGroup` of the rules. */
  rulesGroup: z.string(),
  numero,
  /** 1, and one more with each re-draw. */
  attempt: z.int(),
  status: z.string(),
  source: z.enum(['engine', 'operators', 'feed']),
  /** SHA-256 of the seed, published before sales opened. */
  commitment: z.string(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  /** Root over the valid tickets at the close; null until then. */
  root: z.string().nullable(),
  ticketCount: z.int().nullable(),
  beacon: z.string().nullable(),
  clientSeed: z.string().nullable(),
  winNo: WinningNumber.nullable(),
})
export type DrawProof = z.infer<typeof DrawProof>

export const showDrawProof = endpoint({
  name: 'showDrawProof',
  summary: 'Commitment, seed, root and result of one draw',
  method: 'GET',
  path: '/lgw/draw/:gameId/proof/:numero',
  ...common,
  params: gameParams.extend({ numero }),
  query: z.object(cacheBuster),
  response: DrawProof,
  refusals: ['lottery.game_unknown', 'lottery.draw_unknown'],
})
