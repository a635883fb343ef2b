import type { SessionReply } from '@trevo/contract/vendor/shapes.ts'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { RoundRefusal } from '../../domain/round-outcome.ts'
import type { SessionOpened } from '../../rounds/open-session.ts'
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
  id_reused: 'DUPLICATE_TRANSACTION',
  movement_unknown: 'TRANSACTION_DOES_NOT_EXIST',
  movement_reversed: 'TRANSACTION_ROLLED_BACK',
  stake_settled: 'TRANSACTION_ALREADY_SETTLED',
  busy: 'TEMPORARY_ERROR',
}

type Reply = { readonly [Field in keyof SessionReply]: SessionReply[Field] | undefined }

/** The attempt that is answered, and whom it named. */
type Attempt = { readonly requestId: string; readonly playerRef: string }

const replyOf = (ended: Ended, { requestId, playerRef }: Attempt): Reply => {
  if (ended === undefined) return { status: 'TEMPORARY_ERROR', retry: true, requestId }
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
        requestId,
      }
    case 'opened':
      return {
        status: 'OK',
        playerRef: ended.session.playerRef,
        currency: 'BRL',
        balance: formatMoney(ended.balanceMinor),
        session: ended.session,
        requestId,
      }
    case 'refused':
      return {
        status: statusOf[ended.refusal],
        retry: ended.mayRetry || undefined,
        ...(ended.balanceMinor !== undefined && {
          balance: formatMoney(ended.balanceMinor),
          currency: 'BRL',
        }),
        requestId,
      }
    case 'unread':
      return { status: ended.status, requestId }
    default:
      return ended satisfies never
  }
}

/** The body that is signed. Fields that do not apply are left out. */
export const writeReply = (ended: Ended, attempt: Attempt): string =>
  JSON.stringify(replyOf(ended, attempt))
