import type { Tx } from '@trevo/database/connect.ts'
import {
  payDueCredits as payAllDue,
  reverseAnnulledCredits,
  type CreditRows,
  type OwedCredit,
} from '../../../wallet/index.ts'
import {
  creditPaid,
  creditReversed,
  stakeCaptured,
  stakeReleased,
} from '../../common/domain/transfers.ts'
import {
  listDueCredits,
  listReversing,
  lockCredit,
  notePaid,
  noteReversed,
} from '../repository/credits.ts'
import { lockHeldTickets, noteNotHeld, type HeldTicket } from '../../orders/repository/tickets.ts'
import type { CreditRow, TicketStatus } from '../../tables.ts'
import type { PaidPrize } from '../../needs.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { Work } from '../../draws/service/draw-work.ts'

const holdsAtOnce = 50

type DrawCredit = OwedCredit & { readonly row: CreditRow }

const owedOf = (row: CreditRow, { draw, game }: Pick<Work, 'draw' | 'game'>): DrawCredit => {
  const credit = {
    creditId: row.id,
    kind: row.kind,
    memberId: row.member_id,
    amountMinor: row.amount_minor,
    gameId: game.id,
    drawNumber: draw.draw_number,
  }
  return { id: row.id, paid: creditPaid(credit), reversed: creditReversed(credit), row }
}

const creditsOf = ({ database: { db } }: LotteryContext, work: Work): CreditRows<DrawCredit> => {
  const { id: drawId } = work.draw
  const owed = (rows: readonly CreditRow[]) => rows.map((row) => owedOf(row, work))
  return {
    listDue: async (limit) => owed(await listDueCredits(db, drawId, limit)),
    notePaid: (ids, at) => notePaid(db, ids, at),
    listReversing: async (after, limit) => owed(await listReversing(db, drawId, { after, limit })),
    lockReversing: async (tx, id) => (await lockCredit(tx, id))?.state === 'reversing',
    noteReversed,
  }
}

/** What is told of a prize; nothing of rebates and differences. */
const prizeOf = (
  { id, kind, member_id, amount_minor }: CreditRow,
  { draw, game }: Pick<Work, 'draw' | 'game'>,
  paidAt: Date,
): PaidPrize[] =>
  kind === 'prize'
    ? [
        {
          brandId: game.brand_id,
          memberId: member_id,
          creditId: id,
          gameId: game.id,
          gameNames: game.names,
          numero: draw.draw_number,
          amountMinor: amount_minor,
          paidAt,
        },
      ]
    : []

/** Pays what is due of a draw. */
export const payDueCredits = (context: LotteryContext, work: Work): Promise<void> =>
  payAllDue(context, creditsOf(context, work), {
    keepOn: () => work.keepOn(),
    onPaid: (credits, at) =>
      context.listeners.onPaid(credits.flatMap(({ row }) => prizeOf(row, work, at))),
  })

/** Takes back what an annulled attempt of the draw had paid. */
export const reverseCredits = (context: LotteryContext, work: Work): Promise<void> =>
  reverseAnnulledCredits(context, creditsOf(context, work), () => work.keepOn())

const stakedOf = (ticket: HeldTicket, { draw, game }: Pick<Work, 'draw' | 'game'>) => ({
  memberId: ticket.member_id,
  orderId: ticket.order_id,
  ticketId: ticket.id,
  amountMinor: ticket.stake_minor,
  gameId: game.id,
  drawNumber: draw.draw_number,
})

/** Ends the holds of a draw's tickets with one of these statuses, some in each commit. */
const endHolds = async (
  { database }: LotteryContext,
  work: Work,
  statuses: readonly TicketStatus[],
  end: (tx: Tx, ticket: ReturnType<typeof stakedOf>) => Promise<unknown>,
): Promise<void> => {
  for (let more = true; more;) {
    await work.keepOn()
    more = await database.inTx(async (tx) => {
      const held = await lockHeldTickets(tx, work.draw.id, statuses, holdsAtOnce)
      // Members are locked in ascending order everywhere.
      const inOrder = held.toSorted((a, b) => (a.member_id < b.member_id ? -1 : 1))
      for (const ticket of inOrder) await end(tx, stakedOf(ticket, work))
      if (held.length > 0) {
        await noteNotHeld(
          tx,
          work.draw.id,
          held.map(({ id }) => id),
        )
      }
      return held.length === holdsAtOnce
    })
  }
}

/** The stakes of traces whose draw counts. */
export const captureHolds = (context: LotteryContext, work: Work): Promise<void> =>
  endHolds(context, work, [2, 4, 14, 16], (tx, ticket) =>
    context.wallet.capture(tx, stakeCaptured(ticket)),
  )

/** The stakes of traces whose draw is void. */
export const releaseHolds = (context: LotteryContext, work: Work): Promise<void> =>
  endHolds(context, work, [12], (tx, ticket) => context.wallet.release(tx, stakeReleased(ticket)))
