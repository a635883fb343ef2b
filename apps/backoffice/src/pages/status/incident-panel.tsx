import type { StatusIncidentDetail } from '@trevo/contract/ops/system/service-status.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount, formatMinute, formatMomentInFull, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { FactList, Panel, RecordBody, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { StatePill } from './state-pill.tsx'
import styles from './status.module.css'
import { incidentQuery, usePartName } from './use-status.ts'

/** A stroke for each measured minute, the oldest first. */
const Minutes = ({ minutes }: Pick<StatusIncidentDetail, 'minutes'>) => {
  const t = useT()
  const [first] = minutes
  const last = minutes.at(-1)
  if (!first || !last) return <p className="o-muted">{t('status.noMinutes')}</p>
  return (
    <>
      <ol className={styles['minutes']} aria-label={t('status.minutesMeasured')}>
        {minutes.map(({ at, state, latePercent }) => (
          <li key={at} data-state={state}>
            <span>
              {formatMinute(at)} {t(`status.state.${state}`)}{' '}
              {latePercent !== null && `${latePercent} %`}
            </span>
          </li>
        ))}
      </ol>
      <p className="o-muted">
        {formatMomentInFull(first.at)} – {formatMomentInFull(last.at)}
      </p>
    </>
  )
}

/** One incident: when it was, what players read about it, and the minutes around it. */
export const IncidentPanel = ({
  incidentId,
  onClose,
}: {
  readonly incidentId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const nameOf = usePartName()
  const mayExplain = useRight('system.change') !== undefined
  const [isExplaining, setExplaining] = useState(false)
  const { data, error } = useQuery(incidentQuery(incidentId))
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  const { state, beganAt, endedAt, fault, texts, minutes, credit, given } = data
  return (
    <>
      <RecordHead title={nameOf(data)} note={<StatePill state={state} />} onClose={onClose} />
      <RecordBody>
        <ActButtons
          acts={[{ choice: 'explain', key: 'E', text: t('status.explain'), may: mayExplain }]}
          whose={!mayExplain && needs(t, 'system.change')}
          onChoose={() => setExplaining(true)}
        />
        <Panel title={t('status.playersRead')}>
          <FactList
            items={[
              { label: t('word.since'), value: formatMomentInFull(beganAt) },
              {
                label: t('word.until'),
                value: endedAt === null ? t('status.goesOn') : formatMomentInFull(endedAt),
              },
              {
                label: t('status.fault'),
                value: fault === null ? t('status.faultNotNamed') : t(`status.fault.${fault}`),
              },
              {
                label: t('status.credits.amount'),
                value: credit === null ? '–' : formatAmount(credit),
              },
              {
                label: t('status.credits.given'),
                value:
                  given === null
                    ? t('status.credits.notYet')
                    : t('status.credits.givenTo', {
                        count: given.members,
                        amount: formatReais(given.amount),
                      }),
              },
              { label: t('word.portuguese'), value: texts.PT ?? '–' },
              { label: t('word.english'), value: texts.EN ?? '–' },
            ]}
          />
        </Panel>
        <Panel title={t('status.minutesMeasured')} note={t('status.minutesNote')}>
          <Minutes minutes={minutes} />
        </Panel>
      </RecordBody>
      {isExplaining && <ExplainDialog incident={data} onClose={() => setExplaining(false)} />}
    </>
  )
}
