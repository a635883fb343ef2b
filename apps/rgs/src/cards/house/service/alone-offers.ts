import type { AloneOffers } from '@trevo/contract/rgs/card-shapes.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { later } from '../../common/domain/later.ts'
import { readOpenTable, type OpenTable } from '../../common/service/open-table.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { findOwnSeat } from '../../seats/service/own-seat.ts'
import type { CardSessionOpen } from '../../views/service/card-session.ts'
import { findTableWithPlayers } from '../repository/house-tables.ts'
import { aloneSince } from './find-alone.ts'

/** How long a player waits alone before another table is offered, where the house does not play. */
const offeredAfterMs = 5_000

const nothing: AloneOffers = { house: false, table: null }

/** Whether a seat has been alone long enough to be offered something else. */
export const isLongAlone = (open: OpenTable, roundId: string, now: Date): boolean => {
  const since = aloneSince(open, roundId)
  const afterMs = open.game.house?.afterMs ?? offeredAfterMs
  return since !== undefined && later(since, afterMs) <= now
}

/** What the player of a session may do instead of waiting alone; nothing for a seat that is not alone. */
export const getAloneOffers =
  (dependencies: CardDependencies) =>
  async ({ game, row }: CardSessionOpen): Promise<AloneOffers> => {
    const db = cardDb(dependencies)
    const seat = await findOwnSeat(dependencies)(row)
    if (seat?.state !== 'seated') return nothing
    const open = await readOpenTable(dependencies, db, seat.table_id)
    if (!isLongAlone(open, seat.round_id, dependencies.clock.now())) return nothing
    const { table } = open
    const other = await findTableWithPlayers(db, {
      gameCode: game.gameCode,
      rulesVersion: game.version,
      tableId: table.id,
      openedAt: table.opened_at,
      entryMinor: table.entry_minor,
      maxMinor: parseMoney(row.profile.maxStake),
      playerRef: row.player_ref,
      isCash: game.cash !== undefined,
    })
    return {
      house: open.game.house !== undefined,
      table: other
        ? {
            entry: formatMoney(other.entry_minor),
            sitAndGo: other.sit_and_go,
            players: other.players,
            freeSeats: other.free_seats,
          }
        : null,
    }
  }
