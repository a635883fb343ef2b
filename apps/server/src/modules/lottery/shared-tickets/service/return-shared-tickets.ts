import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { stakeCancelled } from '../../common/domain/transfers.ts'
import {
  listHolders,
  listUnfilled,
  lockSharedTicket,
  markSharesReturned,
} from '../repository/shared-tickets.ts'
import { recordTickets } from '../../orders/repository/settled-bets.ts'
import { endTickets } from '../../orders/repository/tickets.ts'
import type { DrawRow, LotteryTables } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

const sharedAtOnce = 100

/** Returns every holder's stake, members in ascending order as everywhere. */
const returnOne = async (
  { wallet, clock }: LotteryContext,
  tx: Tx,
  id: string,
  draw: Pick<DrawRow, 'id' | 'game_id' | 'draw_number'>,
): Promise<void> => {
  const shared = await lockSharedTicket(tx, id)
  if (shared?.state !== 'open') return
  const at = clock.now()
  const holders = await listHolders(tables<LotteryTables>(tx), id)
  const inOrder = holders.toSorted(ascending(({ member_id }) => member_id))
  for (const { member_id: memberId, id: ticketId, order_id: orderId, stake_minor } of inOrder) {
    await endTickets(tx, memberId, [ticketId], { status: 17, at })
    await wallet.postInTx(
      tx,
      stakeCancelled({
        memberId,
        orderId,
        ticketId,
        amountMinor: stake_minor,
        gameId: draw.game_id,
        drawNumber: draw.draw_number,
      }),
    )
  }
  await markSharesReturned(tx, id, at)
  const ended = inOrder.map(({ id: ticketId }) => ({ drawId: draw.id, ticketId }))
  await recordTickets(tx, ended, at)
}

/**
 * Ends the unsold shared tickets of a closed draw: they can no longer be joined, and must not be under the root.
 * An interrupted run is restarted before the root is computed.
 */
export const returnUnfilled = async (
  context: LotteryContext,
  draw: Pick<DrawRow, 'id' | 'game_id' | 'draw_number'>,
): Promise<void> => {
  const { database } = context
  for (;;) {
    const ids = await listUnfilled(database.db, draw.id, sharedAtOnce)
    for (const id of ids) await database.inTx((tx) => returnOne(context, tx, id, draw))
    if (ids.length < sharedAtOnce) return
  }
}
