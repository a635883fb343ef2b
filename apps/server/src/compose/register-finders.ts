import type { Finder } from '../platform/search/finder.ts'
import type { Modules } from './modules.ts'

type Found = Pick<Modules, 'staff' | 'cashier'>

/** Deposits and withdrawals by end-to-end id, txid, or the number on a receipt. */
const paymentFinder = (
  { cashier }: Pick<Found, 'cashier'>,
  kind: 'deposit' | 'withdrawal',
  right: 'deposits.read' | 'withdrawals.read',
): Finder => ({
  kind,
  right,
  accepts: (text) => cashier.lookup.isPaymentId(text),
  find: async (brandId, text) =>
    (await cashier.lookup.findPayments(brandId, text)).flatMap((hit) =>
      hit.kind === kind
        ? [
            {
              id: hit.kind === 'deposit' ? hit.depositId : hit.withdrawalId,
              label: `${hit.username} · R$ ${hit.amount}`,
            },
          ]
        : [],
    ),
})

/** What the operators' search box can find, beside members. */
export const registerFinders = ({ staff, cashier }: Found): void =>
  staff.search.register([
    paymentFinder({ cashier }, 'deposit', 'deposits.read'),
    paymentFinder({ cashier }, 'withdrawal', 'withdrawals.read'),
  ])
