import type { Tx } from '@trevo/database/connect.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { beginDeal } from '../../deals/service/begin-deal.ts'
import { fromButton } from '../../common/service/from-button.ts'
import { seatedOf, type OpenTable } from '../../common/service/open-table.ts'
import { payStack } from '../../deals/service/pay-seats.ts'
import { idleUntil, readySeats, waitForDeal } from '../../deals/service/wait-for-deal.ts'

/**
 * The clock of a cash table between deals: seats that waited too long leave with their chips, then the next deal
 * begins if two or more are ready. If the rules are not those of the table nothing more is dealt: all seats leave.
 */
export const startCashDeal = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
): Promise<void> => {
  const { table, game } = open
  const now = dependencies.clock.now()
  const isOld = table.rules_version !== game.version
  const leaving = seatedOf(open).filter((seat) => isOld || idleUntil(game, seat) <= now)
  for (const seat of leaving) await payStack(dependencies, tx, seat, 'nobody_came')
  const ready = readySeats(open.seats).filter((seat) => !leaving.includes(seat))
  if (ready.length < 2) return waitForDeal(dependencies, tx, open)
  await beginDeal(dependencies, tx, open, fromButton(ready, table.button_seat))
}
