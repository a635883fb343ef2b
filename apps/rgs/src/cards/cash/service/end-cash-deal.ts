import { tables, type Tx } from '@trevo/database/connect.ts'
import type { CashTable, TableResult } from '@trevo/game-rules/card-tables/card-table.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { listSeats, noteDealt, noteMissedDeal } from '../../common/repository/seats.ts'
import type { CardTables, DealRow } from '../../tables.ts'
import type { OpenTable } from '../../common/service/open-table.ts'
import { fixPayout } from '../../deals/service/pay-seats.ts'
import { waitForDeal } from '../../deals/service/wait-for-deal.ts'

type Ended = {
  readonly cash: CashTable
  readonly deal: DealRow
  readonly result: TableResult
}

/**
 * A deal of a cash table has ended: stacks are updated, the house keeps the rake. A player who has no chips, or
 * has left, is paid; the others stay for the next deal.
 */
export const endCashDeal = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  { cash, deal, result }: Ended,
): Promise<void> => {
  const { table, game } = open
  const now = dependencies.clock.now()
  const seats = await listSeats(tables<CardTables>(tx), table.id)
  for (const [place, { roundId }] of deal.seats.entries()) {
    const seat = seats.find((one) => one.round_id === roundId)
    if (!seat) throw new Error(`seat ${roundId} is gone`)
    const stackMinor = result.stacksMinor[place] ?? 0n
    const { bankBackMs } = cash
    const feeMinor = result.feesMinor[place] ?? 0n
    const { bankMs } = game.times
    await noteDealt(tx, roundId, { stackMinor, feeMinor, now, bankBackMs, bankMs })
    if (stackMinor > 0n && !seat.is_leaving) continue
    await fixPayout(dependencies, tx, seat, { payoutMinor: stackMinor })
  }
  const dealt = deal.seats.map(({ roundId }) => roundId)
  await noteMissedDeal(tx, table.id, dealt)
  const changed = await changeTable(tx, table.id, {
    rake_minor: table.rake_minor + result.rakeMinor,
    button_seat: deal.seats[0]?.seat ?? null,
  })
  await waitForDeal(dependencies, tx, { table: changed, game })
}
