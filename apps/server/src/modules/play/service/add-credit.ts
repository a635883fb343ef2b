import { no, type Reply } from '../domain/reply.ts'
import { findHeldCredit } from '../repository/held-credits.ts'
import { findExtraCredit, insertExtraCredit, lockFate, updateFate } from '../repository/fates.ts'
import type { PlayContext } from './context.ts'
import { holdCredit } from './hold-credit.ts'
import { noteLoss, postPayout, type CreditOrder } from './post-payout.ts'

type Added = 'new' | 'repeated' | 'rolled_back' | 'reused' | 'for_review'

/**
 * A further credit of a stake that has one already (a bonus round, a second win), or the first one
 * after an earlier credit was rolled back. Rare, so it takes the row's lock and its time.
 */
export const addCredit = async (context: PlayContext, order: CreditOrder): Promise<Reply> => {
  const { vendor, credit } = order
  const added = await claimFurther(context, order)
  switch (added) {
    case 'rolled_back':
      return no('TRANSACTION_ROLLED_BACK')
    case 'reused':
      await context.report({
        vendor,
        what: 'id_reused',
        about: credit.transactionId,
        detail: { amount: credit.amount },
      })
      return no('DUPLICATE_TRANSACTION')
    case 'for_review': {
      const held = await holdCredit(context, order)
      if (!held) throw new Error(`play: credit ${credit.transactionId} was paid meanwhile`)
      return held
    }
    case 'new':
    case 'repeated':
      return order.amountMinor === 0n
        ? noteLoss(context, order, added === 'repeated')
        : postPayout(context, order)
    default:
      return added satisfies never
  }
}

const claimFurther = (context: PlayContext, order: CreditOrder): Promise<Added> =>
  context.database.inTx(async (tx): Promise<Added> => {
    const { vendor, credit, amountMinor } = order
    const key = { vendor, debitTxn: credit.referenceTransactionId }
    const fate = await lockFate(tx, key)
    if (!fate) throw new Error(`play: the fate of ${key.debitTxn} is gone`)
    if (fate.state === 'rolled_back') return 'rolled_back'

    const known = await findExtraCredit(tx, vendor, credit.transactionId)
    if (known) {
      const isSame = known.debit_txn === key.debitTxn && known.payout_minor === amountMinor
      return isSame ? 'repeated' : 'reused'
    }
    if (await findHeldCredit(tx, { vendor, creditTxn: credit.transactionId })) return 'for_review'
    // What was paid counts: many small credits are one large one.
    if (fate.payout_minor + amountMinor > order.capMinor) return 'for_review'
    await insertExtraCredit(tx, {
      ...key,
      creditTxn: credit.transactionId,
      payoutMinor: amountMinor,
      roundClosed: credit.roundClosed === true,
      at: context.clock.now(),
    })
    await updateFate(tx, key, {
      state: 'settled',
      payout_minor: fate.payout_minor + amountMinor,
      round_closed: fate.round_closed || credit.roundClosed === true,
    })
    return 'new'
  })
