import type { OpenedDeposit } from '@trevo/contract/ops/payments/payments.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { txidOf } from '../../deposits/common/domain/ids.ts'
import { listPaymentsOf } from '../../deposits/common/repository/read-deposits.ts'
import { listReversalsOf } from '../../deposits/common/repository/reversals.ts'
import type { LookupContext } from '../context.ts'
import { courseOf, type DepositParts } from './course-of.ts'
import { movementsOf } from './movements-of.ts'
import { findDepositOfBrand } from '../repository/list-deposits.ts'
import { listDecisions } from '../repository/list-payments.ts'
import { presentDeposit, presentPayment, presentReturn } from './present-payments.ts'

const readLedger = (
  { database, wallet }: LookupContext,
  { deposit, payments, reversals }: DepositParts,
): Promise<OpenedDeposit['ledger']> =>
  database.inTx(async (tx) => {
    const lines: OpenedDeposit['ledger'] = []
    for (const { txnId, kind } of movementsOf(payments, reversals)) {
      const found = await wallet.findTransferInTx(tx, 'cashier', txnId)
      if (!found) continue
      const { at, amountMinor, balanceAfterMinor, memberId } = found
      const isMembers = memberId === deposit.member_id
      const amount = isMembers || amountMinor > 0n ? amountMinor : -amountMinor
      lines.push({
        at: at.toISOString(),
        kind,
        txnId,
        amount: formatMoney(amount),
        balanceAfter: isMembers ? formatMoney(balanceAfterMinor) : null,
      })
    }
    return lines.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  })

/** One deposit of a brand with all that happened to it. @throws Refusal `deposit.unknown` */
export const createOpenDeposit =
  (context: LookupContext) =>
  async (brandId: number, depositId: string): Promise<OpenedDeposit> => {
    const { database } = context
    const deposit = await findDepositOfBrand(database, brandId, txidOf(depositId))
    if (!deposit) throw new Refusal('deposit.unknown')
    const { member_id: memberId, id } = deposit
    const [payments, reversals] = await Promise.all([
      listPaymentsOf(database, memberId, id),
      listReversalsOf(database, memberId, id),
    ])
    const decisions = await listDecisions(
      database,
      payments.map((row) => row.e2e_id),
    )
    const parts = { deposit, payments, reversals, decisions }
    const decisionOf = (endToEndId: string) => {
      const made = decisions.find(({ e2e_id }) => e2e_id === endToEndId)
      return made
        ? { operator: made.operator, reason: made.reason, at: made.decided_at.toISOString() }
        : null
    }
    return {
      deposit: {
        ...(await presentDeposit(context, deposit)),
        expiresAt: deposit.expires_at?.toISOString() ?? null,
        dueOn: deposit.due_on,
        promotionId: deposit.promotion_id,
      },
      payments: await Promise.all(
        payments.map(async (row) => ({
          ...(await presentPayment(context, row)),
          decision: decisionOf(row.e2e_id),
        })),
      ),
      returns: await Promise.all(reversals.map((row) => presentReturn(context, row))),
      course: courseOf(parts),
      ledger: await readLedger(context, parts),
    }
  }
