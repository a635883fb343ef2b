import type { listErrors } from '@trevo/contract/ops/system/system.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import styles from './system.module.css'
import { errorsQuery, type SystemAddress } from './use-system.ts'

type ErrorLine = Value<typeof listErrors>['list'][number]

const useErrors = () => {
  const query = useInfiniteQuery(errorsQuery)
  return { query, rows: rowsOf(query.data) }
}

/** Errors of all copies within a week, equal ones once for each copy. */
export const ErrorTable = ({ of: { row, change } }: { readonly of: SystemAddress }) => {
  const t = useT()
  const { query, rows } = useErrors()
  const columns: readonly Column<ErrorLine>[] = [
    { key: 'last', heading: t('system.lastSeen'), cell: ({ lastAt }) => formatMoment(lastAt) },
    { key: 'message', heading: t('system.error'), cell: ({ message }) => <b>{message}</b> },
    { key: 'count', heading: t('word.count'), kind: 'number', cell: ({ count }) => count },
    { key: 'copy', heading: t('system.copy'), isExtra: true, cell: ({ copy }) => copy },
    {
      key: 'first',
      heading: t('system.firstSeen'),
      isExtra: true,
      cell: ({ firstAt }) => formatMoment(firstAt),
    },
  ]
  return (
    <DataTable
      label={t('system.tab.errors')}
      columns={columns}
      rows={rows}
      keyOf={({ errorId }) => errorId}
      query={query}
      openKey={row}
      onOpen={(key) => change({ row: key })}
      onClose={() => change({ row: '' })}
      emptyText={t('system.noErrors')}
    />
  )
}

/** One error with where it was thrown. */
export const ErrorPanel = ({
  errorId,
  onClose,
}: {
  readonly errorId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const { rows } = useErrors()
  const line = rows.find((one) => one.errorId === errorId)
  return (
    <section aria-label={t('system.error')}>
      <RecordHead title={line?.message ?? errorId} onClose={onClose} />
      {line && (
        <>
          <FactList
            items={[
              { label: t('system.copy'), value: line.copy },
              { label: t('word.count'), value: line.count },
              { label: t('system.firstSeen'), value: formatMoment(line.firstAt) },
              { label: t('system.lastSeen'), value: formatMoment(line.lastAt) },
            ]}
          />
          <pre className={styles['detail']}>{line.detail || t('system.noDetail')}</pre>
        </>
      )}
    </section>
  )
}
