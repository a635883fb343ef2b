import type { Tx } from '@trevo/database/connect.ts'
import { annulCredits, insertRefunds } from '../repository/credits.ts'
import { setDraw } from '../../draws/repository/draws.ts'
import { recordDraw } from '../../orders/repository/settled-bets.ts'
import { voidTickets } from '../../orders/repository/tickets.ts'
import type { DrawRow } from '../../tables.ts'

/** The draw is void: stakes are returned, and payments taken back. */
export const voidDrawInTx = async (tx: Tx, { id, attempt }: DrawRow, at: Date): Promise<void> => {
  await annulCredits(tx, { drawId: id, attempt })
  await insertRefunds(tx, { drawId: id, attempt })
  await voidTickets(tx, id, at)
  await setDraw(tx, id, { status: 'cancelled', trouble: null })
  await recordDraw(tx, id, at)
}
