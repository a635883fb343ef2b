import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { playRiskViews, type PlayRiskRow } from '@trevo/contract/ops/conduct/play-risk.ts'
import { formatHoursLeft, formatMoment, formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { PersonPanel } from './person-panel.tsx'
import styles from './play-risk.module.css'
import { usePersons, usePlayRiskAddress, type PlayRiskAddress } from './use-play-risk.ts'

/** What is left until the deadline, or by how much it has passed. */
const Deadline = ({ row, now }: { readonly row: PlayRiskRow; readonly now: string }) => {
  const t = useT()
  if (!row.review) return '–'
  const left = Date.parse(row.review.dueAt) - Date.parse(now)
  return row.review.isLate ? (
    <b className={styles['late']}>{t('playRisk.late', { time: formatHoursLeft(-left) })}</b>
  ) : (
    formatHoursLeft(left)
  )
}

const useColumns = (
  view: PlayRiskAddress['view'],
  works: ReadonlyMap<string, QueueWork>,
  now: string,
): readonly Column<PlayRiskRow>[] => {
  const t = useT()
  const last: Column<PlayRiskRow> =
    view === 'review'
      ? {
          key: 'due',
          heading: t('playRisk.due'),
          kind: 'number',
          cell: (one) => <Deadline row={one} now={now} />,
        }
      : view === 'held'
        ? {
            key: 'next',
            heading: t('playRisk.nextLook'),
            kind: 'number',
            cell: (one) => (one.nextLookOn ? formatPlainDay(one.nextLookOn) : '–'),
          }
        : {
            key: 'since',
            heading: t('word.since'),
            isMuted: true,
            cell: (one) => formatMoment(one.levelSince),
          }
  return [
    {
      key: 'member',
      heading: t('word.member'),
      cell: (one) => (
        <>
          <b>{one.username}</b> <WorkerMarks work={works.get(one.personId)} />
        </>
      ),
    },
    { key: 'level', heading: t('playRisk.level'), kind: 'number', cell: (one) => one.level },
    { key: 'score', heading: t('playRisk.score'), kind: 'number', cell: (one) => one.score },
    {
      key: 'markers',
      heading: t('playRisk.markers'),
      isExtra: true,
      cell: (one) => one.markers.map(({ name }) => t(`playRisk.marker.${name}`)).join(', ') || '–',
    },
    last,
  ]
}

/** Persons whose play shows markers: the queue with its deadlines, next looks, and levels. */
export const PlayRiskPage = () => {
  const t = useT()
  const of = usePlayRiskAddress()
  const { view, row, change } = of
  const { query, rows, works, here, page } = usePersons(of)
  const columns = useColumns(view, works, page?.now ?? '')
  return (
    <div className={styles['page']} data-open={row !== undefined}>
      <Page
        title={t('office.playRisk')}
        isTable
        bar={
          <Tabs
            label={t('playRisk.which')}
            tabs={playRiskViews.map((value) => ({
              value,
              text: t(`playRisk.view.${value}`),
              ...(value === 'review' && page && { count: page.waiting }),
            }))}
            value={view}
            onChange={(value) => change({ view: value === 'review' ? '' : value, row: '' })}
          />
        }
        panel={
          row && (
            <PersonPanel
              key={row}
              personId={row}
              work={works.get(row)}
              onNext={() => change({ row: rows[here + 1]?.personId ?? '' })}
              onClose={() => change({ row: '' })}
            />
          )
        }
      >
        {page && page.late > 0 && (
          <p role="status" className={styles['alarm']}>
            {t('playRisk.lateCount', { count: page.late })}
          </p>
        )}
        <DataTable
          label={t(`playRisk.view.${view}`)}
          columns={columns}
          rows={rows}
          keyOf={({ personId }) => personId}
          query={query}
          openKey={row}
          emptyText={t(`playRisk.empty.${view}`)}
          onOpen={(key) => change({ row: key })}
          onClose={() => change({ row: '' })}
        />
      </Page>
    </div>
  )
}
