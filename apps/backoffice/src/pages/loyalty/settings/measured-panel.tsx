import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { nameProduct } from '../../reports/name-product.ts'
import { Panel } from '../../../parts/panel.tsx'
import { measuredQuery } from './loyalty-queries.ts'
import styles from './settings.module.css'

type Cell = string | number
type Table = { readonly headings: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

const Sheet = ({ headings, rows }: Table) => (
  <table className={`o-table ${styles['figures']}`}>
    <thead>
      <tr>
        {headings.map((heading, index) => (
          <th key={heading} scope="col" className={index > 0 ? 'o-number' : undefined}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <td>{name}</td>
          {cells.map((cell, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
            <td key={index} className="o-number">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export type MeasuredPart = 'given' | 'draws' | 'ranks' | 'products'

/** What rows of the last 30 days say; nothing is shown where there are none. */
export const MeasuredPanel = ({
  part,
  sources,
}: {
  readonly part: MeasuredPart
  /** Of `given`: where it came from. */
  readonly sources?: readonly string[]
}) => {
  const t = useT()
  const { data } = useQuery(measuredQuery)
  if (!data) return null
  const tables: Readonly<Record<MeasuredPart, Table>> = {
    given: {
      headings: [t('word.kind'), t('word.count'), t('office.members'), t('loyalty.reais')],
      rows: data.sources
        .filter(({ source, count }) => count > 0 && (sources?.includes(source) ?? true))
        .map(({ source, count, members, amount, isCut }) => [
          t(`loyalty.source.${source}` as 'loyalty.source.mission'),
          isCut ? `${count}+` : count,
          members,
          formatAmount(amount),
        ]),
    },
    draws: {
      headings: [t('word.kind'), t('loyalty.drawn'), t('loyalty.paidEach')],
      rows: data.draws.map(({ kind, count, mean }) => [
        t(`loyalty.ticket.${kind}`),
        count,
        formatAmount(mean),
      ]),
    },
    ranks: {
      headings: [t('loyalty.level'), t('office.members')],
      rows: data.ranks.map(({ rank, members }) => [String(rank), members]),
    },
    products: {
      headings: [
        t('word.product'),
        t('loyalty.bets'),
        t('loyalty.counted'),
        t('loyalty.rebateGiven'),
        t('loyalty.points'),
      ],
      rows: data.products.map(({ product, bets, counted, rebate, points }) => [
        nameProduct(t, product),
        bets,
        formatAmount(counted),
        formatAmount(rebate),
        formatAmount(points),
      ]),
    },
  }
  const table = tables[part]
  if (table.rows.length === 0) return null
  return (
    <Panel title={t(part === 'products' ? 'loyalty.newestBets' : 'loyalty.last30')}>
      <Sheet {...table} />
    </Panel>
  )
}
