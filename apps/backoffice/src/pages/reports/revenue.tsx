import { revenueGroups } from '@trevo/contract/ops/ledger/reports.ts'
import { useQuery } from '@tanstack/react-query'
import {
  formatAmount,
  formatCalendarDay,
  formatCount,
  formatMinute,
  formatRate,
  formatSigned,
} from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { nameProduct } from './name-product.ts'
import { LargestWins } from './largest-wins.tsx'
import {
  againsts,
  revenueQuery,
  type ReportsAddress,
  type Revenue as Answer,
} from './use-reports.ts'
import styles from './reports.module.css'

type Row = Answer['rows'][number]

const nameRow = (t: T, { key, name }: Row, by: ReportsAddress['by']): string => {
  if (by === 'product') return nameProduct(t, key)
  if (by === 'day') return formatCalendarDay(key)
  if (by === 'game' && key === '-1') return t('game.SPORTS')
  return name || (key === '' || key === '0' ? t('game.none') : key)
}

/** One level down from a row. */
const openRow = ({ by, change }: ReportsAddress, { key }: Row): void => {
  if (by === 'product') change({ product: key, by: 'vendor' })
  if (by === 'vendor') change({ vendor: key, by: 'game' })
  if (by === 'game') change({ game: key, by: 'day' })
  if (by === 'day') change({ from: key, to: key, by: 'product' })
}

const Filters = ({ of }: { readonly of: ReportsAddress }) => {
  const t = useT()
  return (
    <div className={styles['filters']}>
      <FilterBar
        fields={[
          { name: 'from', label: t('word.from'), kind: 'day' },
          { name: 'to', label: t('word.to'), kind: 'day' },
          {
            name: 'by',
            label: t('report.by'),
            kind: 'choice',
            any: t('report.by.product'),
            options: revenueGroups
              .filter((value) => value !== 'product')
              .map((value) => ({ value, text: t(`report.by.${value}`) })),
          },
          {
            name: 'against',
            label: t('report.against'),
            kind: 'choice',
            any: t('report.against.weeks'),
            options: againsts
              .filter((value) => value !== 'weeks')
              .map((value) => ({ value, text: t(`report.against.${value}`) })),
          },
          {
            name: 'order',
            label: t('report.order'),
            kind: 'choice',
            any: t('report.order.stakes'),
            options: [{ value: 'fall', text: t('report.order.fall') }],
          },
        ]}
        values={{
          from: of.from,
          to: of.to,
          by: of.by === 'product' ? '' : of.by,
          against: of.against === 'weeks' ? '' : of.against,
          order: of.order === 'stakes' ? '' : of.order,
        }}
        isIgnored={false}
        onChange={of.change}
      />
      <Path of={of} />
    </div>
  )
}

/** What was chosen on the way down; each part goes back to its level. */
const Path = ({ of }: { readonly of: ReportsAddress }) => {
  const t = useT()
  const { product, vendor, game, change } = of
  if (product === undefined && vendor === undefined && game === undefined) return null
  return (
    <nav aria-label={t('report.path')} className={styles['path']}>
      <button
        type="button"
        className="o-link"
        onClick={() => change({ product: '', vendor: '', game: '', by: '' })}
      >
        {t('report.everything')}
      </button>
      {product !== undefined && (
        <>
          <span aria-hidden="true">›</span>
          <button
            type="button"
            className="o-link"
            onClick={() => change({ vendor: '', game: '', by: 'vendor' })}
          >
            {nameProduct(t, product)}
          </button>
        </>
      )}
      {vendor !== undefined && (
        <>
          <span aria-hidden="true">›</span>
          <button type="button" className="o-link" onClick={() => change({ game: '', by: 'game' })}>
            {vendor}
          </button>
        </>
      )}
      {game !== undefined && (
        <>
          <span aria-hidden="true">›</span>
          <b>{game === '-1' ? t('game.SPORTS') : game}</b>
        </>
      )}
    </nav>
  )
}

