import { ArrowUpRight, Inbox } from 'lucide-react'
import { Link } from 'react-router'
import { formatMinute, formatMoment, formatReais } from '../../core/format.ts'
import { useOperator } from '../../core/operator.ts'
import { useApprovalCount } from '../../core/use-approval-count.ts'
import { useT } from '../../core/texts.tsx'
import { useWaiting } from '../../shell/use-waiting.ts'
import styles from './start-page.module.css'

const Approvals = () => {
  const t = useT()
  const waiting = useApprovalCount()
  if (!waiting || waiting.count === 0) return null
  const { count, nextExpiresAt } = waiting
  return (
    <section className={`o-panel ${styles['queue']}`}>
      <Inbox size={18} aria-hidden="true" />
      <div>
        <b>{t('approvals.waiting', { count })}</b>
        {nextExpiresAt !== null && (
          <span className="o-muted">
            {t('approvals.firstExpires', { at: formatMoment(nextExpiresAt) })}
          </span>
        )}
      </div>
      <Link to="/approvals" className="o-btn">
        {t('approvals.go')}
      </Link>
    </section>
  )
}

/** What waits, and what the operator may do. */
export const StartPage = () => {
  const t = useT()
  const { rights } = useOperator()
  const waiting = useWaiting()
  return (
    <div className={styles['page']}>
      <h1>{t('office.start')}</h1>
      {waiting && (
        <section className={`o-panel ${styles['queue']}`}>
          <ArrowUpRight size={18} aria-hidden="true" />
          <div>
            <b>{t('office.waiting', { count: waiting.waiting })}</b>
            {waiting.dueSoon > 0 && (
              <span className="o-pill o-bad">
                {t('payouts.dueSoon', {
                  count: waiting.dueSoon,
                  time: formatMinute(waiting.dueSoonUntil),
                })}
              </span>
            )}
          </div>
          <Link to="/withdrawals" className="o-btn o-go">
            {t('office.goToQueue')}
          </Link>
        </section>
      )}
      <Approvals />
      <section className="o-panel">
        <header>
          <h2>{t('office.yourRights')}</h2>
        </header>
        <ul className={styles['rights']}>
          {rights.map(({ right, ceiling }) => (
            <li key={right} className="o-pill">
              {right}
              {ceiling !== null && (
                <span className="o-muted">
                  {t('office.until', { amount: formatReais(ceiling) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
