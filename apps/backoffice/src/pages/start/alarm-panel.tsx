import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Alarms } from './use-figures.ts'
import styles from './start-page.module.css'

type Alarm = Alarms['alarms'][number]

const pageOf: Readonly<Record<Alarm['code'], string>> = {
  ledger_drift: '/ledger?tab=proofs',
  ledger_unproven: '/ledger?tab=proofs',
  account_drifted: '/ledger?tab=proofs',
  day_differs: '/reports?report=days',
  day_not_closed: '/reports?report=days',
  figures_behind: '/reports',
  withdrawals_late: '/withdrawals',
  withdrawals_due: '/withdrawals',
  files_differ: '/system?tab=files',
  funds_short: '/funds',
  prizes_late: '/prizes',
  manipulation_due: '/integrity',
  funds_unmeasured: '/funds',
  sigap_rejected: '/sigap?state=rejected',
  sigap_late: '/sigap',
  impediments_late: '/compliance?state=late',
  play_reviews_late: '/play-risk',
}

/** What is out of order, the worst first. */
export const AlarmPanel = ({ alarms }: { readonly alarms: readonly Alarm[] }) => {
  const t = useT()
  const countOf = (level: Alarm['level']): number =>
    alarms.filter((alarm) => alarm.level === level).length
  return (
    <Panel
      title={t('alarm.title')}
      note={
        <>
          {countOf('critical') > 0 && (
            <span className="o-pill o-bad">
              {t('alarm.critical', { count: countOf('critical') })}
            </span>
          )}{' '}
          {countOf('serious') > 0 && (
            <span className="o-pill o-warn">
              {t('alarm.serious', { count: countOf('serious') })}
            </span>
          )}
        </>
      }
    >
      {alarms.length === 0 ? (
        <p className={styles['quiet']}>
          <CircleCheck size={16} aria-hidden="true" />
          {t('alarm.none')}
        </p>
      ) : (
        <ul className={styles['alarms']}>
          {alarms.map(({ code, level, count, at }) => {
            const Icon = level === 'critical' ? CircleAlert : TriangleAlert
            return (
              <li key={code} data-level={level}>
                <Icon size={16} aria-hidden="true" />
                <Link to={pageOf[code]}>
                  <b>{t(`alarm.${code}`, { count })}</b>
                  {at && (
                    <span className="o-muted">
                      {t('word.since')} {formatMoment(at)}
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
