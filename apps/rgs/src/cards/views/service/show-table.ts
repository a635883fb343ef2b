import type { CardSeat, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { chipMinor } from '@trevo/game-rules/holdem/pots.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { later } from '../../common/domain/later.ts'
import type { CardTableRow, DealRow, SeatRow } from '../../tables.ts'
import { placeInDeal, type OpenTable } from '../../common/service/open-table.ts'
import { showTournament } from '../../sit-and-go/service/show-tournament.ts'

/** The seats in the deal, or all seats before one is dealt; at a cash table both. */
const shownSeats = ({ seats, deal, table, game }: OpenTable): readonly SeatRow[] => {
  const here = seats.filter(({ state }) => state === 'seated' || state === 'asked')
  if (game.cash) return [...here, ...leftInDeal(seats, deal, here)]
  if (table.started_at !== null) {
    return seats.filter((one) => one.state === 'seated' || isOfTournament(deal, one))
  }
  const isDealt = deal && deal.state !== 'void' && table.state !== 'gathering'
  if (!isDealt) return here
  return deal.seats.flatMap(({ roundId }) => seats.find(({ round_id: id }) => id === roundId) ?? [])
}

/** The seats that have a place in the tournament, or were in it when it was cancelled. */
const isOfTournament = (
  deal: DealRow | undefined,
  { round_id: roundId, finish_place: finish }: SeatRow,
): boolean => finish !== null || deal?.seats.some((one) => one.roundId === roundId) === true

/** The seats that left with the end of the last deal, while no other player has the seat. */
const leftInDeal = (
  seats: readonly SeatRow[],
  deal: DealRow | undefined,
  here: readonly SeatRow[],
): readonly SeatRow[] =>
  seats.filter(
    ({ round_id: roundId, seat, state }) =>
      state !== 'seated' &&
      deal?.state === 'over' &&
      deal.seats.some((one) => one.roundId === roundId) &&
      !here.some((one) => one.seat === seat),
  )

/** The payout of a seat that left, or its entry if no card was dealt for it. */
export const givenBackOf = (row: SeatRow): bigint =>
  row.state === 'returning' || row.state === 'returned' ? row.entry_minor : row.payout_minor

/** Whether a seat that left has its money: it was paid, or its entry was rolled back. */
export const hasItsMoney = ({ state, returned_for: returnedFor }: SeatRow): boolean =>
  state === 'paid' || (state === 'returned' && returnedFor !== null)

/** A seat's amount at the table: money that it brought or was paid, or its chips in a tournament. */
const stackOf = ({ started_at: startedAt }: CardTableRow, row: SeatRow): bigint => {
  if (startedAt !== null) return BigInt(row.chips) * chipMinor
  return row.state === 'seated' ? row.stack_minor : givenBackOf(row)
}

/** How long a phrase is told to those who look at the table. */
const saidMs = 6_000

const saidBy = ({ phrase, said_at: at }: SeatRow, now: Date): CardSeat['said'] =>
  phrase !== null && at !== null && now < later(at, saidMs)
    ? { phrase, at: at.toISOString() }
    : null

const showSeat = ({ deal, table, game }: OpenTable, row: SeatRow, now: Date): CardSeat => {
  const isInDeal = table.state !== 'gathering'
  const isOnTable = game.cash !== undefined || game.sitAndGo !== undefined || isInDeal
  const place = deal && deal.state !== 'void' && isOnTable && placeInDeal(deal, row.round_id)
  const dealt = isInDeal ? deal?.seats.find(({ roundId }) => roundId === row.round_id) : undefined
  return {
    seat: row.seat,
    place: typeof place === 'number' ? place : null,
    name: row.name,
    isAutomatic: row.is_automatic,
    isHouse: row.is_house,
    stack: formatMoney(stackOf(table, row)),
    bankMs: row.bank_ms,
    missedMoves: row.missed_moves,
    isSittingOut: row.is_sitting_out,
    isLeaving: row.is_leaving,
    commitment: dealt?.commitment ?? null,
    hasShown: (dealt?.seed ?? null) !== null,
    said: saidBy(row, now),
    finish: row.finish_place,
  }
}

const prizeOf = ({ table, game }: OpenTable): bigint | null => {
  if (game.cash || game.sitAndGo) return null
  const potMinor = table.entry_minor * BigInt(table.seat_count)
  return potMinor - (potMinor * BigInt(game.rakeBp)) / 10_000n
}

type Viewer = { readonly roundId: string; readonly now: Date }

/**
 * A table as one of its seats sees it; undefined if the seat is gone: it left, and too many have come and left
 * since.
 */
export const showTable = (
  open: OpenTable,
  state: unknown,
  { roundId, now }: Viewer,
): CardTableView | undefined => {
  const { table, game, deal, rules, moves, seats } = open
  const own = seats.find((one) => one.round_id === roundId)
  if (!own) return undefined
  const place = deal && placeInDeal(deal, roundId)
  const mayWatch = game.cash !== undefined || game.sitAndGo !== undefined
  const isPlayed = state !== undefined && (place !== undefined || mayWatch)
  const prizeMinor = prizeOf(open)
  const hasDeal = deal !== undefined && table.state !== 'gathering' && deal.state !== 'void'
  return {
    serverAt: now.toISOString(),
    tableId: table.id,
    revision: table.revision,
    // A player who has left sees the table's state for a closed seat.
    state: own.state === 'seated' ? table.state : 'over',
    entry: formatMoney(table.entry_minor),
    prize: prizeMinor === null ? null : formatMoney(prizeMinor),
    sitAndGo: showTournament(open),
    seatCount: table.seat_count,
    mySeat: own.seat,
    roundId,
    seats: shownSeats(open).map((row) => showSeat(open, row, now)),
    dealNumber: table.deal_number,
    commitment: hasDeal ? deal.commitment : null,
    commitmentNumber: hasDeal ? Number(deal.commitment_number) : null,
    play: isPlayed ? (rules.viewOf(state, place) as CardTableView['play']) : null,
    moveNumber: moves.length + 1,
    deadlineAt: table.deadline_at?.toISOString() ?? null,
    isOnBank: table.bank_since !== null,
    payout: hasItsMoney(own) ? formatMoney(givenBackOf(own)) : null,
    returned: own.returned_for,
  }
}
