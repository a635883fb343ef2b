import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatMinute, formatReais } from '../../core/format.ts'
import { useOperator } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { useWaiting } from '../../shell/use-waiting.ts'
import styles from './start-page.module.css'

/** What is waiting, and what the operator may do. */
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
