import { ExactNumber, writeExactJson } from '@trevo/vendor-kit/exact/exact-json.ts'
import type { RoundRefusal } from '../../common/domain/round-outcome.ts'
import type { SessionEntered } from '../../rounds/service/enter-session.ts'
import type { Ended as EndedOf, PlayerKnown } from '../ended.ts'

export type Ended = EndedOf<
  'RS_ERROR_WRONG_SYNTAX' | 'RS_ERROR_WRONG_TYPES',
  SessionEntered | PlayerKnown
>

/**
 * `RS_ERROR_UNKNOWN` makes the vendor roll a bet back and send a win again, so it is used only if nothing was
 * moved.
 */
const statusOf: Readonly<Record<RoundRefusal, string>> = {
  session_unknown: 'RS_ERROR_INVALID_TOKEN',
  session_over: 'RS_ERROR_TOKEN_EXPIRED',
  game_closed: 'RS_ERROR_INVALID_GAME',
  player_unknown: 'RS_ERROR_INVALID_TOKEN',
  other_currency: 'RS_ERROR_WRONG_CURRENCY',
  stake_of_zero: 'RS_ERROR_WRONG_TYPES',
  stake_too_high: 'RS_ERROR_LIMIT_REACHED',
  insufficient_balance: 'RS_ERROR_NOT_ENOUGH_MONEY',
  debits_refused: 'RS_ERROR_USER_DISABLED',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  id_reused: 'RS_ERROR_DUPLICATE_TRANSACTION',
  movement_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  movement_reversed: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // The vendor has no word for it. It must not be one that makes it send the rollback forever.
  stake_settled: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  busy: 'RS_ERROR_UNKNOWN',
}

const unitsOf = (balanceMinor: bigint): ExactNumber => new ExactNumber(String(balanceMinor * 10n))

const fieldsOf = (ended: Ended, user: string): object => {
  // The HTTP status has the same meaning: the outcome is unknown.
  if (ended === undefined) return { status: 'RS_ERROR_UNKNOWN' }
  switch (ended.kind) {
    case 'done':
      return { status: 'RS_OK', user, currency: 'BRL', balance: unitsOf(ended.balanceMinor) }
    case 'entered':
      return {
        status: 'RS_OK',
        user: ended.playerRef,
        currency: 'BRL',
        country: 'BR',
        balance: unitsOf(ended.balanceMinor),
      }
    case 'known':
      return { status: 'RS_OK', user: ended.playerRef, currency: 'BRL', country: 'BR' }
    case 'refused': {
      const status = statusOf[ended.refusal]
      if (ended.balanceMinor === undefined) return { status, user }
      return { status, user, currency: 'BRL', balance: unitsOf(ended.balanceMinor) }
    }
    case 'unread':
      return { status: ended.status }
    default:
      return ended satisfies never
  }
}

/** The call's own id and its member; echoed. */
export type Attempt = { readonly request_uuid: string; readonly user: string }

export const writeReply = (ended: Ended, { request_uuid, user }: Attempt): string =>
  writeExactJson({ ...fieldsOf(ended, user), request_uuid })
