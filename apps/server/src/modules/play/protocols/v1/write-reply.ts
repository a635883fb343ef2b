import type { MovementReply, SessionReply } from '@trevo/contract/vendor/shapes.ts'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { RoundRefusal } from '../../common/domain/round-outcome.ts'
import type { SessionOpened } from '../../rounds/service/open-session.ts'
import type { Ended as EndedOf, Unread as UnreadOf } from '../ended.ts'

type UnreadWord = 'WRONG_SYNTAX' | 'WRONG_TYPES'
export type Unread = UnreadOf<UnreadWord>
export type Ended = EndedOf<UnreadWord, SessionOpened>

const statusOf: Readonly<Record<RoundRefusal, VendorStatus>> = {
  session_unknown: 'INVALID_TOKEN',
  session_over: 'TOKEN_EXPIRED',
  game_closed: 'INVALID_GAME',
  player_unknown: 'INVALID_PLAYER',
  other_currency: 'WRONG_CURRENCY',
  stake_of_zero: 'WRONG_TYPES',
  stake_too_high: 'BET_LIMIT_EXCEEDED',
  insufficient_balance: 'NOT_ENOUGH_MONEY',
  debits_refused: 'USER_DISABLED',
  limit_reached: 'BET_LIMIT_EXCEEDED',
  id_reused: 'DUPLICATE_TRANSACTION',
  movement_unknown: 'TRANSACTION_DOES_NOT_EXIST',
  movement_reversed: 'TRANSACTION_ROLLED_BACK',
  stake_settled: 'TRANSACTION_ALREADY_SETTLED',
  busy: 'TEMPORARY_ERROR',
}

type Fields<Reply> = { readonly [Field in keyof Reply]: Reply[Field] | undefined }

/** Fields that do not apply are undefined, and so omitted in the JSON. */
export const replyOf = (
  ended: Ended,
  playerRef: string,
): Fields<MovementReply & Pick<SessionReply, 'session'>> => {
  if (ended === undefined) return { status: 'TEMPORARY_ERROR', retry: true }
  switch (ended.kind) {
    case 'done':
      return {
        status: 'OK',
        playerRef,
        currency: 'BRL',
        balance: formatMoney(ended.balanceMinor),
        transferId: ended.transferId === null ? undefined : String(ended.transferId),
        repeated: ended.repeated || undefined,
        held: ended.held || undefined,
      }
    case 'opened':
      return {
        status: 'OK',
        playerRef: ended.session.playerRef,
        currency: 'BRL',
        balance: formatMoney(ended.balanceMinor),
        session: ended.session,
      }
    case 'refused':
      return {
        status: statusOf[ended.refusal],
        retry: ended.mayRetry || undefined,
        ...(ended.balanceMinor !== undefined && {
          balance: formatMoney(ended.balanceMinor),
          currency: 'BRL',
        }),
      }
    case 'unread':
      return { status: ended.status }
    default:
      return ended satisfies never
  }
}

/** The answered attempt, and its member. */
type Attempt = { readonly requestId: string; readonly playerRef: string }

/** The signed body. */
export const writeReply = (ended: Ended, { requestId, playerRef }: Attempt): string =>
  JSON.stringify({ ...replyOf(ended, playerRef), requestId })
