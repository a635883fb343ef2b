import type { PaymentHit } from '@trevo/contract/ops/payments/payments.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import type { Finder } from '../../../../platform/search/finder.ts'
import { readPaymentId } from '../domain/read-payment-id.ts'

type Find = (brandId: number, typed: string) => Promise<readonly PaymentHit[]>

const accepts = (text: string): boolean => Object.keys(readPaymentId(text)).length > 0

// Money is written as in Brazil in every language of the back office.
const labelOf = ({ username, amount, at }: PaymentHit): string =>
  `${username} · ${formatMoneyText(amount, 'pt-BR')} · ${at.slice(0, 10)}`

/** The search box finds deposits and withdrawals by any id of theirs, each under its own right. */
export const createPaymentFinders = (find: Find): readonly Finder[] => [
  {
    kind: 'deposit',
    right: 'deposits.read',
    accepts,
    find: async (brandId, text) =>
      (await find(brandId, text)).flatMap((hit) =>
        hit.kind === 'deposit' ? [{ id: hit.depositId, label: labelOf(hit) }] : [],
      ),
  },
  {
    kind: 'withdrawal',
    right: 'withdrawals.read',
    accepts,
    find: async (brandId, text) =>
      (await find(brandId, text)).flatMap((hit) =>
        hit.kind === 'withdrawal' ? [{ id: hit.withdrawalId, label: labelOf(hit) }] : [],
      ),
  },
]
