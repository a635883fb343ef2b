import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoment } from '../../core/format.ts'
import { useOperator } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { useAssign, useQueueWork } from '../../core/use-queue-work.ts'
import { Panel } from '../../parts/panel.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
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

/** Who looks into an alarm: the operator who takes it, until they give it back. */
const Owner = ({
  code,
  work,
}: {
  readonly code: Alarm['code']
  readonly work: QueueWork | undefined
}) => {
  const t = useT()
  const { operator } = useOperator()
  const assign = useAssign('alarm')
  const isOwn = work?.assignedTo === operator
  const give = async (): Promise<void> => {
    const answer = await assign([code], isOwn ? null : operator)
    if (!answer.ok) showToast(answer.message, 'bad')
  }
  return (
    <span className={styles['owner']}>
      <WorkerMarks work={work} />
      {(isOwn || !work?.assignedTo) && (
        <button type="button" className="o-btn" onClick={() => void give()}>
          {t(isOwn ? 'alarm.giveBack' : 'alarm.take')}
        </button>
      )}
    </span>
  )
}

/** What is out of order, the worst first, and who looks into it. */
export const AlarmPanel = ({ alarms }: { readonly alarms: readonly Alarm[] }) => {
  const t = useT()
  const works = useQueueWork(
    'alarm',
    alarms.map(({ code }) => code),
  )
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
                <Owner code={code} work={works.get(code)} />
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
