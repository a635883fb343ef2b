import {
  dataRequestViews,
  type OfficeDataRequest,
} from '@trevo/contract/ops/compliance/data-requests.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RequestPanel, StatePill } from './request-panel.tsx'
import { requestsQuery, useRequestsAddress } from './use-requests.ts'

const useColumns = (): readonly Column<OfficeDataRequest>[] => {
  const t = useT()
  return [
    { key: 'member', heading: t('word.member'), cell: ({ username }) => <b>{username}</b> },
    { key: 'kind', heading: t('word.kind'), cell: ({ kind }) => t(`privacy.kind.${kind}`) },
    { key: 'state', heading: t('word.state'), cell: (request) => <StatePill of={request} /> },
    {
      key: 'asked',
      heading: t('privacy.asked'),
      isMuted: true,
      isExtra: true,
      cell: ({ askedAt }) => formatMoment(askedAt),
    },
    {
      key: 'due',
      heading: t('privacy.due'),
      isExtra: true,
      cell: ({ dueAt }) => formatMoment(dueAt),
    },
    {
      key: 'operator',
      heading: t('word.operator'),
      isExtra: true,
      cell: ({ operator }) => operator ?? '–',
    },
  ]
}

/** What members ask for about their data: corrections to answer, and one person's data to hand over. */
export const PrivacyPage = () => {
  const t = useT()
  const of = useRequestsAddress()
  const mayReveal = useRight('members.reveal') !== undefined
  const [isHanding, setHanding] = useState(false)
  const columns = useColumns()
  const query = useInfiniteQuery(requestsQuery(of.view ?? 'open'))
  const rows = rowsOf(query.data)
  const open = rows.find(({ requestId }) => requestId === of.request)
  const keyOf = ({ requestId }: OfficeDataRequest) => requestId
  const work = useWorkColumn({ kind: 'request', rows, keyOf, openKey: of.request })
  const close = () => of.change({ request: '' })
  const openNext = () => {
    const here = rows.findIndex((one) => one === open)
    of.change({ request: rows[here + 1]?.requestId ?? '' })
  }
  return (
    <Page
      title={t('office.privacy')}
      isTable
      bar={
        <>
          <FilterBar
            fields={[
              {
                name: 'view',
                label: t('privacy.requests'),
                kind: 'choice',
                any: t('privacy.view.open'),
                options: dataRequestViews
                  .filter((view) => view !== 'open')
                  .map((value) => ({ value, text: t(`privacy.view.${value}`) })),
              },
            ]}
            values={{ view: of.view }}
            isIgnored={of.isIgnored}
            onChange={(values) => of.change({ ...values, request: '' })}
          />
          <button
            type="button"
            className="o-btn"
            aria-disabled={!mayReveal}
            onClick={() => mayReveal && setHanding(true)}
          >
            {t('privacy.handOver')}
          </button>
          {!mayReveal && <span className="o-muted">{needs(t, 'members.reveal')}</span>}
        </>
      }
      panel={
        open && (
          <RequestPanel key={open.requestId} of={open} onClose={close} onAnswered={openNext} />
        )
      }
    >
      <DataTable
        label={t('privacy.requests')}
        columns={[...columns, work]}
        rows={rows}
        keyOf={keyOf}
        query={query}
        openKey={of.request}
        onOpen={(request) => of.change({ request })}
        onClose={close}
        emptyText={t('privacy.none')}
      />
      {isHanding && <HandOverDialog onClose={() => setHanding(false)} />}
    </Page>
  )
}
