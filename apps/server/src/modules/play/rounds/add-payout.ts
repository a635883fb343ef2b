import { formatMoney } from '@trevo/money/money.ts'
import { countedStakeOf } from '../domain/counted-stake.ts'
import { refused, type RoundOutcome } from '../domain/round-outcome.ts'
import { findHeldCredit } from '../repository/held-credits.ts'
import {
  findExtraCredit,
  insertExtraCredit,
  lockSettlement,
  updateSettlement,
} from '../repository/settlements.ts'
import type { PlayContext } from '../service/context.ts'
import { holdCredit } from './hold-credit.ts'
import { noteLoss, postPayout, type Payout } from './post-payout.ts'

type Added = 'new' | 'repeated' | 'rolled_back' | 'reused' | 'for_review'

/**
 * A further payout of a stake that has one already (a bonus round, a second win), or the first one
 * after an earlier one was undone. Rare, so it takes the row's lock and its time.
 */
export const addPayout = async (context: PlayContext, payout: Payout): Promise<RoundOutcome> => {
  const { vendor, txnId, amountMinor } = payout.order
  const added = await claimFurther(context, payout)
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
    case 'new':
    case 'repeated':
      return amountMinor === 0n
        ? noteLoss(context, payout, added === 'repeated')
        : postPayout(context, payout)
    default:
      return added satisfies never
  }
}

const claimFurther = (context: PlayContext, { order, stake, capMinor }: Payout): Promise<Added> =>
  context.database.inTx(async (tx): Promise<Added> => {
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
    // What was paid counts: many small payouts are one large one.
    if (settlement.payout_minor + amountMinor > capMinor) return 'for_review'
    const at = context.clock.now()
    const counted = countedStakeOf(stake.stakeMinor, order)
    // The first credit says what counts; after it was undone, the one in its place.
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
    return 'new'
  })
