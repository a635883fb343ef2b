import type { CardSeatRecord } from '@trevo/contract/rgs/card-shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, writeCursor } from '@trevo/platform/keyset.ts'
import type { SessionRow } from '../../../tables.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { givenBackOf, hasItsMoney } from './show-table.ts'
import { listSeatsBefore } from '../../common/repository/seats.ts'
import type { CardTableRow, SeatRow } from '../../tables.ts'

const pageSize = 20

const isBack = ({ state, returned_for: returnedFor }: SeatRow): boolean =>
  state === 'returning' || state === 'returned' || returnedFor !== null

/** A seat in its player's history. */
export const recordOf = (
  seat: SeatRow,
  { sit_and_go: sitAndGo }: Pick<CardTableRow, 'sit_and_go'>,
): CardSeatRecord => ({
  roundId: seat.round_id,
  entry: formatMoney(seat.entry_minor),
  sitAndGo,
  finish: seat.finish_place,
  payout: hasItsMoney(seat) ? formatMoney(givenBackOf(seat)) : null,
  state: isBack(seat) ? 'returned' : seat.state === 'paid' ? 'settled' : 'open',
  startedAt: seat.started_at.toISOString(),
  endedAt: seat.ended_at?.toISOString() ?? null,
})

/** The player's seats of the session's game, newest first. */
export const listCardSeats =
  (dependencies: CardDependencies) =>
  async (
    session: SessionRow,
    cursor: string | undefined,
  ): Promise<{ seats: CardSeatRecord[]; nextCursor: string | null }> => {
    const before = readCursor(cursor, 'cursor')
    const player = { playerRef: session.player_ref, gameCode: session.game_code }
    const rows = await listSeatsBefore(cardDb(dependencies), player, before, pageSize + 1)
    const { shown, next } = cutPage(rows, pageSize, ({ started_at: at, round_id: id }) =>
      writeCursor({ at, id }),
    )
    return { seats: shown.map((seat) => recordOf(seat, seat)), nextCursor: next }
  }
