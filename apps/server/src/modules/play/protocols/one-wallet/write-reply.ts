import { formatMoney } from '@trevo/money/money.ts'
import { ExactNumber, writeExactJson } from '@trevo/vendor-kit/exact/exact-json.ts'
import type { RoundDone, RoundRefusal, RoundRefused } from '../../common/domain/round-outcome.ts'
import type { SessionEntered } from '../../rounds/service/enter-session.ts'
import type { Ended as EndedOf } from '../ended.ts'

export type Ended = EndedOf<'INVALID_PARAMETER', SessionEntered>
export type Operation = 'check' | 'balance' | 'debit' | 'credit' | 'cancel'

const statusOf: Readonly<Record<RoundRefusal, string>> = {
  session_unknown: 'INVALID_SID',
  session_over: 'INVALID_SID',
  game_closed: 'FINAL_ERROR_ACTION_FAILED',
  player_unknown: 'INVALID_PARAMETER',
  other_currency: 'INVALID_PARAMETER',
  stake_of_zero: 'INVALID_PARAMETER',
  stake_too_high: 'FINAL_ERROR_ACTION_FAILED',
  insufficient_balance: 'INSUFFICIENT_FUNDS',
  debits_refused: 'ACCOUNT_LOCKED',
  limit_reached: 'GAMING_LIMIT_REACHED',
  id_reused: 'FINAL_ERROR_ACTION_FAILED',
  movement_unknown: 'BET_DOES_NOT_EXIST',
  movement_reversed: 'FINAL_ERROR_ACTION_FAILED',
  stake_settled: 'BET_ALREADY_SETTLED',
  busy: 'TEMPORARY_ERROR',
}

/** A repeat has its own status word, which the vendor treats as success. */
const wordOfDone = (operation: Operation, { repeated, transferId }: RoundDone): string => {
  if (operation === 'debit' && repeated) return 'BET_ALREADY_EXIST'
  if (operation === 'credit' && repeated) return 'BET_ALREADY_SETTLED'
  // A bet that never came is barred; the family expects the answer that it does not exist.
  if (operation === 'cancel' && transferId === null) return 'BET_DOES_NOT_EXIST'
  return 'OK'
}

/** A temporary failure always gets the word after which the vendor retries. */
const wordOfRefused = ({ refusal, mayRetry }: RoundRefused): string =>
  mayRetry ? 'TEMPORARY_ERROR' : statusOf[refusal]

const balanceOf = (balanceMinor: bigint) => ({
  balance: new ExactNumber(formatMoney(balanceMinor)),
  bonus: new ExactNumber('0.00'),
})

const fieldsOf = (operation: Operation, ended: Ended, sid: string): object => {
  if (ended === undefined) return { status: 'TEMPORARY_ERROR' }
  switch (ended.kind) {
    case 'done':
      return { status: wordOfDone(operation, ended), ...balanceOf(ended.balanceMinor) }
    case 'entered':
      return { status: 'OK', sid, userId: ended.playerRef, ...balanceOf(ended.balanceMinor) }
    case 'refused': {
      const status = wordOfRefused(ended)
      return ended.balanceMinor === undefined
        ? { status }
        : { status, ...balanceOf(ended.balanceMinor) }
    }
    case 'unread':
      return { status: ended.status }
    default:
      return ended satisfies never
  }
}

/** The call's own id and its session; the attempt's id is echoed. */
export type Attempt = { readonly uuid: string; readonly sid: string }

export const writeReply = (operation: Operation, ended: Ended, { uuid, sid }: Attempt): string =>
  writeExactJson({ ...fieldsOf(operation, ended, sid), uuid })
