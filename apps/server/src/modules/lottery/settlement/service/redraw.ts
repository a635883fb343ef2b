import { randomFillSync } from 'node:crypto'
import type { Tx } from '@trevo/database/connect.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { annulCredits } from '../repository/credits.ts'
import { insertEvent, insertSeed, setDraw } from '../../draws/repository/draws.ts'
import { recordDraw } from '../../orders/repository/settled-bets.ts'
import { reopenTickets } from '../../orders/repository/tickets.ts'
import type { DrawRow } from '../../tables.ts'

/** New numbers for the same tickets, from a new seed; payments of the first ones are taken back. */
export const redrawInTx = async (
  tx: Tx,
  { id, attempt, result }: DrawRow,
  at: Date,
): Promise<void> => {
  const seed = createServerSeed(randomFillSync)
  await annulCredits(tx, { drawId: id, attempt })
  await reopenTickets(tx, id)
  await insertSeed(tx, { draw_id: id, attempt: attempt + 1, seed })
  await insertEvent(tx, {
    draw_id: id,
    kind: 'result_annulled',
    operator: null,
    reason: null,
    detail: result,
    at,
  })
  await setDraw(tx, id, {
    status: 'closed',
    attempt: attempt + 1,
    commitment: commitmentOf(seed),
    result: null,
    client_seed: null,
    beacon: null,
    drawn_at: null,
    settled_at: null,
    prize_minor: null,
    back_minor: null,
    trouble: null,
  })
  await recordDraw(tx, id, at)
}
