import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId } from '../../shapes.ts'
import { PlacedOrder, placingRefusals, slipLengthMax } from './place-orders.ts'
import {
  cacheBuster,
  DrawNumber,
  EpochMs,
  GameId,
  GameIdText,
  LotteryMoney,
  PrizeModeId,
} from './shapes.ts'
import { TicketRecord } from './tickets.ts'

/** How many shares one shared ticket (bolão) has, and how many one holder may take at once. */
export const shareCountMax = 100
const ShareCount = z.int().min(1).max(shareCountMax)

export const SharedTicket = z.object({
  sharedTicketId: z.uuid(),
  gameId: GameId,
  gameCode: z.string(),
  numero: DrawNumber,
  closeTime: EpochMs,
  /** Open until every share is taken; one that is not full at the close is refunded to its holders. */
  status: z.enum(['open', 'full', 'returned']),
  shareCount: z.int(),
  sharesTaken: z.int(),
  /** The caller's own. */
  sharesMine: z.int(),
  sharePrice: LotteryMoney,
  totalAmount: LotteryMoney,
  stakes: z.int(),
  lines: z.int(),
  prizeModeId: PrizeModeId,
  slip: z.string(),
})
export type SharedTicket = z.infer<typeof SharedTicket>

const sharedParams = z.object({ id: z.uuid() })

export const listSharedTickets = endpoint({
  name: 'listSharedTickets',
  summary: 'Shared tickets of a lottery that still have shares to take, those of the caller first',
  method: 'GET',
  path: '/lgw/shared_tickets',
  family: 'lgw',
  auth: 'optional',
  moduleId: 'GAMELO3',
  query: z.object({ gameId: GameIdText, ...cacheBuster }),
  response: z.array(SharedTicket).max(50),
  refusals: ['lottery.game_unknown'],
})

const Path = z.object({
  leafIndex: z.int(),
  leafCount: z.int(),
  path: z.array(z.string()).max(40),
})

export const showSharedTicket = endpoint({
  name: 'showSharedTicket',
  summary: 'One shared ticket, and every holder’s shares under the root, without their names',
  method: 'GET',
  path: '/lgw/shared_tickets/:id',
  family: 'lgw',
  auth: 'optional',
  moduleId: 'GAMELO3',
  params: sharedParams,
  query: z.object(cacheBuster),
  response: SharedTicket.extend({
    shares: z.array(z.object({ record: TicketRecord, proof: Path.nullable() })).max(shareCountMax),
  }),
  refusals: ['lottery.shared_unknown'],
  rateLimit: { max: 120, windowSec: 60 },
})

const Joined = PlacedOrder.extend({ sharedTicketId: z.uuid() })
export type JoinedTicket = z.infer<typeof Joined>

export const openSharedTicket = endpoint({
  name: 'openSharedTicket',
  summary: 'Offers a slip in shares, and takes the first of them',
  method: 'POST',
  path: '/lgw/shared_tickets',
  family: 'lgw',
  auth: 'member',
  startsMoney: true,
  permission: 'stake',
  moduleId: 'GAMELO3',
  body: z.strictObject({
    /** Chosen by the page: a retry after a lost answer finds the same ticket. */
    clientId: ClientId,
    gameId: GameId,
    currentNumero: DrawNumber,
    /** Total of the whole ticket, as computed by the page. */
    betCartAmountSum: LotteryMoney,
    prizeModeId: PrizeModeId,
    bettingSlipString: z.string().min(1).max(slipLengthMax),
    shareCount: z.int().min(2).max(shareCountMax),
    /** Shares that the caller takes. */
    shares: ShareCount,
  }),
  response: Joined,
  refusals: [...placingRefusals, 'lottery.shared_not_offered', 'lottery.shares_invalid'],
})

export const joinSharedTicket = endpoint({
  name: 'joinSharedTicket',
  summary: 'Takes shares of a shared ticket',
  method: 'POST',
  path: '/lgw/shared_tickets/:id/shares',
  family: 'lgw',
  auth: 'member',
  startsMoney: true,
  permission: 'stake',
  moduleId: 'GAMELO3',
  params: sharedParams,
  body: z.strictObject({ clientId: ClientId, shares: ShareCount }),
  response: Joined,
  refusals: [
    'lottery.shared_unknown',
    'lottery.shared_not_offered',
    'lottery.shares_taken',
    'lottery.draw_closed',
    'lottery.stake_above_limit',
    'wallet.insufficient_balance',
    'wallet.debit_refused',
    'limit.reached',
    'limit.check_due',
    'wallet.account_unknown',
    'request.id_reused',
    'play.need_true_account',
  ],
})