const returned = ({ stakes, prizes }: Row): string =>
  Number(stakes) > 0 ? formatRate((Number(prizes) / Number(stakes)) * 10_000) : '–'

const Cells = ({ row }: { readonly row: Row }) => (
  <>
    <td className="o-number">{row.players === null ? '–' : formatCount(row.players)}</td>
    <td className="o-number">{formatAmount(row.stakes)}</td>
    <td className="o-number">{formatAmount(row.prizes)}</td>
    <td className="o-number">{returned(row)}</td>
    <td className="o-number">
      <b>{formatAmount(row.grossRevenue)}</b>
    </td>
    {row.before !== null && (
      <>
        <td className="o-number o-muted">{formatAmount(row.before)}</td>
        <td className="o-number">
          <span
            className={styles['change']}
            data-tone={row.change?.startsWith('-') ? 'down' : 'up'}
          >
            {formatSigned(row.change ?? '0.00')}
          </span>
        </td>
      </>
    )}
    <td className="o-number">{formatAmount(row.given)}</td>
    <td className="o-number">{formatAmount(row.netRevenue)}</td>
  </>
)

/** The largest fall first, if the address asks for that order. */
const inOrder = (rows: readonly Row[], order: ReportsAddress['order']): readonly Row[] =>
  order === 'fall' ? rows.toSorted((a, b) => Number(a.change ?? 0) - Number(b.change ?? 0)) : rows

const headings = (t: T, { by, against }: ReportsAddress): readonly string[] => [
  t(by === 'day' ? 'word.day' : `word.${by}`),
  t('report.sum.players'),
  t('word.stakes'),
  t('word.prizes'),
  t('figures.returned'),
  t('word.revenue'),
  ...(against === 'none' ? [] : [t('report.before'), t('figures.change')]),
  t('report.sum.given'),
  t('column.netRevenue'),
]

const RevenueTable = ({ of, answer }: { readonly of: ReportsAddress; readonly answer: Answer }) => {
  const t = useT()
  return (
    <div className="o-scroll">
      <table className={`o-table ${styles['revenue']}`}>
        <thead>
          <tr>
            {headings(t, of).map((heading, index) => (
              <th key={heading} scope="col" className={index === 0 ? '' : 'o-number'}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(answer.rows, of.order).map((row) => (
            <tr key={row.key}>
              <td>
                <button type="button" onClick={() => openRow(of, row)}>
                  {nameRow(t, row, of.by)}
                </button>
              </td>
              <Cells row={row} />
            </tr>
          ))}
          <tr className={styles['sum']}>
            <td>{t('word.all')}</td>
            <Cells row={answer.total} />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** Gross revenue by product, vendor, game or day beside an earlier span, down to the ten largest prizes. */
export const Revenue = ({ of }: { readonly of: ReportsAddress }) => {
  const t = useT()
  const { data, error } = useQuery(revenueQuery(of))
  return (
    <div className={styles['stack']}>
      <Filters of={of} />
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <PartLoading />}
      {data && (
        <Panel
          title={t(`report.by.${of.by}`)}
          note={
            data.before &&
            t('report.beside', {
              from: formatCalendarDay(data.before.from),
              to: formatCalendarDay(data.before.to),
            })
          }
          aside={<Source of={data} />}
        >
          <RevenueTable of={of} answer={data} />
          {data.isCut && <p className={styles['foot']}>{t('report.cut')}</p>}
        </Panel>
      )}
      <LargestWins of={of} />
    </div>
  )
}

/** What the figures are made of: closed days, and until when the ledger is counted. */
export const Source = ({
  of,
}: {
  readonly of: { readonly closedThrough: string | null; readonly countedUntil: string }
}) => {
  const t = useT()
  return (
    <>
      {of.closedThrough
        ? t('report.provisional', { day: formatCalendarDay(of.closedThrough) })
        : t('report.allProvisional')}
      {' · '}
      {t('figures.counted', { time: formatMinute(of.countedUntil) })}
    </>
  )
}
