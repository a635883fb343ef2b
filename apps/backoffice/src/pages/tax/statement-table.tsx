import type { TaxStatementRow } from '@trevo/contract/ops/compliance/tax.ts'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column, type Paged } from '../../parts/data-table.tsx'
import type { TaxAddress } from './use-tax.ts'

/** Statements of a year, the highest tax first. */
export const StatementTable = ({
  of,
  rows,
  query,
}: {
  readonly of: TaxAddress
  readonly rows: readonly TaxStatementRow[]
  readonly query: Paged
}) => {
  const t = useT()
  const columns: readonly Column<TaxStatementRow>[] = [
    { key: 'cpf', heading: t('tax.cpf'), kind: 'code', cell: ({ cpf }) => cpf ?? '–' },
    {
      key: 'net',
      heading: t('tax.net'),
      kind: 'number',
      cell: ({ figures }) => formatAmount(figures.netPrizes),
    },
    {
      key: 'taxable',
      heading: t('tax.taxable'),
      kind: 'number',
      isExtra: true,
      cell: ({ figures }) => formatAmount(figures.taxable),
    },
    {
      key: 'tax',
      heading: t('tax.tax'),
      kind: 'number',
      cell: ({ figures }) => <b>{formatAmount(figures.tax)}</b>,
    },
    {
      key: 'version',
      heading: t('word.version'),
      kind: 'number',
      isExtra: true,
      cell: ({ version }) => version,
    },
    {
      key: 'made',
      heading: t('tax.made'),
      isMuted: true,
      isExtra: true,
      cell: ({ madeAt }) => formatMoment(madeAt),
    },
  ]
  return (
    <DataTable
      label={t('tax.statements')}
      columns={columns}
      rows={rows}
      keyOf={({ statementId }) => statementId}
      query={query}
      openKey={of.statement}
      onOpen={(statement) => of.change({ statement })}
      onClose={() => of.change({ statement: '' })}
      emptyText={t('tax.none')}
    />
  )
}
