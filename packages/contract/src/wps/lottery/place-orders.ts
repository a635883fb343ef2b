import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId } from '../../shapes.ts'
import { Device, DrawNumber, GameId, LotteryMoney, PrizeModeId } from './shapes.ts'

const common = { family: 'lgw', auth: 'member', moduleId: 'GAMELO3' } as const

/** Maximum length of a slip sent as plain text; a larger one is compressed. */
export const slipLengthMax = 100_000
/** Base64 of a compressed slip, and its maximum uncompressed size. */
export const packedSlipLengthMax = 700_000
export const unpackedSlipLengthMax = 8_000_000
/** Maximum stakes in one slip. */
export const slipStakesMax = 100_000
/** Maximum draws in one trace. */
export const traceDrawsMax = 500

const Trace = z.strictObject({
  /** The first draw. */
  numero: DrawNumber,
  /** Multiples for this draw and those that follow it; 0 skips one. */
  multiples: z.array(z.int().min(0).max(100_000)).min(1).max(traceDrawsMax),
})

const order = {
  /** Chosen by the page: a retry after a lost answer finds the same order. */
  clientId: ClientId,
  gameId: GameId,
  currentNumero: DrawNumber,
  /** The total for one multiple of every draw, as computed by the page. */
  betCartAmountSum: LotteryMoney,
  chase: z.boolean().default(false),
  /** LOTT: a trace ends with the first winning ticket. */
  winningStop: z.boolean().default(true),
  /** A trace ends when its numbers come before it begins. */
  abandoning: z.boolean().default(false),
  quickChase: z.boolean().default(false),
  device: Device.default('WEB'),
  orderType: z.int().min(0).max(9).default(1),
  prizeModeId: PrizeModeId.default(1),
  chaseSlip: Trace.nullish(),
}

export const PlacedOrder = z.object({
  orderNumber: z.string(),
  numero: DrawNumber,
  totalBettingAmount: LotteryMoney,
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const placingRefusals = [
  'lottery.game_unknown',
  'lottery.draw_unknown',
  'lottery.draw_closed',
  'lottery.slip_invalid',
  'lottery.slip_too_large',
  'lottery.amount_differs',
  'lottery.series_not_allowed',
  'lottery.stake_above_limit',
  'lottery.prize_above_limit',
  'lottery.line_closed',
  'wallet.insufficient_balance',
  'wallet.debit_refused',
  'limit.reached',
  'limit.check_due',
  'wallet.account_unknown',
  'request.id_reused',
  'play.need_true_account',
] as const

export const placeOrder = endpoint({
  name: 'placeOrder',
  summary: 'Stakes a slip on the draw on sale, or on a trace of draws',
  method: 'POST',
  path: '/lgw/orders/betting',
  ...common,
  startsMoney: true,
  permission: 'stake',
  body: z.strictObject({ ...order, bettingSlipString: z.string().min(1).max(slipLengthMax) }),
  response: PlacedOrder,
  refusals: placingRefusals,
})

export const placeMassiveOrder = endpoint({
  name: 'placeMassiveOrder',
  summary: 'The same with a slip that was packed with gzip, in base64',
  method: 'POST',
  path: '/lgw/orders/massive_betting_new',
  bodyBytesMax: 768 * 1024,
  ...common,
  startsMoney: true,
  permission: 'stake',
  body: z.strictObject({ ...order, packedSlip: z.base64().min(1).max(packedSlipLengthMax) }),
  response: PlacedOrder,
  refusals: placingRefusals,
})

const VnContent = z.strictObject({
  gameId: GameId,
  winStop: z.boolean().default(false),
  playId: z.int32(),
  bettingContent: z.string().min(1).max(slipLengthMax),
  /** Price of one line; any amount. */
  singleBetPrice: LotteryMoney,
  /** One line at a free price; the only approach. */
  bettingApproach: z.literal(1).default(1),
  bettingSlip: z.null().optional(),
  /** Several draws are a trace. */
  numero: z
    .array(z.strictObject({ numero: DrawNumber, multiple: z.int().min(1).max(100_000) }))
    .min(1)
    .max(traceDrawsMax),
})

export const placeVnOrder = endpoint({
  name: 'placeVnOrder',
  summary: 'Stakes on lotteries of Vietnam and of the south-east; each content is its own order',
  method: 'POST',
  path: '/lotto-vn/lgw/betting',
  ...common,
  startsMoney: true,
  permission: 'stake',
  body: z.strictObject({
    clientId: ClientId,
    /** A prize mode, case-insensitive. */
    prizeMode: z
      .string()
      .regex(/^(?:LOTT|ZY|ELOTT|SEA)$/i)
      .default('Lott'),
    device: Device.default('WEB'),
    contents: z.array(VnContent).min(1).max(50),
  }),
  response: z.object({ orders: z.array(PlacedOrder) }),
  refusals: placingRefusals,
})
