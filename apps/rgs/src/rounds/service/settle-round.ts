import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { CallResult } from '@trevo/vendor-kit/client/wallet-client.ts'
import { retryDelayMs, transactionIds } from '../../wallet/domain/transaction-ids.ts'
import type { Dependencies } from '../../dependencies.ts'
import { cancelRound, findRound, postponeRound } from '../repository/rounds.ts'
import type { RoundRow } from '../../tables.ts'
import { validStakeOf } from './valid-stake-of.ts'
import { leftOut } from '../../common/repository/left-out.ts'
import { inSetOrAlone } from '../../common/service/in-set-or-alone.ts'
import { closeBets, creditRounds, type RoundWithoutOutcome } from '../repository/round-sets.ts'
import { askForCredit } from '../../wallet/service/ask-for-credit.ts'
import { countCall, isDone } from '../../wallet/service/count-call.ts'

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

// A final refusal of a credit or a rollback needs an operator; it is still retried now and then, because the cause
// may be fixed on the other side.
const stuckRetryMs = 10 * 60_000

const isWorthRetry = (result: CallResult<WalletReply>): boolean =>
  result.kind === 'unknown' || result.reply.retry === true

/** Leaves the round in its state for a retry; a final refusal is marked and logged as an error. */
export const postpone = async (
  { database, clock, log }: Dependencies,
  { id }: Pick<RoundRow, 'id'>,
  result: CallResult<WalletReply>,
): Promise<RoundRow> => {
  const round = await reread({ database }, { id })
  const now = clock.now()
  if (isWorthRetry(result)) {
    const retryAt = later(now, retryDelayMs(round.attempt_count))
    await postponeRound(database.db, round.id, { retryAt })
  } else {
    const reason = result.kind === 'answer' ? result.reply.status : result.why
    log.error({ roundId: round.id, state: round.state, reason }, 'round is stuck')
    await postponeRound(database.db, round.id, {
      retryAt: later(now, stuckRetryMs),
      stuckReason: reason,
    })
  }
  return reread({ database }, round)
}

export const reread = async (
  { database }: Pick<Dependencies, 'database'>,
  round: Pick<RoundRow, 'id'>,
): Promise<RoundRow> => {
  const row = await findRound(database.db, round.id)
  if (!row) throw new Error(`round ${round.id} is gone`)
  return row
}

/** A round is paid by one credit for its first stake; the end of the round decides the others. */
const closeFurtherStakes = async (
  dependencies: Dependencies,
  round: RoundToPay,
): Promise<CallResult<WalletReply> | undefined> => {
  if (round.further_stake_minor === 0n) return undefined
  const { id: roundId, player_ref: playerRef, game_code: gameCode } = round
  const result = await dependencies.wallet.closeRound({ playerRef, gameCode, roundId })
  countCall(dependencies, 'round_close', result)
  return result
}

/** A played round. */
export type RoundToPay = Pick<
  RoundRow,
  | 'id'
  | 'player_ref'
  | 'game_code'
  | 'maths_version'
  | 'stake_minor'
  | 'choice'
  | 'outcome'
  | 'payout_minor'
  | 'room_game_id'
  | 'further_stake_minor'
>

/** `played → credited`; for a bet in a room `played → closed`. @returns the updated round */
const markPaid = async (
  dependencies: Dependencies,
  { id, room_game_id: gameId, outcome }: RoundToPay,
  balanceAfterMinor: bigint | null,
): Promise<RoundRow> => {
  const { database, sets, clock, metrics } = dependencies
  const command = { id, balanceAfterMinor }
  const isOfRoom = gameId !== null
  const asked = isOfRoom ? sets.close(command) : sets.credit(command)
  const paid = await inSetOrAlone<RoundWithoutOutcome | undefined>(
    dependencies,
    asked,
    async () => {
      const mark = isOfRoom ? closeBets : creditRounds
      const [row] = await mark(database.db, [command], clock.now())
      return row === leftOut ? undefined : row
    },
  )
  // Another process moved it first.
  if (!paid) return reread(dependencies, { id })
  metrics.rounds.inc({ game: paid.game_code, end: 'credited' })
  return { ...paid, outcome }
}

/**
 * Pays a played round. A bet in a room is closed with it, because the room shows it to its end, with
 * or without its player.
 */
export const payOut =
  (dependencies: Dependencies) =>
  async (round: RoundToPay): Promise<RoundRow> => {
    const validStakeMinor = await validStakeOf(dependencies, round)
    const result = await askForCredit(dependencies, { ...round, validStakeMinor })
    if (!isDone(result)) return postpone(dependencies, round, result)
    const closed = await closeFurtherStakes(dependencies, round)
    if (closed && !isDone(closed)) return postpone(dependencies, round, closed)

    const { balance } = result.reply
    return markPaid(dependencies, round, balance === undefined ? null : parseMoney(balance))
  }

/** Rolls back a stake of unknown outcome; the platform bars its id even if it never arrived. */
export const rollBack =
  (dependencies: Dependencies) =>
  async (round: RoundRow): Promise<RoundRow> => {
    const { wallet, database, clock, metrics } = dependencies
    const ids = transactionIds(round.id)
    const result = await wallet.rollback({
      transactionId: ids.rollback,
      referenceTransactionId: ids.debit,
      playerRef: round.player_ref,
      gameCode: round.game_code,
      roundId: round.id,
      currency: 'BRL',
      roundClosed: true,
    })
    countCall(dependencies, 'rollback', result)
    if (!isDone(result)) return postpone(dependencies, round, result)

    const change = { closed_at: clock.now(), stuck_reason: null }
    const cancelled = await database.inTx((tx) => cancelRound(tx, round, change))
    if (cancelled) metrics.rounds.inc({ game: round.game_code, end: 'cancelled' })
    return cancelled ?? reread(dependencies, round)
  }
