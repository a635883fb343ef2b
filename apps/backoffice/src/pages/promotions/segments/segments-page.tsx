import type { Segment } from '@trevo/contract/ops/giving/segments.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../../core/format.ts'
import { rowsOf } from '../../../core/list-pages.ts'
import { useT } from '../../../core/texts.tsx'
import { DataTable } from '../../../parts/data-table.tsx'
import { FilterBar } from '../../../parts/filter-bar.tsx'
import { Page } from '../../../parts/page.tsx'
import { SegmentPanel } from './segment-panel.tsx'
import { segmentsQuery, useSegmentsAddress } from './use-segments.ts'

const blank = (): Segment => ({
  segmentId: crypto.randomUUID(),
  name: '',
  conditions: {},
  isShared: true,
  isOwn: true,
  owner: '',
  revision: 0,
  savedAt: '',
})

/** Members by conditions: saved, counted at once, and the audience of promotions. */
export const SegmentsPage = () => {
  const t = useT()
  const { values, isIgnored, change } = useSegmentsAddress()
  const [fresh, setFresh] = useState<Segment>()
  const query = useInfiniteQuery(segmentsQuery(values.search))
  const rows = rowsOf(query.data)
  const open = fresh ?? rows.find(({ segmentId }) => segmentId === values.row)
  const close = () => {
    setFresh(undefined)
    change({ row: '' })
  }
  return (
    <Page
      title={t('segments.title')}
      note={t('segments.note')}
      aside={
        <button type="button" className="o-btn o-go" onClick={() => setFresh(blank())}>
          <Plus size={15} aria-hidden="true" /> {t('segments.new')}
        </button>
      }
      isTable
      bar={
        <FilterBar
          fields={[{ name: 'search', label: t('word.name'), kind: 'text', max: 60 }]}
          values={values}
          isIgnored={isIgnored}
          onChange={change}
        />
      }
      panel={open && <SegmentPanel key={open.segmentId} segment={open} onClose={close} />}
    >
      <DataTable
        label={t('segments.title')}
        columns={[
          { key: 'name', heading: t('word.name'), cell: (row) => <b>{row.name}</b> },
          {
            key: 'shared',
            heading: t('segments.for'),
            cell: (row) => t(row.isShared ? 'segments.shared' : 'segments.own'),
          },
          { key: 'owner', heading: t('word.owner'), isExtra: true, cell: (row) => row.owner },
          {
            key: 'at',
            heading: t('word.updated'),
            isMuted: true,
            cell: (row) => formatMoment(row.savedAt),
          },
        ]}
        rows={rows}
        keyOf={({ segmentId }) => segmentId}
        query={query}
        openKey={values.row}
        emptyText={t('segments.none')}
        onOpen={(key) => {
          setFresh(undefined)
          change({ row: key })
        }}
        onClose={close}
      />
    </Page>
  )
}
