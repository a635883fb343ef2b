import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { listSeats } from '../../common/repository/seats.ts'
import type { CardTables, SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'
import type { OpenTable } from '../../common/service/open-table.ts'

/** How long a tournament waits for one of its seats when all of them are away. */
export const awayUntil = (
  { awayMs }: SitAndGo,
  seats: readonly Pick<SeatRow, 'idle_since' | 'started_at'>[],
): Date => {
  const since = seats.map(({ idle_since: idle, started_at: start }) => (idle ?? start).getTime())
  return later(new Date(Math.max(...since)), awayMs)
}

/**
 * A tournament between two hands: the clock begins the next one after a pause. If all seats are away none is
 * dealt, because none would bring a seed: the table waits for one of them.
 */
export const waitForHand = async (
  { clock }: Pick<CardDependencies, 'clock'>,
  tx: Tx,
  { table: { id }, sitAndGo }: Pick<OpenTable, 'table'> & { readonly sitAndGo: SitAndGo },
  pauseMs: number,
): Promise<void> => {
  const seats = await listSeats(tables<CardTables>(tx), id)
  const inPlay = seats.filter(({ state }) => state === 'seated')
  const isSomebodyHere = inPlay.some(({ is_sitting_out: isAway }) => !isAway)
  await changeTable(tx, id, {
    state: 'gathering',
    bank_since: null,
    deadline_at: isSomebodyHere ? later(clock.now(), pauseMs) : awayUntil(sitAndGo, inPlay),
  })
}
