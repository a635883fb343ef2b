import type { TablePhrase } from '@trevo/contract/rgs/card-shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { later } from '../../common/domain/later.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeSeat } from '../../common/repository/seats.ts'
import { lockOpenTable } from '../../common/service/open-table.ts'
import type { CardDependencies } from '../../dependencies.ts'
import type { SeatRow } from '../../tables.ts'

/** The shortest time between two phrases of one seat. */
const phraseEveryMs = 4_000

/**
 * A seat says one of the ready-made phrases to its table. Throws `rgs.no_seat`, and `rgs.action_not_legal` if it said
 * one less than four seconds ago.
 */
export const sayPhrase =
  (dependencies: CardDependencies) =>
  async (
    { table_id: tableId, round_id: roundId }: SeatRow,
    { phrase }: { readonly phrase: TablePhrase },
  ): Promise<void> => {
    const { database, clock, noteChange } = dependencies
    await database.inTx(async (tx) => {
      const { seats } = await lockOpenTable(dependencies, tx, tableId)
      const seat = seats.find((one) => one.round_id === roundId)
      if (seat?.state !== 'seated') throw new Refusal('rgs.no_seat')
      const now = clock.now()
      const isEarly = seat.said_at !== null && now < later(seat.said_at, phraseEveryMs)
      if (isEarly) throw new Refusal('rgs.action_not_legal')
      await changeSeat(tx, roundId, { phrase, said_at: now })
      await changeTable(tx, tableId)
    })
    noteChange(tableId)
  }
