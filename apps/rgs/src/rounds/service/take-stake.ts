import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { transactionIds } from '../../wallet/domain/transaction-ids.ts'
import type { Dependencies } from '../../dependencies.ts'
import { cancelRound, moveRound } from '../repository/rounds.ts'
import type { RoundRow } from '../../tables.ts'
import {
  askForDebit,
  refusalOf,
  type AskedDebit,
  type StoredRefusal,
} from '../../wallet/service/ask-for-debit.ts'
import { reread, rollBack } from './settle-round.ts'
import { isDone } from '../../wallet/service/count-call.ts'

/** The next step after a taken stake. */
type StartRound = (taken: { readonly balanceBeforeMinor: bigint | null }) => Promise<RoundRow>

type RoundToStake = Pick<
  RoundRow,
  'id' | 'player_ref' | 'game_code' | 'stake_minor' | 'campaign_id'
>

/** The player's balance before the stake; null if a repeated answer reports the current balance. */
const balanceBefore = ({ balance, repeated }: WalletReply, stakeMinor: bigint): bigint | null =>
  balance !== undefined && repeated !== true ? parseMoney(balance) + stakeMinor : null

/**
 * Takes the stake of a `created` round and starts it by `start`. A refused stake cancels the round; one of unknown
 * outcome is rolled back, at once if the platform answers, otherwise by the resolver.
 */
export const takeStake = async (
  dependencies: Dependencies,
  round: RoundToStake,
  walletToken: string,
  start: StartRound,
): Promise<RoundRow> => {
  const asked = await askForDebit(dependencies, round, {
    transactionId: transactionIds(round.id).debit,
    walletToken,
    amountMinor: round.stake_minor,
    campaignId: round.campaign_id,
  })
  if (!isDone(asked.result)) {
    return dropStake(dependencies, await reread(dependencies, round), asked)
  }
  const ownStake = round.campaign_id === null ? round.stake_minor : 0n
  return start({ balanceBeforeMinor: balanceBefore(asked.result.reply, ownStake) })
}

/** Ends a `created` round whose stake was not taken, or may not have been. */
const dropStake = async (
  dependencies: Dependencies,
  round: RoundRow,
  { result, mayHaveLanded }: AskedDebit,
): Promise<RoundRow> => {
  const { database, clock } = dependencies
  const refusal = refusalOf(result)
  if (!mayHaveLanded) return refuseStake(dependencies, round, refusal)
  // An earlier attempt may still be in progress, regardless of a later one's answer: its id is barred.
  const cancelling = await database.inTx((tx) =>
    moveRound(tx, round, 'cancelling', {
      ...(result.kind === 'answer' && refusal),
      retry_at: clock.now(),
      attempt_count: 0,
    }),
  )
  return cancelling ? rollBack(dependencies)(cancelling) : reread(dependencies, round)
}

const refuseStake = async (
  { database, clock, log, metrics }: Dependencies,
  round: RoundRow,
  refusal: StoredRefusal,
): Promise<RoundRow> => {
  log.info({ roundId: round.id, refusal: refusal.refusal }, 'stake refused')
  const cancelled = await database.inTx((tx) =>
    cancelRound(tx, round, { ...refusal, closed_at: clock.now() }),
  )
  if (cancelled) metrics.rounds.inc({ game: round.game_code, end: 'refused' })
  return cancelled ?? reread({ database }, round)
}
