import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  creditPaid,
  creditReversed,
  stakeCaptured,
  stakeReleased,
  type OwedCredit,
} from '../domain/transfers.ts'
import { listCreditsIn, notePaid, noteReversed } from '../repository/credits.ts'
import {
  lockHeldTickets,
  noteNotHeld,
  type HeldTicket,
} from '../repository/tickets.ts'
import type { CreditRow, DrawRow, GameRow, TicketStatus } from '../repository/tables.ts'
import type { LotteryContext } from './context.ts'

const creditsAtOnce = 400
const holdsAtOnce = 50

type Work = {
  readonly draw: DrawRow
  readonly game: GameRow
  /** Renews the lease. @throws when the draw is somebody else's. */
  keepOn(): Promise<void>
}

const owedOf = (
  credit: CreditRow,
  { draw, game }: Pick<Work, 'draw' | 'game'>,
): OwedCredit => ({
  creditId: credit.id,
  kind: credit.kind,
  memberId: credit.member_id,
  amountMinor: credit.amount_minor,
  gameId: game.id,
  drawNumber: draw.draw_number,
})

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
    await notePaid(
      database.db,
      due.map(({ id }) => id),
      clock.now(),
    )
    listeners.onPaid(
      due.flatMap(({ kind, member_id, amount_minor }) =>
        kind === 'prize'
          ? [
              {
                brandId: work.game.brand_id,
                memberId: member_id,
                gameId: work.game.id,
                numero: work.draw.draw_number,
                amountMinor: amount_minor,
              },
            ]
          : [],
      ),
    )
  }
}

/** As much of an annulled credit as the member still has; answers what is missing. */
const takeBack = async (
  { wallet }: LotteryContext,
  owed: OwedCredit,
): Promise<{ readonly state: 'reversed' | 'short' | 'dropped'; readonly shortMinor: bigint }> => {
  const paid = creditPaid(owed)
  if (!(await wallet.findTransfer(paid.source, paid.txnId))) {
    return { state: 'dropped', shortMinor: 0n }
  }
  const whole = creditReversed(owed)
  const before = await wallet.findTransfer(whole.source, whole.txnId)
  let takenMinor = before ? -before.amountMinor : 0n
  let amountMinor = owed.amountMinor
  while (takenMinor === 0n && amountMinor > 0n) {
    try {
      await wallet.post({ ...whole, amountMinor })
      takenMinor = amountMinor
    } catch (error) {
      const isShort = error instanceof Refusal && error.code === 'wallet.insufficient_balance'
      if (!isShort) throw error
      amountMinor = await availableOf(context(wallet), owed.memberId, amountMinor)
    }
  }
  const shortMinor = owed.amountMinor - takenMinor
  return { state: shortMinor > 0n ? 'short' : 'reversed', shortMinor }
}
