import type { Tx } from '@trevo/database/connect.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isSameJson } from '../../../common/domain/same-json.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { insertMove } from '../../common/repository/deals.ts'
import { changeSeat } from '../../common/repository/seats.ts'
import type { DealRow, SeatRow } from '../../tables.ts'
import { goOn } from './go-on.ts'
import {
  lockOpenTable,
  placeInDeal,
  stateOf,
  type OpenTable,
} from '../../common/service/open-table.ts'

/** When the current turn began. */
const turnBeganAt = ({ moves }: OpenTable, deal: DealRow): Date =>
  moves.at(-1)?.made_at ?? deal.dealt_at ?? deal.begun_at

/** The seat whose clock runs: of several that may answer, the first. */
export const clockPlace = (open: OpenTable, state: unknown): number | undefined =>
  open.rules.seatsToMove(state)[0]

/** How much a turn used of the reserve of the seat whose clock ran. */
const spendBank = async (
  { clock }: CardDependencies,
  tx: Tx,
  open: OpenTable,
  state: unknown,
): Promise<void> => {
  const since = open.table.bank_since
  const place = clockPlace(open, state)
  const roundId = place === undefined ? undefined : open.deal?.seats[place]?.roundId
  const seat = open.seats.find(({ round_id: id }) => id === roundId)
  if (since === null || !seat) return
  const spentMs = clock.now().getTime() - since.getTime()
  await changeSeat(tx, seat.round_id, { bank_ms: Math.max(0, seat.bank_ms - spentMs) })
}

type LoggedMove = { readonly place: number; readonly move: Json; readonly byClock: boolean }

/** Appends a move to the log of a locked table and advances the deal. Throws RangeError. */
export const logMove = async (
  dependencies: CardDependencies,
  tx: Tx,
  open: OpenTable,
  { place, move, byClock }: LoggedMove,
): Promise<void> => {
  const { deal, rules } = open
  if (deal?.state !== 'playing') throw new RangeError('no deal is being played')
  const before = stateOf(dependencies, open)
  const after = rules.apply(before, place, move)
  const now = dependencies.clock.now()
  const waitedFor = clockPlace(open, before)
  // A leaving seat of a cash table folds out of turn.
  const isSameTurn =
    open.game.cash !== undefined && waitedFor !== place && waitedFor === rules.seatsToMove(after)[0]
  if (!isSameTurn) await spendBank(dependencies, tx, open, before)
  const row = await insertMove(tx, {
    table_id: deal.table_id,
    deal_number: deal.number,
    number: open.moves.length + 1,
    seat: place,
    move: JSON.stringify(move),
    by_clock: byClock,
    after_ms: Math.max(0, now.getTime() - turnBeganAt(open, deal).getTime()),
    made_at: now,
  })
  const moved = { ...open, moves: [...open.moves, row] }
  await goOn(dependencies, tx, moved, deal, after, isSameTurn)
}

type Move = { readonly dealNumber: number; readonly number: number; readonly move: Json }

/** A seat's own move. A move that is already in the log is a repeat. */
export const makeMove =
  (dependencies: CardDependencies) =>
  async (seat: SeatRow, { dealNumber, number, move }: Move): Promise<void> => {
    const { database, noteChange } = dependencies
    await database.inTx(async (tx) => {
      const open = await lockOpenTable(dependencies, tx, seat.table_id)
      const { deal, moves } = open
      const place = deal && placeInDeal(deal, seat.round_id)
      if (!deal || place === undefined || deal.number !== dealNumber) {
        throw new Refusal('rgs.action_not_legal')
      }
      const logged = moves[number - 1]
      if (logged) {
        if (logged.seat === place && isSameJson(logged.move, move)) return
        throw new Refusal('rgs.action_not_legal')
      }
      if (number !== moves.length + 1 || isSameJson(move, open.rules.giveUpMove)) {
        throw new Refusal('rgs.action_not_legal')
      }
      // A player who moves in a tournament is not away.
      const isBack = open.game.sitAndGo ? { is_sitting_out: false, missed_seeds: 0 } : {}
      await changeSeat(tx, seat.round_id, { missed_moves: 0, ...isBack })
      try {
        await logMove(dependencies, tx, open, { place, move, byClock: false })
      } catch (error) {
        if (error instanceof RangeError) throw new Refusal('rgs.action_not_legal')
        throw error
      }
    })
    noteChange(seat.table_id)
  }
