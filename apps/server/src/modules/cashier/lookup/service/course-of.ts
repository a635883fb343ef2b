import type { OpenedDeposit } from '@trevo/contract/ops/payments/payments.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type {
  DepositRow,
  PaymentDecisionRow,
  PaymentRow,
  ReversalRow,
} from '../../deposits/common/repository/tables.ts'

type Step = OpenedDeposit['course'][number]

const step = (
  kind: Step['kind'],
  at: Date | null,
  more: Partial<Pick<Step, 'amount' | 'by' | 'note'>> = {},
): Step[] =>
  at === null ? [] : [{ kind, at: at.toISOString(), amount: null, by: null, note: null, ...more }]

const amountOf = (minor: bigint | null): string | null =>
  minor === null ? null : formatMoney(minor)

const ofPayment = (row: PaymentRow, decision: PaymentDecisionRow | undefined): Step[] => {
  const amount = amountOf(row.amount_minor)
  const note = row.reason
  const isReturn = !['noticed', 'held', 'credited', 'unconfirmed'].includes(row.status)
  return [
    ...step('paid', row.paid_at, { amount }),
    ...step('noticed', row.noticed_at, { by: row.noticed_by }),
    ...(row.status === 'credited' ? step('credited', row.decided_at, { amount }) : []),
    ...(decision
      ? step('returned_by_operator', decision.decided_at, {
          by: decision.operator,
          note: decision.reason,
        })
      : []),
    ...(isReturn && !decision ? step('refund_due', row.decided_at, { amount, note }) : []),
    ...step('refunded', row.refunded_at, { amount }),
  ]
}

const ofReversal = (row: ReversalRow): Step[] => [
  ...step('reversed', row.reversed_at, { amount: formatMoney(row.amount_minor), note: row.what }),
  ...(row.amount_minor > row.covered_minor
    ? step('receivable_paid', row.settled_at, {
        amount: formatMoney(row.amount_minor - row.covered_minor),
      })
    : []),
]

export type DepositParts = {
  readonly deposit: DepositRow
  readonly payments: readonly PaymentRow[]
  readonly reversals: readonly ReversalRow[]
  readonly decisions: readonly PaymentDecisionRow[]
}

/** What happened to a deposit and its payments, in chronological order. */
export const courseOf = ({ deposit, payments, reversals, decisions }: DepositParts): Step[] =>
  [
    ...step('requested', deposit.created_at, { amount: formatMoney(deposit.amount_minor) }),
    ...(deposit.status === 'expired' ? step('expired', deposit.expires_at) : []),
    ...payments.flatMap((row) =>
      ofPayment(
        row,
        decisions.find(({ e2e_id }) => e2e_id === row.e2e_id),
      ),
    ),
    ...reversals.flatMap(ofReversal),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
