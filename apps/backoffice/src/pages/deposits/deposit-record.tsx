import type { OpenedDeposit } from '@trevo/contract/ops/payments/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount, formatMomentInFull, formatReais, formatSigned } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { MemberLink } from '../../core/member-link.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { nameKind } from '../ledger/name-kind.ts'
import styles from './deposits.module.css'
import { ReturnDialog } from './return-dialog.tsx'
import { DepositState, PaymentState } from './states.tsx'
import { depositQuery } from './use-deposits.ts'

type Payment = OpenedDeposit['payments'][number]

const factsOf = (t: T, { deposit }: OpenedDeposit) => [
  { label: t('word.state'), value: <DepositState status={deposit.status} /> },
  { label: t('word.amount'), value: formatReais(deposit.amount) },
  { label: t('word.created'), value: formatMomentInFull(deposit.createdAt) },
  ...(deposit.creditedAt
    ? [{ label: t('deposits.credited'), value: formatMomentInFull(deposit.creditedAt) }]
    : []),
  ...(deposit.expiresAt
    ? [{ label: t('deposits.payableUntil'), value: formatMomentInFull(deposit.expiresAt) }]
    : []),
  { label: t('deposits.receipt'), value: <code>{deposit.depositId}</code> },
  { label: t('deposits.txid'), value: <code>{deposit.txid}</code> },
  ...(deposit.promotionId ? [{ label: t('deposits.promotion'), value: deposit.promotionId }] : []),
]

const PaymentPanel = ({ payment }: { readonly payment: Payment }) => {
  const t = useT()
  const mayReturn = useRight('deposits.return') !== undefined
  const [isReturning, setReturning] = useState(false)
  const { endToEndId, status, reason, amount, decision } = payment
  const isHeld = status === 'held' && amount !== null
  const open = () => {
    if (isHeld && mayReturn) setReturning(true)
  }
  useKeys({ r: open })
  return (
    <Panel title={t('deposits.pix')} aside={<PaymentState status={status} />}>
      <FactList
        items={[
          { label: t('deposits.endToEnd'), value: <code>{endToEndId}</code> },
          ...(amount === null ? [] : [{ label: t('word.amount'), value: formatReais(amount) }]),
          ...(reason === null
            ? []
            : [{ label: t('word.reason'), value: t(`deposits.reason.${reason}`) }]),
          {
            label: t('deposits.payer'),
            value: [payment.payerName, payment.payerDocument].filter(Boolean).join(', ') || '–',
          },
          ...(decision
            ? [
                {
                  label: t('deposits.decision', { operator: decision.operator }),
                  value: decision.reason,
                },
              ]
            : []),
          ...(payment.refundAttempts > 1
            ? [{ label: t('deposits.tries'), value: payment.refundAttempts, tone: 'warn' as const }]
            : []),
        ]}
      />
      {isHeld && (
        <p className={styles['act']}>
          <button type="button" className="o-btn o-no" aria-disabled={!mayReturn} onClick={open}>
            {t('deposits.return')} <kbd>R</kbd>
          </button>
          {!mayReturn && <span className="o-muted">{needs(t, 'deposits.return')}</span>}
        </p>
      )}
      {isReturning && isHeld && (
        <ReturnDialog endToEndId={endToEndId} amount={amount} onClose={() => setReturning(false)} />
      )}
    </Panel>
  )
}

const Course = ({ course }: Pick<OpenedDeposit, 'course'>) => {
  const t = useT()
  const noteOf = (note: string) =>
    note === 'deposit' || note === 'promotion' ? t(`deposits.what.${note}`) : note
  return (
    <Panel title={t('deposits.course')}>
      <ol className={styles['course']}>
        {course.map(({ kind, at, amount, by, note }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- what happened keeps its order
          <li key={index}>
            <span className="o-muted">{formatMomentInFull(at)}</span>
            <span>
              {t(`deposits.event.${kind}`)}
              {by && <span className="o-muted"> {by}</span>}
              {note && kind !== 'refund_due' && <span className="o-muted"> {noteOf(note)}</span>}
            </span>
            <b>{amount === null ? '' : formatAmount(amount)}</b>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const Ledger = ({ ledger }: Pick<OpenedDeposit, 'ledger'>) => {
  const t = useT()
  return (
    <Panel title={t('deposits.ledger')}>
      {ledger.length === 0 && <p className={styles['none']}>{t('deposits.noLedger')}</p>}
      <ol className={styles['course']}>
        {ledger.map(({ at, kind, txnId, amount, balanceAfter }) => (
          <li key={txnId}>
            <span className="o-muted">{formatMomentInFull(at)}</span>
            <span>
              {nameKind(t, kind)}
              <code className="o-muted"> {txnId}</code>
            </span>
            <span className={styles['sums']}>
              <b>{balanceAfter === null ? formatAmount(amount) : formatSigned(amount)}</b>
              {balanceAfter !== null && (
                <span className="o-muted">
                  {t('deposits.balance', { amount: formatAmount(balanceAfter) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const Returned = ({ returns }: Pick<OpenedDeposit, 'returns'>) => {
  const t = useT()
  return returns.map(({ returnId, what, amount, fromBalance, owed, reversedAt }) => (
    <Panel
      key={`${returnId} ${what}`}
      title={t('deposits.byBank')}
      note={t(`deposits.what.${what}`)}
    >
      <FactList
        items={[
          { label: t('word.when'), value: formatMomentInFull(reversedAt) },
          { label: t('word.amount'), value: formatReais(amount) },
          { label: t('deposits.fromBalance'), value: formatReais(fromBalance) },
          {
            label: t('deposits.stillOwed'),
            value: formatReais(owed),
            tone: owed === '0.00' ? 'ok' : 'bad',
          },
          { label: t('deposits.returnId'), value: <code>{returnId}</code> },
        ]}
      />
    </Panel>
  ))
}

/** One deposit: its state, its Pix, what happened, and its entries in the ledger. */
export const DepositRecord = ({
  depositId,
  onClose,
}: {
  readonly depositId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data, error } = useQuery(depositQuery(depositId))
  const works = useQueueWork('deposit', [depositId], depositId)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  const { deposit } = data
  return (
    <>
      <RecordHead
        title={formatReais(deposit.amount)}
        note={<MemberLink account={deposit.username} />}
        onClose={onClose}
      />
      <div className={styles['record']}>
        <Workers kind="deposit" targetId={depositId} work={works.get(depositId)} />
        <Panel title={t('deposits.deposit')}>
          <FactList items={factsOf(t, data)} />
        </Panel>
        {data.payments.map((payment) => (
          <PaymentPanel key={payment.endToEndId} payment={payment} />
        ))}
        <Returned returns={data.returns} />
        <Course course={data.course} />
        <Ledger ledger={data.ledger} />
      </div>
    </>
  )
}
