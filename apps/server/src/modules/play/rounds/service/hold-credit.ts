import { randomUUID } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { countedStakeOf } from '../../common/domain/counted-stake.ts'
import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { payoutHeld } from '../../common/domain/transfers.ts'
import {
  findExtraCredit,
  insertSettlement,
  lockSettlement,
  updateSettlement,
} from '../../common/repository/settlements.ts'
import { findHeldCredit, insertHeldCredit, insertHeldEvent } from '../repository/held-credits.ts'
import { insertIncident } from '../../common/repository/incidents.ts'
import type { SettlementRow, PlayTables } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'
import { outcomeOfError } from './outcome-of-error.ts'
import type { Payout } from './post-payout.ts'

type Held =
  | { readonly kind: 'held'; readonly transferId: bigint; readonly repeated: boolean }
  /** `paid`: the stake was paid under this id already, when its cap was different. */
  | { readonly kind: 'reused' | 'stake_rolled_back' | 'credit_rolled_back' | 'paid' }

/**
 * Accepts a payout above its stake's maximum, and keeps it for an operator: the stake is settled, the money set
 * aside, and operators are notified, in one commit. Undefined if it was paid before under another cap: the caller
 * returns the earlier answer.
 */
export const holdCredit = async (
  context: PlayContext,
  payout: Payout,
): Promise<RoundOutcome | undefined> => {
  const { order, stake } = payout
  const { vendor, txnId } = order
  const { memberId } = stake
  try {
    const brandId = await context.brandOf(memberId)
    const held = await context.database.inTx((tx) => holdInTx(context, tx, { ...payout, brandId }))
    switch (held.kind) {
      case 'held': {
        if (!held.repeated) context.log.error({ vendor, about: txnId }, 'credit above cap held')
        const balance = await context.balanceNow(memberId)
        const { transferId, repeated } = held
        return { ...done(balance?.availableMinor ?? 0n, transferId, repeated), held: true }
      }
      case 'paid':
        return undefined
      case 'stake_rolled_back':
      case 'credit_rolled_back':
        return refused('movement_reversed')
      case 'reused': {
        const detail = { amount: formatMoney(order.amountMinor) }
        await context.report({ vendor, what: 'id_reused', about: txnId, detail })
        return refused('id_reused')
      }
      default:
        return held satisfies never
    }
  } catch (error) {
    return outcomeOfError(context, error, order, memberId)
  }
}

type Holding = Payout & { readonly brandId: number }

const holdInTx = async (context: PlayContext, tx: Tx, holding: Holding): Promise<Held> => {
  const { vendor, txnId: creditTxn, debitTxn, roundId, roundClosed, amountMinor } = holding.order
  const key = { vendor, debitTxn }
  const isFirst = await insertSettlement(tx, {
    ...key,
    state: 'settled',
    memberId: holding.stake.memberId,
    roundId,
    roundClosed,
    ...countedStakeOf(holding.stake.stakeMinor, holding.order),
    at: context.clock.now(),
  })
  const settlement = await lockSettlement(tx, key)
  if (!settlement) throw new Error(`play: the settlement of ${debitTxn} is gone`)
  if (settlement.state === 'rolled_back') return { kind: 'stake_rolled_back' }

  const known = await findHeldCredit(tx, { vendor, creditTxn })
  if (known) {
    const isSame = known.debit_txn === debitTxn && known.amount_minor === amountMinor
    if (!isSame) return { kind: 'reused' }
    if (known.state === 'rolled_back') return { kind: 'credit_rolled_back' }
    return { kind: 'held', transferId: known.transfer_id, repeated: true }
  }
  const isPaid =
    settlement.credit_txn === creditTxn ||
    (await findExtraCredit(tx, vendor, creditTxn)) !== undefined
  if (isPaid) return { kind: 'paid' }
  const transferId = await setAside(context, tx, { holding, settlement, isFirst })
  return { kind: 'held', transferId, repeated: false }
}

const setAside = async (
  context: PlayContext,
  tx: Tx,
  {
    holding,
    settlement,
    isFirst,
  }: { holding: Holding; settlement: SettlementRow; isFirst: boolean },
): Promise<bigint> => {
  const { order, stake, capMinor, brandId } = holding
  const { vendor, txnId: creditTxn, debitTxn, roundId, amountMinor } = order
  const { memberId, nodeId, stakeMinor } = stake
  const at = context.clock.now()
  const isReopened = settlement.state === 'credit_undone'
  if (isReopened) {
    const { uncountedMinor, wonFromPlayersMinor } = countedStakeOf(stakeMinor, order)
    await updateSettlement(
      tx,
      { vendor, debitTxn },
      {
        state: 'settled',
        uncounted_minor: uncountedMinor,
        won_from_players_minor: wonFromPlayersMinor,
      },
    )
  }
  const payout = { vendor, txnId: creditTxn, debitTxn, memberId, nodeId, roundId, amountMinor }
  const { transferId } = await context.wallet.postInTx(tx, payoutHeld(payout))
  const id = randomUUID()
  await insertHeldCredit(tx, {
    id,
    vendor,
    credit_txn: creditTxn,
    debit_txn: debitTxn,
    member_id: memberId,
    brand_id: brandId,
    node_id: nodeId,
    round_id: roundId,
    amount_minor: amountMinor,
    stake_minor: stakeMinor,
    cap_minor: capMinor,
    paid_minor: settlement.payout_minor,
    settled_stake: isFirst || isReopened,
    transfer_id: transferId,
    state: 'held',
    held_at: at,
  })
  await insertHeldEvent(tx, { held_credit_id: id, kind: 'held', happened_at: at })
  await insertIncident(tables<PlayTables>(tx), {
    vendor,
    what: 'credit_above_cap',
    about: creditTxn,
    detail: {
      amount: formatMoney(amountMinor),
      stake: formatMoney(stakeMinor),
      cap: formatMoney(capMinor),
      paid: formatMoney(settlement.payout_minor),
    },
    at,
  })
  return transferId
}
