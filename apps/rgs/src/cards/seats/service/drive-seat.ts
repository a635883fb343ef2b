import { parseMoney } from '@trevo/money/money.ts'
import { validStakeAtTable, wonFromPlayers } from '@trevo/game-rules/card-tables/valid-stake.ts'
import type { CallResult } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { retryDelayMs, transactionIds } from '../../../wallet/domain/transaction-ids.ts'
import { askForCredit } from '../../../wallet/service/ask-for-credit.ts'
import { countCall, isDone } from '../../../wallet/service/count-call.ts'
import { cardDb, type CardDependencies } from '../../dependencies.ts'
import { changeTable } from '../../common/repository/card-tables.ts'
import { findSeat, hasHouseSeat, moveSeat, postponeSeat } from '../../common/repository/seats.ts'
import type { SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'

// A final refusal needs an operator; it is still retried now and then.
const stuckRetryMs = 10 * 60_000

const reread = async (dependencies: CardDependencies, seat: SeatRow): Promise<SeatRow> =>
  (await findSeat(cardDb(dependencies), seat.round_id)) ?? seat

const postpone = async (
  dependencies: CardDependencies,
  seat: SeatRow,
  result: CallResult<WalletReply>,
): Promise<SeatRow> => {
  const { clock, log } = dependencies
  const now = clock.now()
  const { round_id: roundId } = seat
  if (result.kind === 'unknown' || result.reply.retry === true) {
    const retryAt = later(now, retryDelayMs(seat.attempt_count))
    await postponeSeat(cardDb(dependencies), roundId, { retryAt })
  } else {
    const stuckReason = result.reply.status
    log.error({ roundId, state: seat.state, reason: stuckReason }, 'seat is stuck')
    const retryAt = later(now, stuckRetryMs)
    await postponeSeat(cardDb(dependencies), roundId, { retryAt, stuckReason })
  }
  return reread(dependencies, seat)
}

/** Records at the table that a seat's money is final. */
const tellTable = async (dependencies: CardDependencies, seat: SeatRow): Promise<void> => {
  await dependencies.database.inTx((tx) => changeTable(tx, seat.table_id))
  dependencies.noteChange(seat.table_id)
}

/** The house's own seat: its money is final at once, for no round at the platform belongs to it. */
const endHouseSeat = async (
  dependencies: CardDependencies,
  seat: SeatRow,
  to: 'paid' | 'returned',
): Promise<SeatRow> => {
  const ended = await moveSeat(cardDb(dependencies), seat, to)
  return ended ?? reread(dependencies, seat)
}

const payOut = async (dependencies: CardDependencies, seat: SeatRow): Promise<SeatRow> => {
  if (seat.is_house) return endHouseSeat(dependencies, seat, 'paid')
  const isAgainstHouse = await hasHouseSeat(cardDb(dependencies), seat.table_id)
  const result = await askForCredit(dependencies, {
    id: seat.round_id,
    player_ref: seat.player_ref,
    game_code: seat.game_code,
    payout_minor: seat.payout_minor,
    validStakeMinor: validStakeAtTable(seat.entry_minor, seat.fee_minor),
    wonFromPlayersMinor: isAgainstHouse ? 0n : wonFromPlayers(seat.entry_minor, seat.payout_minor),
  })
  if (!isDone(result)) return postpone(dependencies, seat, result)
  const { balance } = result.reply
  const paid = await moveSeat(cardDb(dependencies), seat, 'paid', {
    balance_after_minor: balance === undefined ? null : parseMoney(balance),
    stuck_reason: null,
  })
  if (!paid) return reread(dependencies, seat)
  dependencies.metrics.rounds.inc({ game: seat.game_code, end: 'credited' })
  await tellTable(dependencies, paid)
  return paid
}

/**
 * Cancels an entry of unknown outcome, or one for which no card was dealt; the platform bars its id even if it
 * never arrived.
 */
const rollBack = async (dependencies: CardDependencies, seat: SeatRow): Promise<SeatRow> => {
  if (seat.is_house) return endHouseSeat(dependencies, seat, 'returned')
  const { wallet, clock } = dependencies
  const ids = transactionIds(seat.round_id)
  const result = await wallet.rollback({
    transactionId: ids.rollback,
    referenceTransactionId: ids.debit,
    playerRef: seat.player_ref,
    gameCode: seat.game_code,
    roundId: seat.round_id,
    currency: 'BRL',
    roundClosed: true,
  })
  countCall(dependencies, 'rollback', result)
  if (!isDone(result)) return postpone(dependencies, seat, result)
  const end = { ended_at: seat.ended_at ?? clock.now(), stuck_reason: null }
  const returned = await moveSeat(cardDb(dependencies), seat, 'returned', end)
  if (returned) await tellTable(dependencies, returned)
  return returned ?? reread(dependencies, seat)
}

/** Advances a seat's money as far as possible without its player. */
export const driveSeat =
  (dependencies: CardDependencies) =>
  async (seat: SeatRow): Promise<SeatRow> => {
    switch (seat.state) {
      case 'asked': {
        const change = { retry_at: dependencies.clock.now() }
        const returning = await moveSeat(cardDb(dependencies), seat, 'returning', change)
        return returning ? rollBack(dependencies, returning) : reread(dependencies, seat)
      }
      case 'returning':
        return rollBack(dependencies, seat)
      case 'paying':
        return payOut(dependencies, seat)
      case 'seated':
      case 'paid':
      case 'returned':
      case 'refused':
        return seat
      default:
        return seat.state satisfies never
    }
  }
