import type { Tx } from '@trevo/database/connect.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeSeat, noteSeedsBrought } from '../../common/repository/seats.ts'
import type { CardTableRow, DealRow } from '../../tables.ts'
import type { OpenTable } from '../../common/service/open-table.ts'

/** A seat's contribution to the prizes of a tournament table. */
export const buyInAt = ({
  id,
  buy_in_minor: buyInMinor,
}: Pick<CardTableRow, 'id' | 'buy_in_minor'>): bigint => {
  if (buyInMinor === null) throw new Error(`table ${id} does not belong to a tournament`)
  return buyInMinor
}

/** The tournament has started: buy-ins become the table's prize money, fees go to the house. */
const start = async (
  { clock }: Pick<CardDependencies, 'clock'>,
  tx: Tx,
  { table, deal }: { readonly table: CardTableRow; readonly deal: DealRow },
): Promise<void> => {
  const buyInMinor = buyInAt(table)
  const count = BigInt(deal.seats.length)
  const feeMinor = table.entry_minor - buyInMinor
  for (const { roundId } of deal.seats) {
    await changeSeat(tx, roundId, { stack_minor: 0n, fee_minor: feeMinor })
  }
  await changeTable(tx, table.id, {
    started_at: clock.now(),
    prize_minor: buyInMinor * count,
    rake_minor: feeMinor * count,
  })
}

/** The cards of a hand are dealt: it counts, and the first one starts the tournament. */
export const noteHandDealt = async (
  dependencies: Pick<CardDependencies, 'clock'>,
  tx: Tx,
  { table }: Pick<OpenTable, 'table'>,
  deal: DealRow,
): Promise<CardTableRow> => {
  if (table.started_at === null) await start(dependencies, tx, { table, deal })
  const brought = deal.seats.filter(({ isStandIn }) => isStandIn !== true)
  await noteSeedsBrought(
    tx,
    brought.map(({ roundId }) => roundId),
  )
  return changeTable(tx, table.id, { hand_count: table.hand_count + 1 })
}
