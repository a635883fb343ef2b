import { createHash } from 'node:crypto'
import type { JoinedTicket } from '@trevo/contract/wps/lottery/shared-tickets.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { TicketRecord } from '@trevo/lottery-rules/tickets/ticket-record.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { hashOfSlip, leafOf } from '../../draws/domain/draw-engine.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { stakeTaken } from '../../common/domain/transfers.ts'
import { findNamedOrders, insertPlaced, takeOrderIds } from '../../orders/repository/order-sets.ts'
import type { OrderRow, SharedTicketRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

/** The holder's side of a shared ticket. */
export type Holding = {
  readonly memberId: bigint
  readonly clientId: string
  readonly count: number
  /** The requested content: the same id with anything else is refused. */
  readonly fingerprint: string
}

export const fingerprintOfShares = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

type About = { readonly gameCode: string; readonly drawNumber: string }

/** A holder's shares as they are under the root. */
export const recordOfShares = (
  shared: Pick<SharedTicketRow, 'id' | 'slip' | 'prize_mode_id' | 'share_of'>,
  { gameCode, drawNumber }: About,
  held: {
    readonly clientId: string
    readonly first: number
    readonly count: number
    readonly stakeMinor: bigint
    readonly placedAt: Date
  },
): TicketRecord => ({
  game: gameCode,
  draw: drawNumber,
  order: held.clientId,
  part: 0,
  trace: 0,
  multiple: 1,
  stakeMinor: String(held.stakeMinor),
  prizeModeId: shared.prize_mode_id,
  placedAt: held.placedAt.toISOString(),
  slip: hashOfSlip(shared.slip),
  share: { ticket: shared.id, first: held.first, count: held.count, of: shared.share_of },
})

export const joined = (
  order: Pick<OrderRow, 'id' | 'plan_minor' | 'last_draw_number' | 'shared_ticket_id'>,
): JoinedTicket => ({
  orderNumber: `L${order.id}`,
  numero: order.last_draw_number,
  totalBettingAmount: formatLotteryMoney(order.plan_minor),
  sharedTicketId: order.shared_ticket_id ?? '',
})

/** The first answer of a retry. @throws Refusal `request.id_reused` for different content under the same id. */
export const findJoined = async (
  db: Parameters<typeof findNamedOrders>[0],
  { memberId, clientId, fingerprint }: Holding,
): Promise<JoinedTicket | undefined> => {
  const [known] = await findNamedOrders(db, [{ memberId, clientId, part: 0 }])
  if (!known) return undefined
  if (known.fingerprint !== fingerprint || known.shared_ticket_id === null) {
    throw new Refusal('request.id_reused', { id: clientId })
  }
  return joined(known)
}

/** The holder's order with its ticket and stake; the shares follow once they are sold. */
export const takeShares = async (
  { wallet }: LotteryContext,
  tx: Tx,
  shared: SharedTicketRow,
  holding: Holding,
  about: About & { readonly now: Date },
): Promise<JoinedTicket> => {
  const { memberId, clientId, count, fingerprint } = holding
  const [first, stakeMinor] = [shared.taken_count, shared.share_minor * BigInt(count)]
  const row = {
    member_id: memberId,
    brand_id: shared.brand_id,
    game_id: shared.game_id,
    client_id: clientId,
    part: 0,
    fingerprint,
    prize_mode_id: shared.prize_mode_id,
    slip: shared.slip,
    odds_return_bp: shared.odds_return_bp,
    item_count: shared.item_count,
    stakes_count: shared.stakes_count,
    stake_minor: stakeMinor,
    is_trace: false,
    stops_on_win: false,
    abandons: false,
    ticket_count: 1,
    plan_minor: stakeMinor,
    first_draw_id: shared.draw_id,
    last_draw_number: about.drawNumber,
    upline_ids: [],
    upline_shares: [],
    placed_at: about.now,
    shared_ticket_id: shared.id,
    share_first: first,
    share_count: count,
    share_of: shared.share_of,
  }
  const [orderId = 0n] = await takeOrderIds(tx, 1)
  const order = { ...row, id: orderId }
  const held = { clientId, first, count, stakeMinor, placedAt: about.now }
  const ticket = {
    member_id: memberId,
    order_id: orderId,
    trace_number: 0,
    draw_id: shared.draw_id,
    game_id: shared.game_id,
    multiple: 1,
    stake_minor: stakeMinor,
    rebate_minor: 0n,
    shared_minor: 0n,
    is_held: false,
    leaf: leafOf(recordOfShares(shared, about, held)),
    placed_at: about.now,
  }
  await insertPlaced(tx, [{ order, tickets: [ticket] }])
  await wallet.postInTx(
    tx,
    stakeTaken({
      memberId,
      orderId,
      amountMinor: stakeMinor,
      gameId: shared.game_id,
      drawNumber: about.drawNumber,
    }),
  )
  return joined(order)
}
