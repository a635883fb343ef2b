import type { AmlCaseWhole } from '@trevo/contract/ops/compliance/aml.ts'
import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './aml.module.css'
import { CaseActs } from './case-acts.tsx'
import { ClassPill } from './class-pill.tsx'
import { Course } from './course.tsx'
import { DueCell } from './due-cell.tsx'
import { PersonPart } from './person-part.tsx'
import { caseQuery, workIdOf } from './use-aml.ts'

const Report = ({ of: { report } }: { readonly of: AmlCaseWhole }) => {
  const t = useT()
  if (!report) return null
  return (
    <Panel title={t('aml.fileHead')} note={report.isTaken ? t('aml.taken') : undefined}>
      <FactList
        items={[
          { label: t('aml.made'), value: formatMoment(report.madeAt) },
          { label: t('aml.madeBy'), value: report.madeBy },
          { label: t('aml.schema'), value: <code>{report.schema}</code> },
          {
            label: t('aml.hash'),
            value: <code className={styles['code']}>{report.sha256}</code>,
          },
        ]}
      />
    </Panel>
  )
}

const Alerts = ({ of: { alerts } }: { readonly of: AmlCaseWhole }) => {
  const t = useT()
  return (
    <Panel title={t('aml.view.alerts')}>
      <FactList
        items={alerts.map(({ alertId, rule, amount, openedAt }) => ({
          label: formatMoment(openedAt),
          value: (
            <Link className="o-link" to={`/aml?state=in_case&row=${alertId}`}>
              {t(`aml.rule.${rule}`)}
              {amount !== null && ` · ${formatReais(amount)}`}
            </Link>
          ),
        }))}
      />
    </Panel>
  )
}

const Whole = ({
  of,
  work,
  onClose,
}: {
  readonly of: AmlCaseWhole
  readonly work: QueueWork | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const { waiting, decidedBy, decidedAt } = of
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={of.title}
        note={`${of.username} · ${t(`aml.caseState.${of.state}`)}`}
        onClose={onClose}
      />
      <div className={styles['who']}>
        <Workers kind="aml" targetId={workIdOf('case', of.caseId)} work={work} />
      </div>
      <CaseActs of={of} />
      {waiting && (
        <p className={styles['quiet']}>
          {t('aml.waits', { operator: waiting.askedBy, at: formatMoment(waiting.askedAt) })}
        </p>
      )}
      {!of.mayReport && <p className={styles['quiet']}>{t('aml.noReceiver')}</p>}
      <FactList
        items={[
          { label: t('aml.class'), value: <ClassPill of={of.riskClass} /> },
          { label: t('aml.openedCase'), value: `${formatMoment(of.openedAt)} · ${of.openedBy}` },
          ...(of.decision === null || decidedBy === null || decidedAt === null
            ? []
            : [
                { label: t('aml.decision'), value: of.decision },
                {
                  label: '',
                  value: t('aml.decidedBy', { operator: decidedBy, at: formatMoment(decidedAt) }),
                },
              ]),
          ...(of.dueAt === null
            ? []
            : [{ label: t('aml.clock'), value: <DueCell at={of.dueAt} isLate={of.isLate} /> }]),
        ]}
      />
      <div className={styles['record']}>
        <Report of={of} />
        <Alerts of={of} />
        <Course events={of.events} />
        <PersonPart personId={of.personId} />
      </div>
    </div>
  )
}

/** A case from its alerts to the file. */
export const CasePanel = ({
  caseId,
  ...rest
}: {
  readonly caseId: string
  readonly work: QueueWork | undefined
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(caseQuery(caseId))
  if (data) return <Whole of={data} {...rest} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}
