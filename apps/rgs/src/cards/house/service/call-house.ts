import { randomUUID } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { chooseName } from '../../common/domain/choose-name.ts'
import { housePlayerRef } from '../../common/domain/house-player.ts'
import { findTable, lockQueue } from '../../common/repository/card-tables.ts'
import { insertSeat } from '../../common/repository/seats.ts'
import { lockOpenTable, type OpenTable } from '../../common/service/open-table.ts'
import { beginDeal } from '../../deals/service/begin-deal.ts'
import type { CardDependencies } from '../../dependencies.ts'
import type { CardTables, SeatRow } from '../../tables.ts'
import { isLongAlone } from './alone-offers.ts'

/** A seat of the house: its chips are the house's own, no debit is asked for. */
const seatHouse = (
  { clock }: CardDependencies,
  tx: Tx,
  { table, game }: OpenTable,
  { seat, taken }: { readonly seat: number; readonly taken: readonly string[] },
): Promise<SeatRow> => {
  const roundId = randomUUID()
  const now = clock.now()
  return insertSeat(tx, {
    round_id: roundId,
    table_id: table.id,
    seat,
    player_ref: housePlayerRef(roundId),
    game_code: game.gameCode,
    session_id: 0n,
    name: chooseName(`${table.id}:${roundId}`, taken),
    is_automatic: true,
    is_house: true,
    state: 'seated',
    entry_minor: table.entry_minor,
    stack_minor: table.entry_minor,
    bank_ms: game.times.bankMs,
    started_at: now,
    retry_at: now,
  })
}

const fillTable = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  own: SeatRow,
): Promise<void> => {
  const seated = [own]
  for (let seat = 0; seat < open.table.seat_count; seat += 1) {
    if (seat === own.seat) continue
    const taken = seated.map(({ name }) => name)
    seated.push(await seatHouse(dependencies, tx, open, { seat, taken }))
  }
  const inOrder = seated.toSorted((a, b) => a.seat - b.seat)
  await beginDeal(dependencies, tx, open, inOrder)
}

/**
 * The house opponent takes the free seats of a table whose only player has waited long enough, and the deal begins.
 * Asked again, nothing changes. Throws `rgs.no_seat`, and `rgs.action_not_legal` if the player is not alone, has not
 * waited long enough, or the house does not play this game.
 */
export const callHouse =
  (dependencies: CardDependencies) =>
  async ({ table_id: tableId, round_id: roundId }: SeatRow): Promise<void> => {
    const { database, clock, noteChange } = dependencies
    await database.inTx(async (tx) => {
      // A player who comes at this moment takes the free seat first, or finds it taken.
      const found = await findTable(tables<CardTables>(tx), tableId)
      if (!found) throw new Refusal('rgs.no_seat')
      await lockQueue(tx, { tableCode: found.game_code, entryMinor: found.entry_minor })
      const open = await lockOpenTable(dependencies, tx, tableId)
      const own = open.seats.find((one) => one.round_id === roundId)
      if (own?.state !== 'seated') throw new Refusal('rgs.no_seat')
      if (open.seats.some((one) => one.is_house && one.state === 'seated')) return
      const isOffered = open.game.house !== undefined && isLongAlone(open, roundId, clock.now())
      if (!isOffered) throw new Refusal('rgs.action_not_legal')
      await fillTable(dependencies, tx, open, own)
    })
    noteChange(tableId)
  }
