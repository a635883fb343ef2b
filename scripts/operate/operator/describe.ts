import type { HeldPayment } from '../../../packages/contract/src/ops/deposits.ts'
import type {
  Reconciliation,
  ReconciliationReport,
} from '../../../packages/contract/src/ops/reconciliation.ts'
import type { SmsBudget } from '../../../packages/contract/src/ops/sms-budgets.ts'
import type { OpsWithdrawal } from '../../../packages/contract/src/ops/withdrawals.ts'

/** Operators of all brands use one time zone: that of the institution's bank days. */
const operatorZone = 'America/Sao_Paulo'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: operatorZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** A time in Brasília. */
export const at = (instant: string): string => clock.format(new Date(instant))

export const rows = (list: readonly (readonly string[])[]): string[] => {
  const widths = (list[0] ?? []).map((_, column) =>
    Math.max(...list.map((row) => row[column]?.length ?? 0)),
  )
  return list.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const whatIsMissing = ({ approvalId, needsFourEyes, firstOperator }: OpsWithdrawal): string => {
  if (approvalId !== null) return `second yes, not of ${firstOperator}`
  return needsFourEyes ? 'two operators' : 'one operator'
}

const reversedAmount = ({ depositTakenBack }: OpsWithdrawal): string => {
  if (depositTakenBack === null) return '-'
  const { owed, isBeingAsked } = depositTakenBack
  return isBeingAsked ? `${owed} owed, bank being asked` : `${owed} owed`
}

export const describeQueue = (withdrawals: readonly OpsWithdrawal[]): string[] =>
  withdrawals.length === 0
    ? ['Nothing waits.']
    : rows([
        [
          'withdrawal',
          'asked at',
          'account',
          'amount',
          'why',
          'reversed',
          'needs',
          'payable until',
        ],
        ...withdrawals.map((one) => [
          one.withdrawalId,
          at(one.createdAt),
          one.account,
          one.amount,
          one.reviewReasons.join(','),
          reversedAmount(one),
          whatIsMissing(one),
          one.payableUntil === null ? '-' : at(one.payableUntil),
        ]),
      ])

export const describeWithdrawal = (one: OpsWithdrawal): string[] => [
  ...rows([
    ['withdrawal', one.withdrawalId],
    ['account', one.account],
    ['status', one.status],
    ['amount', `${one.amount} (fee ${one.fee}, arrives ${one.netAmount})`],
    ['to', `${one.payee.bankName ?? 'Pix'} ${one.payee.target}`],
    ['holder', `${one.payee.holderName} ${one.payee.holderDocument}`],
    ['review reasons', one.reviewReasons.join(', ') || '-'],
    [
      'deposit reversed by its bank',
      one.depositTakenBack === null
        ? '-'
        : `${reversedAmount(one)}: not payable until it is settled`,
    ],
    ['payable until', one.payableUntil === null ? '-' : at(one.payableUntil)],
    ['end-to-end id', one.endToEndId ?? '-'],
  ]),
  '',
  ...rows(
    one.events.map(({ kind, at: when, operator, note }) => [
      at(when),
      kind,
      operator ?? '',
      note ?? '',
    ]),
  ),
]

type BothSides = NonNullable<ReconciliationReport['result']>['sent']

const bothSides = (what: string, { theirs, ours }: BothSides): string[] => [
  what,
  theirs.count === null ? '' : String(theirs.count),
  theirs.amount,
  ours.count === null ? '' : String(ours.count),
  ours.amount,
  theirs.amount === ours.amount && theirs.count === ours.count ? '' : 'differs',
]

export const describeReport = (report: ReconciliationReport): string[] => {
  const { result, findings } = report
  const head = `${at(report.from)} to ${at(report.until)}, asked by ${report.askedBy ?? 'the night'}`
  if (!result) return [head, `${report.status}: nothing to tell yet.`]
  const ends = findings.map(({ kind, subject, isMended, resolvedAt, detail }) => [
    isMended ? 'mended' : resolvedAt === null ? 'OPEN' : 'resolved',
    kind,
    subject,
    Object.entries(detail)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  ])
  return [
    head,
    '',
    ...rows([
      ['', 'theirs', '', 'ours', '', ''],
      bothSides('received', result.received),
      bothSides('returned', result.returned),
      bothSides('sent', result.sent),
      bothSides('sent back', result.sentBack),
    ]),
    '',
    `${result.charges} charges, ${result.mended} mended, ${result.incidents} for a person.`,
    ...(ends.length > 0 ? ['', ...rows(ends)] : []),
  ]
}

export const describeRuns = (runs: readonly Reconciliation[]): string[] =>
  runs.length === 0
    ? ['Nothing was compared yet.']
    : rows([
        ['run', 'from', 'until', 'asked by', 'status', 'mended', 'for a person'],
        ...runs.map((run) => [
          run.runId,
          at(run.from),
          at(run.until),
          run.askedBy ?? 'the night',
          run.status,
          String(run.result?.mended ?? '-'),
          String(run.result?.incidents ?? '-'),
        ]),
      ])

export const describeHeld = (payments: readonly HeldPayment[]): string[] =>
  payments.length === 0
    ? ['Nothing is held.']
    : rows([
        ['end-to-end id', 'paid at', 'account', 'amount', 'payer', 'why'],
        ...payments.map((one) => [
          one.endToEndId,
          at(one.paidAt),
          one.account,
          one.amount,
          [one.payerName, one.payerDocument].filter(Boolean).join(' ') || 'unknown',
          one.reason ?? '-',
        ]),
      ])

const stateWords = { open: '', nearly_used_up: 'nearly used up', used_up: 'USED UP' } as const

export const describeSmsBudgets = (budgets: readonly SmsBudget[]): string[] =>
  rows([
    ['prefix', 'sent', 'of', ''],
    ...budgets.map(({ prefix, sentCount, countMax, state }) => [
      prefix ?? 'all',
      String(sentCount),
      String(countMax),
      stateWords[state],
    ]),
  ])
