import {
  reportPeriods,
  type ReportName,
  type Sheet,
  type SheetColumn,
} from '@trevo/contract/ops/ledger/reports.ts'
import { useQuery } from '@tanstack/react-query'
import {
  formatAmount,
  formatCalendarDay,
  formatCount,
  formatMoment,
  formatRate,
} from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { nameProduct } from './name-product.ts'
import { nameColumn, nameEvent } from './name-column.ts'
import { ExportButton } from '../../parts/files/export-button.tsx'
import { nameContent } from './name-content.ts'
import { Source } from './revenue.tsx'
import { sheetQuery, type ReportsAddress } from './use-reports.ts'
import styles from './reports.module.css'

type Cell = Sheet['rows'][number][number]

const periodKeys = {
  day: 'word.day',
  month: 'word.month',
  year: 'word.year',
  launch: 'report.period.launch',
} as const

const textOf = (t: T, cell: Cell, kind: SheetColumn['kind']): string => {
  if (cell === null) return '–'
  if (typeof cell === 'number') return kind === 'rate' ? formatRate(cell) : formatCount(cell)
  switch (kind) {
    case 'money':
      return formatAmount(cell)
    case 'day':
      return formatCalendarDay(cell)
    case 'instant':
      return formatMoment(cell)
    case 'product':
      return nameProduct(t, cell)
    case 'event':
      return nameEvent(t, cell)
    default:
      return cell
  }
}

const numbers: ReadonlySet<SheetColumn['kind']> = new Set(['money', 'count', 'rate'])

const classOf = ({ kind }: SheetColumn): string => (numbers.has(kind) ? 'o-number' : '')

const SheetTable = ({ sheet, label }: { readonly sheet: Sheet; readonly label: string }) => {
  const t = useT()
  const { columns, rows, total } = sheet
  return (
    <div className="o-scroll">
      <table className="o-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {nameColumn(t, column.key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a report keep their order
            <tr key={place}>
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column)}>
                  {textOf(t, row[index] ?? null, column.kind)}
                </td>
              ))}
            </tr>
          ))}
          {total && (
            <tr className={styles['sum']}>
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column)}>
                  {index === 0 && total[0] === null
                    ? t('word.total')
                    : total[index] === null
                      ? ''
                      : textOf(t, total[index] ?? null, column.kind)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** A report of a day, a month, a year or since launch. */
export const SheetReport = ({
  name,
  of,
}: {
  readonly name: ReportName
  readonly of: ReportsAddress
}) => {
  const t = useT()
  const { data, error } = useQuery(sheetQuery(name, of))
  const content = { what: 'report', name, period: of.period, on: of.on } as const
  return (
    <div className={styles['stack']}>
      <div className={styles['filters']}>
        <FilterBar
          fields={[
            {
              name: 'period',
              label: t('report.period'),
              kind: 'choice',
              any: t('word.day'),
              options: reportPeriods
                .filter((value) => value !== 'day')
                .map((value) => ({ value, text: t(periodKeys[value]) })),
            },
            { name: 'on', label: t('report.on'), kind: 'day' },
          ]}
          values={{ period: of.period === 'day' ? '' : of.period, on: of.on }}
          isIgnored={false}
          onChange={of.change}
        />
        <ExportButton content={content} name={nameContent(t, content)} />
      </div>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <PartLoading />}
      {data && (
        <Panel
          title={t(`report.${name}`)}
          note={`${formatCalendarDay(data.from)} – ${formatCalendarDay(data.to)}`}
          aside={<Source of={data} />}
        >
          {data.sheet.rows.length === 0 ? (
            <p className={styles['foot']}>{t('list.empty')}</p>
          ) : (
            <SheetTable sheet={data.sheet} label={t(`report.${name}`)} />
          )}
          {data.isCut && <p className={styles['foot']}>{t('report.cut')}</p>}
        </Panel>
      )}
    </div>
  )
}
