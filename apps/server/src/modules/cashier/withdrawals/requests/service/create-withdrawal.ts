import { createHash } from 'node:crypto'
import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { findMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { payoutIdOf } from '../../common/domain/payout-id.ts'
import { reviewReasonsFor } from '../../common/domain/review-rules.ts'
import { withdrawalHeld } from '../../common/domain/transfers.ts'
import { dayBeganAt, feeOf } from '../domain/withdrawal-fee.ts'
import { lockHolder } from '../../payees/repository/payees.ts'
import { countTaken, sumHistory } from '../../common/repository/read-withdrawals.ts'
import type {
  PayeeRow,
  WithdrawalRow,
  WithdrawalSettingRow,
  WithdrawalTables,
} from '../../common/repository/tables.ts'
import { targetOf } from '../../payees/repository/target-of.ts'
import {
  addEvent,
  findWithdrawalByClientId,
  insertWithdrawal,
} from '../../common/repository/withdrawals.ts'
import { requireAllowed, requireWithinSetting, type WithdrawalOrder } from './allow-withdrawal.ts'
import { hasReceivedMoney } from './has-received-money.ts'
import { presentWithdrawal } from './present-withdrawal.ts'

/** Play with other members within this many days is reviewed. */
const membersPlayDays = 30

const deviceKeyOf = ({ userAgent, address }: WithdrawalOrder['device']): string =>
  createHash('sha256').update(`${userAgent}\n${address}`).digest('hex')

const isSameOrder = (row: WithdrawalRow, order: WithdrawalOrder): boolean =>
  row.amount_minor === findMoney(order.amount) &&
  row.payee_id === order.payeeId &&
  row.channel === order.channel

type Allowed = {
  readonly id: string
  readonly amountMinor: bigint
  readonly setting: WithdrawalSettingRow
  readonly payee: PayeeRow
  readonly isUnplayed: boolean
}

const rowOf = async (
  context: WithdrawalContext,
  tx: Tx,
  order: WithdrawalOrder,
  { id, setting, payee, amountMinor, isUnplayed }: Allowed,
): Promise<WithdrawalRow> => {
  const { clock, settings } = context
  const { memberId, brandId, clientId, channel } = order
  const own = tables<WithdrawalTables>(tx)
  const now = clock.now()
  const deviceKey = deviceKeyOf(order.device)
  const dayAgo = new Date(now.getTime() - dayMs)
  const history = await sumHistory(tx, { memberId, dayAgo, deviceKey })
  const since = new Date(now.getTime() - membersPlayDays * dayMs)
  const wonFromMembersMinor = await context.play.wonFromMembers(tx, memberId, since)
  const isSignalled = await context.play.isSignalled(tx, memberId, since)
  const hasReceived = await hasReceivedMoney(context, tx, memberId)
  const ofOthers = { wonFromMembersMinor, hasReceived, isSignalled }
  const facts = { amountMinor, isUnplayed, ...ofOthers, ...history }
  const reasons = reviewReasonsFor(facts, setting)
  const taken = await countTaken(own, memberId, dayBeganAt(now))
  const { payableWithinMin } = settings.withdrawalLawOf(brandId)
  return {
    member_id: memberId,
    id,
    brand_id: brandId,
    client_id: clientId,
    channel,
    payee_id: payee.id,
    payee: {
      target: targetOf(payee),
      document: payee.holder_document,
      name: payee.holder_name,
    },
    amount_minor: amountMinor,
    // Peer payments cost the house nothing.
    fee_minor: channel === 'peer' ? 0n : feeOf(setting, taken),
    status: reasons.length > 0 ? 'review' : 'approved',
    review_reasons: reasons,
    device_key: deviceKey,
    first_operator: null,
    second_operator: null,
    remark: null,
    payout_id: payoutIdOf(id),
    failure: null,
    e2e_id: null,
    paid_minor: 0n,
    created_at: now,
    payable_until:
      payableWithinMin > 0 ? new Date(now.getTime() + payableWithinMin * minuteMs) : null,
    ended_at: null,
    next_call_at: reasons.length > 0 ? null : now,
    call_attempts: 0,
  }
}

/**
 * The money is held first: from then on no deposit, stake or return moves the member's balance until the
 * transaction ends. A refusal rolls the hold back.
 */
const holdAndInsert = async (
  context: WithdrawalContext,
  tx: Tx,
  order: WithdrawalOrder,
): Promise<WithdrawalRow> => {
  const { wallet, newId, promotions } = context
  const { memberId, giveUpBonus = false } = order
  const { setting, amountMinor } = await requireWithinSetting(context, tx, order)
  await promotions.giveUpBonuses(tx, memberId, giveUpBonus)
  const id = newId()
  await wallet.hold(tx, withdrawalHeld({ id, member_id: memberId }, amountMinor))
  const allowed = await requireAllowed(context, tx, order, setting)
  const asked = await rowOf(context, tx, order, { id, setting, amountMinor, ...allowed })
  await insertWithdrawal(tx, asked)
  await addEvent(tx, asked, { kind: 'requested', at: asked.created_at })
  const isSeen = asked.status === 'review'
  await addEvent(tx, asked, { kind: isSeen ? 'review' : 'approved', at: asked.created_at })
  return asked
}

/**
 * Requests a withdrawal. The money is held at once, so that it cannot be staked meanwhile. The same client id
 * returns the same withdrawal in every state; a member's requests take turns.
 */
export const createCreateWithdrawal =
  (context: WithdrawalContext) =>
  async (order: WithdrawalOrder): Promise<Withdrawal> => {
    const { database, listeners } = context
    const { memberId, clientId } = order
    const answer = (row: WithdrawalRow) => {
      if (isSameOrder(row, order)) return presentWithdrawal(context, row)
      throw new Refusal('request.id_reused', { id: clientId })
    }
    // A retry is answered before any rule is checked: the rules may have changed since.
    const known = await findWithdrawalByClientId(database.db, memberId, clientId)
    if (known) return answer(known)
    const { row, isNew } = await database.inTx(async (tx) => {
      await context.wallet.claimClientId(tx, 'cashier.withdrawal', order)
      await lockHolder(tx, memberId)
      const own = tables<WithdrawalTables>(tx)
      const winner = await findWithdrawalByClientId(own, memberId, clientId)
      if (winner) return { row: winner, isNew: false }
      return { row: await holdAndInsert(context, tx, order), isNew: true }
    })
    if (isNew) listeners.onWithdrawalChanged({ memberId, withdrawalId: row.id, status: row.status })
    return answer(row)
  }
