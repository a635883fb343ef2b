import type { AmlAlertWhole } from '@trevo/contract/ops/compliance/aml.ts'
import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { AlertActs } from './alert-acts.tsx'
import styles from './aml.module.css'
import { ClassPill } from './class-pill.tsx'
import { Course } from './course.tsx'
import { DueCell } from './due-cell.tsx'
import { PersonPart } from './person-part.tsx'
import { alertQuery, workIdOf } from './use-aml.ts'

const factNames = [
  'income',
  'income_undeclared',
  'pep_self',
  'pep_related',
  'pep_listed',
  'stakes',
] as const

/** Facts have words; ids and user names stand for themselves. */
const nameOf = (t: T, reference: string): string => {
  const fact = factNames.find((one) => one === reference)
  return fact ? t(`aml.fact.${fact}`) : reference
}

const Evidence = ({ of: { evidence } }: { readonly of: AmlAlertWhole }) => {
  const t = useT()
  return (
    <Panel title={t('aml.evidence')}>
      <FactList
        items={evidence.map(({ kind, at, amount, reference }) => ({
          label: t(`aml.kind.${kind}`),
          value: (
            <>
              {amount !== null && <b>{formatReais(amount)} </b>}
              <span className="o-muted">{at !== null && formatMoment(at)}</span>{' '}
              <code className={styles['code']}>{nameOf(t, reference)}</code>
            </>
          ),
        }))}
      />
    </Panel>
  )
}

const Whole = ({
  of,
  work,
  onNext,
  onClose,
}: {
  readonly of: AmlAlertWhole
  readonly work: QueueWork | undefined
  readonly onNext: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={`${of.username} · ${t(`aml.rule.${of.rule}`)}`}
        note={t(`aml.about.${of.rule}`)}
        onClose={onClose}
      />
      <div className={styles['who']}>
        <Workers kind="aml" targetId={workIdOf('alert', of.alertId)} work={work} />
      </div>
      <AlertActs of={of} onNext={onNext} />
      <FactList
        items={[
          { label: t('word.state'), value: t(`aml.state.${of.state}`) },
          { label: t('aml.class'), value: <ClassPill of={of.riskClass} /> },
          { label: t('word.amount'), value: of.amount === null ? '–' : formatReais(of.amount) },
          { label: t('aml.due'), value: <DueCell at={of.dueAt} isLate={of.isLate} /> },
          ...(of.caseId === null
            ? []
            : [
                {
                  label: t('fact.case'),
                  value: (
                    <Link className="o-link" to={`/aml?view=cases&row=${of.caseId}`}>
                      {t('aml.case', { number: of.caseId })}
                    </Link>
                  ),
                },
              ]),
        ]}
      />
      <div className={styles['record']}>
        <Evidence of={of} />
        <PersonPart personId={of.personId} />
        <Course events={of.events} />
      </div>
    </div>
  )
}

/** An alert with everything that its decision needs. */
export const AlertPanel = ({
  alertId,
  ...rest
}: {
  readonly alertId: string
  readonly work: QueueWork | undefined
  readonly onNext: () => void
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(alertQuery(alertId))
  if (data) return <Whole of={data} {...rest} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}
