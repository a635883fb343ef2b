import type { LookupContext } from './context.ts'
import { findOwed, listDepositTroubles } from './repository/list-deposit-troubles.ts'
import {
  listLateDepositors,
  listLateWithdrawers,
  type LatePage,
} from './repository/list-late-members.ts'
import {
  listPayerFaults,
  listPayerFaultsOf,
  type PayerFaultPage,
} from './repository/list-payer-faults.ts'
import { listUnclaimedPix, listUnpaidWithdrawals } from './repository/list-unpaid.ts'
import { createFindPayments } from './service/find-payments.ts'
import { createListDeposits } from './service/list-deposits.ts'
import { createListPayments } from './service/list-payments.ts'
import { createListReturnedDeposits } from './service/list-returned-deposits.ts'
import { createMeasurePayments } from './service/measure-payments.ts'
import { createPaymentFinders } from './service/payment-finders.ts'
import { createOpenDeposit } from './service/open-deposit.ts'

type UnpaidPage = Parameters<typeof listUnclaimedPix>[1]

/** What operators look up about money that came in, and where an id belongs. */
export const createLookup = (context: LookupContext) => {
  const findPayments = createFindPayments(context)
  return {
    listDeposits: createListDeposits(context),
    listPayments: createListPayments(context),
    listReturnedDeposits: createListReturnedDeposits(context),
    openDeposit: createOpenDeposit(context),
    ...createMeasurePayments(context),
    findPayments,
    finders: createPaymentFinders(findPayments),
    /** Pix of a member that did not reach the balance, those that were returned since an instant too. */
    listDepositTroubles: (memberId: bigint, returnedSince: Date) =>
      listDepositTroubles(context.database.db, memberId, returnedSince),
    /** What a member owes from reversed deposits. */
    findOwed: (memberId: bigint) => findOwed(context.database.db, memberId),
    listUnpaidWithdrawals: (page: UnpaidPage) => listUnpaidWithdrawals(context.database, page),
    listUnclaimedPix: (page: UnpaidPage) => listUnclaimedPix(context.database, page),
    /** Whose deposit or withdrawal was late in a span of time. */
    listLateDepositors: (page: LatePage) => listLateDepositors(context.database, page),
    listLateWithdrawers: (page: LatePage) => listLateWithdrawers(context.database, page),
    listPayerFaults: (page: PayerFaultPage) => listPayerFaults(context.database.db, page),
    listPayerFaultsOf: (memberIds: readonly bigint[], since: Date, limit: number) =>
      listPayerFaultsOf(context.database.db, memberIds, since, limit),
  }
}

export type Lookup = ReturnType<typeof createLookup>
