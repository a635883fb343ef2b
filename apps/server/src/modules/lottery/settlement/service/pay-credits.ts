import type { Tx } from '@trevo/database/connect.ts'
import {
  creditPaid,
  creditReversed,
  stakeCaptured,
  stakeReleased,
  type OwedCredit,
} from '../../common/domain/transfers.ts'
import { listCreditsIn, lockCredit, notePaid, noteReversed } from '../repository/credits.ts'
import { lockHeldTickets, noteNotHeld, type HeldTicket } from '../../orders/repository/tickets.ts'
import type { CreditRow, TicketStatus } from '../../tables.ts'
import type { PaidPrize } from '../../needs.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { Work } from '../../draws/service/draw-work.ts'

const creditsAtOnce = 400
const holdsAtOnce = 50

const owedOf = (credit: CreditRow, { draw, game }: Pick<Work, 'draw' | 'game'>): OwedCredit => ({
  creditId: credit.id,
  kind: credit.kind,
  memberId: credit.member_id,
  amountMinor: credit.amount_minor,
  gameId: game.id,
  drawNumber: draw.draw_number,
})

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

/**
 * Pays what is due through the ledger's fast path, some hundred in flight. Each has an id for ever, so
 * what was cut off between paying and noting is answered as paid when it is sent again.
 */
export const payDueCredits = async (context: LotteryContext, work: Work): Promise<void> => {
  const { database, wallet, clock, listeners } = context
  for (;;) {
    await work.keepOn()
    const due = await listCreditsIn(database.db, work.draw.id, 'due', creditsAtOnce)
    if (due.length === 0) return
    await Promise.all(due.map((credit) => wallet.post(creditPaid(owedOf(credit, work)))))
    const paidAt = clock.now()
    await notePaid(
      database.db,
      due.map(({ id }) => id),
      paidAt,
    )
    listeners.onPaid(due.flatMap((credit) => prizeOf(credit, work, paidAt)))
  }
}

/** As much of an annulled credit as the member still has, and what is missing written beside it. */
const reverseCredit = async (
  { database, wallet }: LotteryContext,
  owed: OwedCredit,
): Promise<void> => {
  const { source, txnId } = creditPaid(owed)
  const paid = await wallet.findTransfer(source, txnId)
  await database.inTx(async (tx) => {
    const credit = await lockCredit(tx, owed.creditId)
    if (credit?.state !== 'reversing') return
    if (!paid) {
      await noteReversed(tx, owed.creditId, { state: 'dropped', shortMinor: 0n })
      return
    }
    const balance = await wallet.lockBalance(tx, owed.memberId)
    const available = balance?.availableMinor ?? 0n
    const amountMinor = available < owed.amountMinor ? available : owed.amountMinor
    if (amountMinor > 0n) await wallet.postInTx(tx, { ...creditReversed(owed), amountMinor })
    const shortMinor = owed.amountMinor - amountMinor
    const state = shortMinor > 0n ? 'short' : 'reversed'
    await noteReversed(tx, owed.creditId, { state, shortMinor })
  })
}

/** Takes back what an annulled attempt of the draw had paid. */
export const reverseCredits = async (context: LotteryContext, work: Work): Promise<void> => {
  for (;;) {
    await work.keepOn()
    const { db } = context.database
    const credits = await listCreditsIn(db, work.draw.id, 'reversing', creditsAtOnce)
    if (credits.length === 0) return
    for (const credit of credits) await reverseCredit(context, owedOf(credit, work))
  }
}

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
