import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable } from '../../parts/data-table.tsx'
import { draftsQuery } from './use-promotions.ts'

/** Promotions in writing, the last saved first; a row opens the editor. */
export const DraftTable = () => {
  const t = useT()
  const navigate = useNavigate()
  const query = useInfiniteQuery(draftsQuery)
  return (
    <DataTable
      label={t('promotions.tab.drafts')}
      columns={[
        { key: 'title', heading: t('word.title'), cell: (row) => <b>{row.title || row.anchor}</b> },
        { key: 'kind', heading: t('word.kind'), cell: (row) => t(`promotions.kind.${row.kind}`) },
        {
          key: 'of',
          heading: t('promotions.draftOf'),
          cell: (row) => t(row.promotionId === null ? 'promotions.new' : 'promotions.draftChange'),
        },
        { key: 'by', heading: t('word.person'), isExtra: true, cell: (row) => row.savedBy },
        { key: 'at', heading: t('word.updated'), cell: (row) => formatMoment(row.savedAt) },
      ]}
      rows={rowsOf(query.data)}
      keyOf={({ draftId }) => draftId}
      query={query}
      emptyText={t('promotions.noDrafts')}
      onOpen={(key) => void navigate(`/promotions/drafts/${key}`)}
    />
  )
}
