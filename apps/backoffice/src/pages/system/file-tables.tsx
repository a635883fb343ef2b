import { checkFiles } from '@trevo/api-client/ops-endpoints.ts'
import type { listFileChecks } from '@trevo/contract/ops/system/system.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Panel } from '../../parts/panel.tsx'
import { filesQuery } from './use-system.ts'

type Files = Value<typeof listFileChecks>
type Check = Files['list'][number]
type Release = Files['releases'][number]

const differences = ({ changed, missing, added }: Check): string =>
  [
    ...changed.map((name) => `≠ ${name}`),
    ...missing.map((name) => `− ${name}`),
    ...added.map((name) => `+ ${name}`),
  ].join(', ')

const useCheckColumns = (): readonly Column<Check>[] => {
  const t = useT()
  return [
    { key: 'at', heading: t('word.when'), cell: ({ at }) => formatMoment(at) },
    { key: 'copy', heading: t('system.copy'), cell: ({ copy }) => <b>{copy}</b> },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ isEqual }) => (
        <span className={isEqual ? 'o-pill o-ok' : 'o-pill o-bad'}>
          {t(isEqual ? 'system.agrees' : 'system.differs')}
        </span>
      ),
    },
    { key: 'files', heading: t('system.fileCount'), kind: 'number', cell: ({ files }) => files },
    {
      key: 'release',
      heading: t('system.release'),
      kind: 'code',
      isExtra: true,
      cell: ({ release }) => release,
    },
    {
      key: 'by',
      heading: t('system.orderedBy'),
      isExtra: true,
      cell: ({ orderedBy }) => orderedBy ?? t('system.daily'),
    },
    {
      key: 'what',
      heading: t('system.differences'),
      isExtra: true,
      cell: (one) => differences(one) || '–',
    },
  ]
}

const useReleaseColumns = (): readonly Column<Release>[] => {
  const t = useT()
  return [
    { key: 'release', heading: t('system.release'), kind: 'code', cell: ({ release }) => release },
    { key: 'version', heading: t('word.version'), cell: ({ version }) => version },
    {
      key: 'first',
      heading: t('system.firstSeen'),
      cell: ({ firstSeenAt }) => formatMoment(firstSeenAt),
    },
    { key: 'files', heading: t('system.fileCount'), kind: 'number', cell: ({ files }) => files },
    {
      key: 'by',
      heading: t('system.listedBy'),
      cell: ({ madeBy }) => t(`system.listedBy.${madeBy}`),
    },
  ]
}

const CheckDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const client = useQueryClient()
  return (
    <ActDialog
      title={t('system.checkTitle')}
      draft="check files"
      confirm={t('system.checkNow')}
      done={t('system.checkDone')}
      onConfirm={async ({ reason }) => {
        const answer = await call(checkFiles, { body: { reason } })
        await client.invalidateQueries({ queryKey: filesQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Comparisons of critical files with their release, and the releases. */
export const FileTables = () => {
  const t = useT()
  const query = useInfiniteQuery(filesQuery)
  const [isAsking, setAsking] = useState(false)
  const mayAct = useRight('system.change') !== undefined
  const checkNow = (
    <button
      type="button"
      className="o-btn"
      aria-disabled={!mayAct}
      onClick={() => mayAct && setAsking(true)}
    >
      {t('system.checkNow')}
    </button>
  )
  const checkColumns = useCheckColumns()
  const releaseColumns = useReleaseColumns()
  return (
    <>
      <Panel title={t('system.fileChecks')} note={t('system.fileNote')} aside={checkNow}>
        {!mayAct && <p className="o-muted">{needs(t, 'system.change')}</p>}
        <DataTable
          label={t('system.fileChecks')}
          columns={checkColumns}
          rows={rowsOf(query.data)}
          keyOf={({ checkId }) => checkId}
          query={query}
          emptyText={t('system.noChecks')}
        />
      </Panel>
      <Panel title={t('system.releases')}>
        <DataTable
          label={t('system.releases')}
          columns={releaseColumns}
          rows={query.data?.pages[0]?.releases ?? []}
          keyOf={({ release }) => release}
          query={{ ...query, hasNextPage: false }}
        />
      </Panel>
      {isAsking && <CheckDialog onClose={() => setAsking(false)} />}
    </>
  )
}
