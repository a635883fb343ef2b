import { tables, type Tx } from '@trevo/database/connect.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { changeDeal, findDeal } from '../../common/repository/deals.ts'
import { listSeats } from '../../common/repository/seats.ts'
import type { CardTables, DealRow, SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'
import type { OpenTable } from '../../common/service/open-table.ts'

/** A player who sits down in this time is dealt in as well. */
const soonMs = 1_500

/** Whether seats still bring their seeds. */
export const isBeingSeeded = ({ state }: Pick<DealRow, 'state'>): boolean =>
  state === 'committing' || state === 'showing'

/** A prepared deal is never dealt. */
export const voidDeal = async (
  { clock }: Pick<CardDependencies, 'clock'>,
  tx: Tx,
  deal: DealRow,
): Promise<void> => {
  await changeDeal(tx, deal, { state: 'void', ended_at: clock.now() })
}

/** Seats of a cash table in the next deal. */
export const readySeats = (seats: readonly SeatRow[]): readonly SeatRow[] =>
  seats.filter((one) => one.state === 'seated' && !one.is_sitting_out && !one.is_leaving)

/** When a seat that is not dealt in has waited long enough. */
export const idleUntil = (
  { cash, times }: Pick<CardGame, 'cash' | 'times'>,
  { is_sitting_out: isOut, idle_since: idleSince, started_at: startedAt }: SeatRow,
): Date => later(idleSince ?? startedAt, isOut && cash ? cash.awayMs : times.waitMs)

const earliest = (instants: readonly Date[]): Date | undefined =>
  instants.toSorted((a, b) => a.getTime() - b.getTime())[0]

/**
 * A cash table between two deals: sets when its clock is due again, for the next deal or for seats that have
 * waited too long. A table without seats closes.
 */
export const waitForDeal = async (
  { clock }: Pick<CardDependencies, 'clock'>,
  tx: Tx,
  { table: { id, deal_number: number }, game }: Pick<OpenTable, 'table' | 'game'>,
): Promise<void> => {
  const db = tables<CardTables>(tx)
  const now = clock.now()
  const here = (await listSeats(db, id)).filter(
    ({ state }) => state === 'seated' || state === 'asked',
  )
  if (here.length === 0) {
    await changeTable(tx, id, { state: 'over', deadline_at: null, closed_at: now })
    return
  }
  const last = number === 0 ? undefined : await findDeal(db, id, number)
  const endedAt = last?.state === 'over' ? last.ended_at : null
  const pauseMs = game.cash?.pauseMs ?? 0
  const begins = [later(now, soonMs), later(endedAt ?? now, endedAt ? pauseMs : 0)]
  const deadline =
    readySeats(here).length > 1
      ? begins.toSorted((a, b) => b.getTime() - a.getTime())[0]
      : earliest(here.map((seat) => idleUntil(game, seat)))
  await changeTable(tx, id, {
    state: 'gathering',
    bank_since: null,
    deadline_at: deadline ?? later(now, game.times.waitMs),
  })
}
