import type { CardSeatRecord } from '@trevo/contract/rgs/card-shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { SessionRow } from '../../../tables.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { givenBackOf, hasItsMoney } from './show-table.ts'
import { listSeatsBefore, type SeatPlace } from '../../common/repository/seats.ts'
import type { CardTableRow, SeatRow } from '../../tables.ts'

const pageSize = 20
const cursorShape = /^(\d{1,15})_([0-9a-f-]{36})$/

const placeOf = (cursor: string): SeatPlace => {
  const [, ms, roundId] = cursorShape.exec(cursor) ?? []
  if (ms === undefined || roundId === undefined) {
    throw new Refusal('request_param_err', { fields: ['cursor'] })
  }
  return { startedAt: new Date(Number(ms)), roundId }
}

const isBack = ({ state, returned_for: returnedFor }: SeatRow): boolean =>
  state === 'returning' || state === 'returned' || returnedFor !== null

/** A seat as its player's record has it. */
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
    const before = cursor === undefined ? undefined : placeOf(cursor)
    const player = { playerRef: session.player_ref, gameCode: session.game_code }
    const rows = await listSeatsBefore(cardDb(dependencies), player, before, pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1) : undefined
    return {
      seats: page.map((seat) => recordOf(seat, seat)),
      nextCursor: last ? `${last.started_at.getTime()}_${last.round_id}` : null,
    }
  }
