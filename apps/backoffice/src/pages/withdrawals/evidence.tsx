import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { Check, TriangleAlert } from 'lucide-react'
import {
  formatAmount,
  formatClockTime,
  formatDay,
  formatMoment,
  formatReais,
  formatSigned,
} from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import styles from './case.module.css'

export const Payees = ({ payees, facts }: Pick<OpenedWithdrawal, 'payees' | 'facts'>) => {
  const t = useT()
  const { paidCount, paidSum } = facts
  return (
    <section className="o-panel">
      <header>
        <h2>{t('payouts.payees')}</h2>
        <span className="o-aside">
          {t('payouts.paidBefore', { count: paidCount, sum: formatReais(paidSum) })}
        </span>
      </header>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('payouts.payee.key')}</th>
              <th scope="col" className="o-number">
                {t('payouts.payee.paid')}
              </th>
              <th scope="col" className="o-number">
                {t('payouts.payee.sum')}
              </th>
              <th scope="col" className="o-number">
                {t('payouts.payee.last')}
              </th>
            </tr>
          </thead>
          <tbody>
            {payees.map(({ target, bankName, addedAt, isThisOne, ...paid }) => (
              <tr key={`${target} ${addedAt}`} className={isThisOne ? styles['here'] : undefined}>
                <td>
                  <b>{target}</b> {bankName}
                </td>
                <td className="o-number">{paid.paidCount}</td>
                <td className="o-number">
                  {paid.paidCount > 0 ? formatAmount(paid.paidSum) : '–'}
                </td>
                <td className="o-number">
                  {paid.lastPaidAt ? (
                    formatDay(paid.lastPaidAt)
                  ) : (
                    <span className={styles['new']}>{t('payouts.payee.new')}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Where the money came from, down to a total that adds up. */
export const MoneySource = ({ money }: Pick<OpenedWithdrawal, 'money'>) => {
  const t = useT()
  const { since, parts, unexplained } = money
  const isClosed = unexplained === '0.00'
  const line = (key: string, label: string, value: string, className?: string) => (
    <div key={key} className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <section className="o-panel">
      <header>
        <h2>{t('payouts.money')}</h2>
        <span className="o-aside">
          {since ? t('payouts.money.since', { date: formatDay(since) }) : t('payouts.money.ever')}
        </span>
      </header>
      <dl className={styles['sum']}>
        {line(
          'start',
          since
            ? t('payouts.money.start', { date: formatDay(since) })
            : t('payouts.money.startZero'),
          formatAmount(money.startBalance),
        )}
        {parts.flatMap(({ group, in: inAmount, out }) => [
          ...(inAmount === '0.00'
            ? []
            : [line(`${group} in`, t(`payouts.group.${group}`), formatSigned(inAmount))]),
          ...(out === '0.00'
            ? []
            : [line(`${group} out`, t(`payouts.group.${group}`), formatSigned(`-${out}`))]),
        ])}
        {!isClosed &&
          line('rest', t('payouts.money.unexplained'), formatSigned(unexplained), styles['bad'])}
        {line(
          'balance',
          t('payouts.money.balance'),
          formatAmount(money.balanceAtRequest),
          styles['total'],
        )}
        {line('stays', t('payouts.money.stays'), formatAmount(money.staysAfter))}
      </dl>
      <p className={styles['closes']} data-closed={isClosed}>
        {isClosed ? <Check size={14} /> : <TriangleAlert size={14} />}
        {isClosed ? t('payouts.money.closes') : t('payouts.money.unexplained')}
      </p>
    </section>
  )
}

export const Ledger = ({ ledger }: Pick<OpenedWithdrawal, 'ledger'>) => {
  const t = useT()
  return (
    <section className="o-panel">
      <header>
        <h2>{t('payouts.ledger')}</h2>
      </header>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('payouts.ledger.time')}</th>
              <th scope="col">{t('payouts.ledger.entry')}</th>
              <th scope="col">{t('payouts.ledger.reference')}</th>
              <th scope="col" className="o-number">
                {t('payouts.ledger.amount')}
              </th>
              <th scope="col" className="o-number">
                {t('payouts.ledger.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.map(({ at, group, reference, amount, balanceAfter }, index) => (
              <tr key={`${at} ${reference} ${ledger.length - index}`}>
                <td className="o-muted" title={formatMoment(at)}>
                  {formatClockTime(at)}
                </td>
                <td>{t(`payouts.group.${group}`)}</td>
                <td className={styles['reference']} title={reference}>
                  {reference}
                </td>
                <td className={`o-number ${amount.startsWith('-') ? '' : styles['in']}`}>
                  {formatSigned(amount)}
                </td>
                <td className="o-number">{formatAmount(balanceAfter)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The history of the withdrawal: what, by whom and why. */
export const Course = ({ withdrawal }: Pick<OpenedWithdrawal, 'withdrawal'>) => {
  const t = useT()
  return (
    <section className="o-panel">
      <header>
        <h2>{t('payouts.history')}</h2>
      </header>
      <ul>
        {withdrawal.events.map(({ kind, at, operator, note }) => (
          <li key={`${kind} ${at}`} className={styles['event']}>
            <span className="o-muted">{formatClockTime(at)}</span>
            <span>
              {t(`payouts.event.${kind}`)}
              {note && <span className="o-muted"> {note}</span>}
            </span>
            {operator && <Avatar name={operator} size={18} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
