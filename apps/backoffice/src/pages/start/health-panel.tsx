import { formatCount, formatHoursLeft, formatMoment, formatRate } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Alarms } from './use-figures.ts'
import styles from './start-page.module.css'

/** How payments and the ledger are doing. */
export const HealthPanel = ({ health }: { readonly health: Alarms['health'] }) => {
  const t = useT()
  const { payoutMedianSec, payoutCount, depositsPaid, depositsEnded, provedAt } = health
  return (
    <Panel title={t('health.title')} aside={t('health.note')}>
      <dl className={styles['health']}>
        <div>
          <dt>{t('health.payout')}</dt>
          <dd>{payoutMedianSec === null ? '–' : formatHoursLeft(payoutMedianSec * 1000)}</dd>
          <dd className="o-muted">{t('health.payouts', { count: payoutCount })}</dd>
        </div>
        <div>
          <dt>{t('health.deposits')}</dt>
          <dd>{depositsEnded > 0 ? formatRate((depositsPaid / depositsEnded) * 10_000) : '–'}</dd>
          <dd className="o-muted">
            {t('health.ofDeposits', { paid: depositsPaid, ended: depositsEnded })}
          </dd>
        </div>
        <div>
          <dt>{t('health.proof')}</dt>
          <dd>{provedAt ? formatMoment(provedAt) : '–'}</dd>
          <dd className="o-muted">
            {t('health.entries', {
              count: formatCount(health.provedEntries),
              problems: health.proofProblems,
            })}
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
