import type { LookupContext } from './context.ts'
import { createFindPayments } from './service/find-payments.ts'
import { createListDeposits } from './service/list-deposits.ts'
import { createListPayments } from './service/list-payments.ts'
import { createListReturnedDeposits } from './service/list-returned-deposits.ts'
import { createOpenDeposit } from './service/open-deposit.ts'

/** What operators look up about money that came in, and where an id belongs. */
export const createLookup = (context: LookupContext) => ({
  listDeposits: createListDeposits(context),
  listPayments: createListPayments(context),
  listReturnedDeposits: createListReturnedDeposits(context),
  openDeposit: createOpenDeposit(context),
  findPayments: createFindPayments(context),
})

export type Lookup = ReturnType<typeof createLookup>
