import type { Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { countedStakeOf } from '../../common/domain/counted-stake.ts'
import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { payoutPaid } from '../../common/domain/transfers.ts'
import { findHeldCredit } from '../repository/held-credits.ts'
import {
  findExtraCredit,
  insertExtraCredit,
  lockSettlement,
  updateSettlement,
} from '../../common/repository/settlements.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'
import { holdCredit } from './hold-credit.ts'
import { outcomeOfError } from './outcome-of-error.ts'
import { noteLoss, postPayout, type Payout } from './post-payout.ts'

type Added = Paid | 'repeated' | 'rolled_back' | 'reused' | 'for_review'
/** What a new one moved; undefined for a zero payout. */
type Paid = { readonly posted: Awaited<ReturnType<PlayContext['wallet']['postInTx']>> | undefined }

/**
 * A further payout of a stake that has one already (a bonus round, a second win), or the first one after an
 * earlier one was undone. Rare, so it locks the row. It is recorded in the transaction that pays it: a refused one
 * is not recorded.
 */
export const addPayout = async (context: PlayContext, payout: Payout): Promise<RoundOutcome> => {
  const { vendor, txnId, amountMinor } = payout.order
  const { memberId } = payout.stake
  let added: Added
  try {
    added = await context.database.inTx((tx) => addInTx(context, tx, payout))
  } catch (error) {
    return outcomeOfError(context, error, payout.order, memberId)
  }
  if (typeof added === 'object') return answerPaid(context, payout, added)
  switch (added) {
    case 'rolled_back':
      return refused('movement_reversed')
    case 'reused': {
      const detail = { amount: formatMoney(amountMinor) }
      await context.report({ vendor, what: 'id_reused', about: txnId, detail })
      return refused('id_reused')
    }
    case 'for_review': {
      const held = await holdCredit(context, payout)
      if (!held) throw new Error(`play: credit ${txnId} was paid meanwhile`)
      return held
    }
    case 'repeated':
      return amountMinor === 0n ? noteLoss(context, payout, true) : postPayout(context, payout)
    default:
      return added satisfies never
  }
}

const answerPaid = (
  context: PlayContext,
  payout: Payout,
  { posted }: Paid,
): RoundOutcome | Promise<RoundOutcome> => {
  if (!posted) return noteLoss(context, payout, false)
  const { vendor, debitTxn, roundClosed } = payout.order
  if (roundClosed) context.stakes.delete(stakeKey(vendor, debitTxn))
  return done(posted.balanceAfterMinor, posted.transferId, false)
}

const addInTx = async (context: PlayContext, tx: Tx, payout: Payout): Promise<Added> => {
  const { order, stake, capMinor } = payout
  const { vendor, txnId: creditTxn, debitTxn, amountMinor, roundClosed } = order
  const key = { vendor, debitTxn }
  const settlement = await lockSettlement(tx, key)
  if (!settlement) throw new Error(`play: the settlement of ${debitTxn} is gone`)
  if (settlement.state === 'rolled_back') return 'rolled_back'

  const known = await findExtraCredit(tx, vendor, creditTxn)
  if (known) {
    const isSame = known.debit_txn === debitTxn && known.payout_minor === amountMinor
    return isSame ? 'repeated' : 'reused'
  }
  if (await findHeldCredit(tx, { vendor, creditTxn })) return 'for_review'
  // Earlier payouts count: many small ones are one large one.
  if (settlement.payout_minor + amountMinor > capMinor) return 'for_review'
  const at = context.clock.now()
  const counted = countedStakeOf(stake.stakeMinor, order)
  // The first credit states what counts; after it was undone, its replacement does.
  const isFirst = settlement.state === 'credit_undone'
  const uncounted = isFirst ? { uncounted_minor: counted.uncountedMinor } : {}
  const wonBeforeMinor = isFirst ? 0n : settlement.won_from_players_minor
  await insertExtraCredit(tx, { ...key, creditTxn, payoutMinor: amountMinor, roundClosed, at })
  await updateSettlement(tx, key, {
    state: 'settled',
    payout_minor: settlement.payout_minor + amountMinor,
    ...uncounted,
    won_from_players_minor: wonBeforeMinor + counted.wonFromPlayersMinor,
    round_closed: settlement.round_closed || roundClosed,
  })
  if (amountMinor === 0n) return { posted: undefined }
  const movement = { vendor, txnId: creditTxn, debitTxn, amountMinor }
  return { posted: await context.wallet.postInTx(tx, payoutPaid({ ...stake, ...movement })) }
}
