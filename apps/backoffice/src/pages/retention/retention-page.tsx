import { useQuery } from '@tanstack/react-query'
import { listRetention } from '@trevo/api-client/ops-endpoints.ts'
import { keptBecause, type KeptTable } from '@trevo/contract/ops/compliance/retention.ts'
import { ask } from '../../core/api.ts'
import { formatCount, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { readOneOf, readText, useAddress } from '../../parts/use-address.ts'

const readers = { because: readOneOf(keptBecause), name: readText(60) }

const useColumns = (): readonly Column<KeptTable>[] => {
  const t = useT()
  return [
    { key: 'table', heading: t('retention.table'), kind: 'code', cell: ({ table }) => table },
    {
      key: 'because',
      heading: t('retention.because'),
      cell: ({ because }) => t(`retention.because.${because}`),
    },
    {
      key: 'from',
      heading: t('retention.countedFrom'),
      isMuted: true,
      isExtra: true,
      cell: ({ countedFrom }) => countedFrom ?? '–',
    },
    {
      key: 'erased',
      heading: t('retention.erased'),
      kind: 'number',
      cell: ({ erased }) => formatCount(erased),
    },
    {
      key: 'ran',
      heading: t('retention.ranAt'),
      isMuted: true,
      isExtra: true,
      cell: ({ ranAt }) => (ranAt === null ? '–' : formatMoment(ranAt)),
    },
  ]
}

/** Every table with personal data: why it is kept, and what was erased. */
export const RetentionPage = () => {
  const t = useT()
  const { values, isIgnored, change } = useAddress(readers)
  const columns = useColumns()
  const query = useQuery({
    queryKey: ['retention'],
    queryFn: () => ask(listRetention, {}),
    retry: false,
  })
  const { because, name } = values
  const rows = (query.data?.tables ?? []).filter(
    (row) =>
      (because === undefined || row.because === because) &&
      (name === undefined || row.table.includes(name.toLowerCase())),
  )
  return (
    <Page
      title={t('office.retention')}
      note={
        query.data &&
        t('retention.lead', {
          years: String(query.data.years),
          article: query.data.article ?? '–',
        })
      }
      isTable
      bar={
        <FilterBar
          fields={[
            {
              name: 'because',
              label: t('retention.because'),
              kind: 'choice',
              any: t('word.all'),
              options: keptBecause.map((value) => ({
                value,
                text: t(`retention.because.${value}`),
              })),
            },
            { name: 'name', label: t('retention.table'), kind: 'text', max: 60 },
          ]}
          values={{ because, name }}
          isIgnored={isIgnored}
          onChange={change}
        />
      }
    >
      <DataTable
        label={t('retention.tables')}
        columns={columns}
        rows={rows}
        keyOf={({ table }) => table}
        query={{
          isPending: query.isPending,
          error: query.error,
          hasNextPage: false,
          isFetchingNextPage: false,
          fetchNextPage: () => query.refetch(),
        }}
        emptyText={t('retention.none')}
      />
    </Page>
  )
}
