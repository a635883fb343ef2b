import type { Tx } from '@trevo/database/connect.ts'
import { sharesByChips } from '@trevo/game-rules/sit-and-go/places.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import type { SeatRow } from '../../tables.ts'
import type { OpenTable } from '../../common/service/open-table.ts'
import { fixPayout } from '../../deals/service/pay-seats.ts'
import { buyInAt } from './note-hand-dealt.ts'
import { closeSitAndGo } from './pay-places.ts'

/**
 * A tournament that cannot continue: the remaining seats get their fee back, and share the unpaid prizes by their
 * chips.
 */
export const cancelSitAndGo = async (
  dependencies: CardDependencies,
  tx: Tx,
  { table }: Pick<OpenTable, 'table'>,
  /** From the left of the button: odd centavos go to the first. */
  inPlay: readonly SeatRow[],
): Promise<void> => {
  const feeMinor = table.entry_minor - buyInAt(table)
  const shares = sharesByChips(
    table.prize_minor,
    inPlay.map(({ chips }) => chips),
  )
  for (const [at, seat] of inPlay.entries()) {
    const payoutMinor = (shares[at] ?? 0n) + feeMinor
    await fixPayout(dependencies, tx, seat, {
      payoutMinor,
      feeMinor: 0n,
      returnedFor: 'cancelled',
    })
  }
  const returned = await changeTable(tx, table.id, {
    prize_minor: 0n,
    rake_minor: table.rake_minor - feeMinor * BigInt(inPlay.length),
  })
  await closeSitAndGo(dependencies, tx, returned)
}
