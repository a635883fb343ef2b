import type { VendorCredit } from '@trevo/contract/vendor/shapes.ts'
import { findMoney } from '@trevo/money/money.ts'
import { ClaimLost } from '../../wallet/index.ts'
import { no, tryAgain, type Reply } from '../domain/reply.ts'
import type { LossClaim, PayoutClaim } from '../repository/claim-payouts.ts'
import { findFate } from '../repository/fates.ts'
import { addCredit } from './add-credit.ts'
import { stakeKey, type KnownStake, type PlayContext } from './context.ts'
import { findStake } from './find-stake.ts'
import { holdCredit } from './hold-credit.ts'
import { noteLoss, postPayout, type CreditOrder } from './post-payout.ts'

/** So long a credit may hope for a stake that is still on its way. */
const stakeMayArriveMs = 5 * 60_000

/**
 * Pays a known stake. Neither session nor member's state is asked: what was won is paid. The stake's
 * fate is claimed in the commit that moves the money; a credit of zero is that claim alone. One above
 * what the stake can be paid waits for an operator.
 */
export const payOut =
  (context: PlayContext) =>
  async (vendor: string, credit: VendorCredit): Promise<Reply> => {
    const amountMinor = findMoney(credit.amount)
    if (amountMinor === undefined) return no('WRONG_TYPES')
    if (credit.currency !== 'BRL') return no('WRONG_CURRENCY')
    const stake = await findStake(context, vendor, credit.referenceTransactionId)
    if (!stake) return unknownStake(context, vendor, credit)
    const objected = await objection(context, vendor, credit, stake)
    if (objected) return objected

    const capMinor = await context.capOf(stake)
    const order: CreditOrder = { vendor, credit, stake, amountMinor, capMinor }
    if (amountMinor > capMinor) {
      return (await holdCredit(context, order)) ?? settleDecided(context, order)
    }
    if (amountMinor === 0n) {
      const isWon = await context.claimLoss(lossOf(order))
      return isWon ? noteLoss(context, order, false) : settleDecided(context, order)
    }
    try {
      return await postPayout(context, order, claimOf(order))
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error
      return settleDecided(context, order)
    }
  }

const claimOf = ({ vendor, credit }: CreditOrder): PayoutClaim => ({
  vendor,
  debitTxn: credit.referenceTransactionId,
  roundId: credit.roundId,
  roundClosed: credit.roundClosed === true,
})

const lossOf = (order: CreditOrder): LossClaim => ({
  ...claimOf(order),
  creditTxn: order.credit.transactionId,
  memberId: order.stake.memberId,
})

const objection = async (
  context: PlayContext,
  vendor: string,
  credit: VendorCredit,
  stake: KnownStake,
): Promise<Reply | undefined> => {
  const memberId = await context.sessions.findPlayer(vendor, credit.playerRef)
  if (memberId !== stake.memberId) return no('INVALID_PLAYER')
  if (credit.roundId !== stake.roundId) return no('TRANSACTION_DOES_NOT_EXIST')
  return undefined
}

/** The stake may still be on its way, was barred by a rollback, or never was. */
const unknownStake = async (
  context: PlayContext,
  vendor: string,
  credit: VendorCredit,
): Promise<Reply> => {
  const debitTxn = credit.referenceTransactionId
  const fate = await findFate(context.database, { vendor, debitTxn })
  if (fate?.state === 'rolled_back') return lateCredit(context, vendor, credit)
  const key = stakeKey(vendor, debitTxn)
  const nowMs = context.clock.now().getTime()
  const firstMs = context.firstNamedAt.get(key) ?? nowMs
  context.firstNamedAt.set(key, firstMs)
  if (nowMs - firstMs < stakeMayArriveMs) return tryAgain('TRANSACTION_DOES_NOT_EXIST')
  await context.report({
    vendor,
    what: 'credit_for_unknown_stake',
    about: credit.transactionId,
    detail: { debit: debitTxn, amount: credit.amount },
  })
  return no('TRANSACTION_DOES_NOT_EXIST')
}

const lateCredit = async (
  { report }: PlayContext,
  vendor: string,
  credit: VendorCredit,
): Promise<Reply> => {
  await report({
    vendor,
    what: 'credit_after_rollback',
    about: credit.transactionId,
    detail: { debit: credit.referenceTransactionId, amount: credit.amount },
  })
  return no('TRANSACTION_ROLLED_BACK')
}

/** Acts on what the stake's row says: ours, somebody else's, or given back. */
const settleDecided = async (context: PlayContext, order: CreditOrder): Promise<Reply> => {
  const { vendor, credit, amountMinor } = order
  const debitTxn = credit.referenceTransactionId
  const fate = await findFate(context.database, { vendor, debitTxn })
  if (!fate) throw new Error(`play: the fate of ${debitTxn} is gone`)
  const isOurs = fate.credit_txn === credit.transactionId
  if (fate.state === 'rolled_back') return lateCredit(context, vendor, credit)
  if (fate.state === 'credit_undone' && isOurs) return no('TRANSACTION_ROLLED_BACK')
  if (fate.state === 'credit_undone' || !isOurs) return addCredit(context, order)
  if (fate.first_payout_minor !== amountMinor) {
    await context.report({
      vendor,
      what: 'id_reused',
      about: credit.transactionId,
      detail: { amount: credit.amount },
    })
    return no('DUPLICATE_TRANSACTION')
  }
  return amountMinor === 0n ? noteLoss(context, order, true) : postPayout(context, order)
}
