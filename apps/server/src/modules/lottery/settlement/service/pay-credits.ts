import type { Tx } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import {
  creditPaid,
  creditReversed,
  stakeCaptured,
  stakeReleased,
  type OwedCredit,
} from '../../common/domain/transfers.ts'
import { creditStates, listCreditsIn } from '../repository/credits.ts'
import { recordTickets } from '../../orders/repository/settled-bets.ts'
import { lockHeldTickets, markNotHeld, type HeldTicket } from '../../orders/repository/tickets.ts'
import type { CreditRow, TicketStatus } from '../../tables.ts'
import type { PaidPrize } from '../../needs.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { Work } from '../../draws/service/draw-work.ts'
import { createCredits } from '../../../../platform/credits/create-credits.ts'

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

/** The notification of a prize; none for rebates and differences. */
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

const creditsOf = (context: LotteryContext) =>
  createCredits({ ...context, states: creditStates, paid: creditPaid, reversed: creditReversed })

/** Pays the draw's credits, some hundred at a time. */
export const payDueCredits = async (context: LotteryContext, work: Work): Promise<void> => {
  const credits = creditsOf(context)
  for (;;) {
    await work.renewLease()
    const due = await listCreditsIn(context.database.db, work.draw.id, {
      state: 'due',
      limit: creditsAtOnce,
    })
    if (due.length === 0) return
    const paidAt = await credits.pay(due.map((credit) => owedOf(credit, work)))
    context.listeners.onPaid(due.flatMap((credit) => prizeOf(credit, work, paidAt)))
  }
}

/** Reverses the payments of an annulled attempt of the draw. */
export const reverseCredits = async (context: LotteryContext, work: Work): Promise<void> => {
  const credits = creditsOf(context)
  for (let after = 0n; ;) {
    await work.renewLease()
    const reversing = await listCreditsIn(context.database.db, work.draw.id, {
      state: 'reversing',
      after,
      limit: creditsAtOnce,
    })
    const last = reversing.at(-1)
    if (!last) return
    after = last.id
    await credits.reverseAll(reversing.map((credit) => owedOf(credit, work)))
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

/** Ends the holds of a draw's tickets with one of these statuses, a batch with its bets per commit. */
const endHolds = async (
  { database, clock }: LotteryContext,
  work: Work,
  statuses: readonly TicketStatus[],
  end: (tx: Tx, ticket: ReturnType<typeof stakedOf>) => Promise<unknown>,
): Promise<void> => {
  for (let more = true; more;) {
    await work.renewLease()
    more = await database.inTx(async (tx) => {
      const held = await lockHeldTickets(tx, work.draw.id, statuses, holdsAtOnce)
      // Members are locked in ascending order everywhere.
      const inOrder = held.toSorted(ascending(({ member_id }) => member_id))
      for (const ticket of inOrder) await end(tx, stakedOf(ticket, work))
      if (held.length > 0) {
        const drawId = work.draw.id
        await markNotHeld(
          tx,
          drawId,
          held.map(({ id }) => id),
        )
        const ended = held.map(({ id: ticketId }) => ({ drawId, ticketId }))
        await recordTickets(tx, ended, clock.now())
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
