import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId } from '../../shapes.ts'
import { typed } from '../session.ts'
import { traceDrawsMax } from './place-orders.ts'
import { AnyGameId, cacheBuster, GameId, LotteryMoney, PrizeModeId } from './shapes.ts'

/** How many slips one member may save. */
export const savedSlipsMax = 50
/** Maximum length of a saved slip. */
export const savedSlipLengthMax = 20_000

export const SavedSlip = z.object({
  savedSlipId: z.string(),
  gameId: GameId,
  name: z.string(),
  prizeModeId: PrizeModeId,
  slip: z.string(),
  lines: z.int(),
  stakes: z.int(),
  /** Cost per draw. */
  amount: LotteryMoney,
  /** `active`: placed in every draw; `paused`: something prevents that; `done`: it has ended. */
  subscription: z.enum(['idle', 'active', 'paused', 'done']),
  drawsLeft: z.int(),
  drawsPlaced: z.int(),
  stopsOnWin: z.boolean(),
  /** The refusal that paused it. */
  pausedBy: z.string().nullable(),
})
export type SavedSlip = z.infer<typeof SavedSlip>

const common = { family: 'lgw', auth: 'member', moduleId: 'GAMELO3' } as const
const params = z.object({ id: z.string().regex(/^\d{1,18}$/) })

export const listSavedSlips = endpoint({
  name: 'listSavedSlips',
  summary: 'Slips that the member keeps, the newest first',
  method: 'GET',
  path: '/lgw/saved_slips',
  ...common,
  query: z.object({
    /** -1: for every lottery. */
    gameId: z.coerce.number().pipe(AnyGameId).default(-1),
    ...cacheBuster,
  }),
  response: z.array(SavedSlip).max(savedSlipsMax),
  refusals: [],
})

export const saveSlip = endpoint({
  name: 'saveSlip',
  summary: 'Keeps a slip to stake on again',
  method: 'POST',
  path: '/lgw/saved_slips',
  callsToPlay: true,
  ...common,
  body: z.strictObject({
    clientId: ClientId,
    gameId: GameId,
    name: typed(40).regex(/\S/),
    prizeModeId: PrizeModeId,
    bettingSlipString: z.string().min(1).max(savedSlipLengthMax),
  }),
  response: SavedSlip,
  refusals: [
    'lottery.game_unknown',
    'lottery.slip_invalid',
    'lottery.slip_too_large',
    'lottery.series_not_allowed',
    'lottery.stake_above_limit',
    'lottery.prize_above_limit',
    'lottery.too_many_saved',
    'request.id_reused',
  ],
})

export const removeSavedSlip = endpoint({
  name: 'removeSavedSlip',
  summary: 'Keeps a slip no longer; a subscription of it ends',
  method: 'DELETE',
  path: '/lgw/saved_slips/:id',
  ...common,
  params,
  response: z.object({ removed: z.boolean() }),
  refusals: [],
})

export const subscribeSlip = endpoint({
  name: 'subscribeSlip',
  summary: 'Stakes on a kept slip in every draw from now on, so many draws',
  method: 'POST',
  path: '/lgw/saved_slips/:id/subscription',
  startsMoney: true,
  permission: 'stake',
  ...common,
  params,
  body: z.strictObject({
    draws: z.int().min(1).max(traceDrawsMax),
    /** It ends with the first winning draw; each draw then waits for the previous one. */
    stopsOnWin: z.boolean(),
  }),
  response: SavedSlip,
  refusals: ['lottery.saved_unknown', 'play.need_true_account'],
})

export const unsubscribeSlip = endpoint({
  name: 'unsubscribeSlip',
  summary: 'Stakes on a kept slip no longer; what is placed stays',
  method: 'DELETE',
  path: '/lgw/saved_slips/:id/subscription',
  ...common,
  params,
  response: SavedSlip,
  refusals: ['lottery.saved_unknown'],
})
