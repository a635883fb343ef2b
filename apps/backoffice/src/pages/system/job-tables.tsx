import { restartJob, runJob } from '@trevo/api-client/ops-endpoints.ts'
import type { listJobs } from '@trevo/contract/ops/system/system.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { Panel } from '../../parts/panel.tsx'
import { describeSchedule, nameJob, nameRepeated } from './describe-job.ts'
import { NamedCode } from './named-code.tsx'
import { jobsQuery } from './use-system.ts'

type Jobs = Value<typeof listJobs>
type Scheduled = Jobs['scheduled'][number]
type Failed = Jobs['failed'][number]
type Repeated = Jobs['repeated'][number]

/** What a button acts on: a job of the schedule, or a failed one. */
type Chosen = { readonly name: string; readonly jobId?: string }

const moment = (at: string | null): string => (at === null ? '–' : formatMoment(at))

const useScheduledColumns = (
  act: ((chosen: Chosen) => void) | undefined,
): readonly Column<Scheduled>[] => {
  const t = useT()
  return [
    {
      key: 'name',
      heading: t('system.job'),
      cell: ({ name }) => <NamedCode name={nameJob(t, name)} code={name} />,
    },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ failed, running, waiting }) =>
        failed > 0 ? (
          <span className="o-pill o-bad">{t('system.job.failed')}</span>
        ) : running > 0 ? (
          <span className="o-pill o-warn">{t('system.job.running')}</span>
        ) : waiting > 0 ? (
          <span className="o-pill">{t('system.job.waiting')}</span>
        ) : (
          <span className="o-pill o-ok">{t('system.inOrder')}</span>
        ),
    },
    {
      key: 'cron',
      heading: t('system.schedule'),
      isExtra: true,
      cell: ({ cron }) => <span title={`${cron} UTC`}>{describeSchedule(t, cron)}</span>,
    },
    {
      key: 'last',
      heading: t('system.lastRun'),
      cell: ({ lastStartedAt }) => moment(lastStartedAt),
    },
    {
      key: 'next',
      heading: t('system.nextRun'),
      isExtra: true,
      cell: ({ nextRunAt }) => moment(nextRunAt),
    },
    {
      key: 'error',
      heading: t('system.lastError'),
      isExtra: true,
      isMuted: true,
      cell: ({ lastError }) => lastError ?? '–',
    },
    {
      key: 'act',
      heading: t('system.act'),
      cell: ({ name, running }) => (
        <button
          type="button"
          className="o-btn"
          aria-disabled={!act || running > 0}
          onClick={() => running === 0 && act?.({ name })}
        >
          {t('system.runNow')}
        </button>
      ),
    },
  ]
}

const useFailedColumns = (
  act: ((chosen: Chosen) => void) | undefined,
): readonly Column<Failed>[] => {
  const t = useT()
  return [
    {
      key: 'name',
      heading: t('system.job'),
      cell: ({ name }) => <NamedCode name={nameJob(t, name)} code={name} />,
    },
    {
      key: 'attempts',
      heading: t('system.attempts'),
      kind: 'number',
      cell: ({ attempts, attemptsMax }) => `${attempts} / ${attemptsMax}`,
    },
    { key: 'since', heading: t('word.since'), cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'next',
      heading: t('system.nextTry'),
      cell: ({ nextTryAt }) =>
        nextTryAt === null ? (
          <span className="o-pill o-bad">{t('system.noTryLeft')}</span>
        ) : (
          moment(nextTryAt)
        ),
    },
    { key: 'error', heading: t('system.lastError'), isExtra: true, cell: ({ error }) => error },
    {
      key: 'act',
      heading: t('system.act'),
      cell: ({ name, jobId }) => (
        <button
          type="button"
          className="o-btn"
          aria-disabled={!act}
          onClick={() => act?.({ name, jobId })}
        >
          {t('system.restart')}
        </button>
      ),
    },
  ]
}

const useRepeatedColumns = (): readonly Column<Repeated>[] => {
  const t = useT()
  return [
    {
      key: 'name',
      heading: t('system.work'),
      cell: ({ name }) => <NamedCode name={nameRepeated(t, name)} code={name} />,
    },
    { key: 'copy', heading: t('system.copy'), isExtra: true, cell: ({ copy }) => copy },
    { key: 'runs', heading: t('system.runs'), kind: 'number', cell: ({ runs }) => runs },
    {
      key: 'failures',
      heading: t('system.failures'),
      kind: 'number',
      cell: ({ failures }) =>
        failures > 0 ? <span className="o-pill o-warn">{failures}</span> : failures,
    },
    {
      key: 'took',
      heading: t('system.took'),
      kind: 'number',
      isExtra: true,
      cell: ({ tookMs }) => tookMs,
    },
    { key: 'last', heading: t('system.lastRun'), cell: ({ lastDoneAt }) => moment(lastDoneAt) },
    {
      key: 'error',
      heading: t('system.lastError'),
      isExtra: true,
      isMuted: true,
      cell: ({ failedAt, lastError }) =>
        failedAt ? `${moment(failedAt)} ${lastError ?? ''}` : '–',
    },
  ]
}

const RunDialog = ({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) => {
  const t = useT()
  const client = useQueryClient()
  const { name, jobId } = chosen
  return (
    <ActDialog
      title={t(jobId === undefined ? 'system.runTitle' : 'system.restartTitle', {
        job: nameJob(t, name),
      })}
      draft={`run ${jobId ?? name}`}
      confirm={t(jobId === undefined ? 'system.runNow' : 'system.restart')}
      done={t('system.started')}
      onConfirm={async ({ reason }) => {
        const answer =
          jobId === undefined
            ? await call(runJob, { body: { name, reason } })
            : await call(restartJob, { body: { jobId, reason } })
        await client.invalidateQueries({ queryKey: jobsQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Jobs of the queue, those that failed first, and work that every copy repeats. */
export const JobTables = () => {
  const t = useT()
  const query = useQuery(jobsQuery)
  const [chosen, setChosen] = useState<Chosen>()
  const mayAct = useRight('system.change') !== undefined
  const act = mayAct ? setChosen : undefined
  const list = wholeList(query)
  const failed = query.data?.failed ?? []
  const scheduledColumns = useScheduledColumns(act)
  const failedColumns = useFailedColumns(act)
  const repeatedColumns = useRepeatedColumns()
  return (
    <>
      {!mayAct && <p className="o-muted">{needs(t, 'system.change')}</p>}
      {failed.length > 0 && (
        <Panel title={t('system.failedJobs')}>
          <DataTable
            label={t('system.failedJobs')}
            columns={failedColumns}
            rows={failed}
            keyOf={({ jobId }) => jobId}
            query={list}
          />
        </Panel>
      )}
      <Panel title={t('system.scheduled')} note={t('system.scheduledNote')}>
        <DataTable
          label={t('system.scheduled')}
          columns={scheduledColumns}
          rows={query.data?.scheduled ?? []}
          keyOf={({ name }) => name}
          query={list}
        />
      </Panel>
      <Panel title={t('system.repeated')} note={t('system.repeatedNote')}>
        <DataTable
          label={t('system.repeated')}
          columns={repeatedColumns}
          rows={query.data?.repeated ?? []}
          keyOf={({ name, copy }) => `${name} ${copy}`}
          query={list}
        />
      </Panel>
      {chosen && <RunDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
