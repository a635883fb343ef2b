import { useQuery } from '@tanstack/react-query'
import { printAgentIncome } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getAgentIncome } from '@trevo/contract/wps/agents/team.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Empty } from '../../../core/lists/empty.tsx'
import { ask } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import styles from '../common/center.module.css'
import { noonOf } from '../common/days.ts'
import { PdfButton } from '../../../core/forms/pdf-button.tsx'
import { incomeQuery } from '../common/queries.ts'
import { RebateLines } from '../rebates/rebate-lines.tsx'
import { ReportFilter } from '../tables/report-filter.tsx'
import { DataTable, type Column } from '../../../core/tables/data-table.tsx'
import { CsvButton } from '../tables/save-csv.tsx'
import { usePlain } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport } from '../common/use-report.ts'

type Income = Value<typeof getAgentIncome>
type Row = Income['list'][number]

const parts = [
  ['agentRebate', 'income.rebate'],
  ['dailySalary', 'income.daily'],
  ['hourlySalary', 'income.hourly'],
  ['realTimeSalary', 'income.realTime'],
  ['dividend', 'income.dividend'],
  ['total', 'common.total'],
] as const

const useColumns = (): readonly Column<Row>[] => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const show = usePlain()
  return [
    {
      key: 'day',
      label: t('common.day'),
      isText: true,
      text: ({ day }) => day,
      show: ({ day }) => formatDate(noonOf(day), locale, 'UTC'),
    },
    ...parts.map(([key, label]) => ({
      key,
      label: t(label),
      text: (row: Row) => row[key],
      show: (row: Row) => show(row[key]),
      ...(key === 'total' && { sign: (row: Row) => row.total }),
    })),
  ]
}

/** agentRevenueReport: the agent's income, by day and by type. */
export const IncomePage = () => {
  const t = useText('agent-center')
  const report = useReport()
  const income = useQuery({ ...incomeQuery(report.days), enabled: report.isGood })
  const columns = useColumns()
  const title = t('page.agentRevenueReport')
  const { data } = income
  return (
    <div className={styles['page']}>
      <ReportFilter report={report} />
      <section className={styles['card']}>
        <div className={styles['cardHead']}>
          <h2>{title}</h2>
          <span className={styles['files']}>
            <CsvButton columns={columns} rows={data?.list ?? []} name="income" />
            <PdfButton
              label={t('pdfOf', { report: title })}
              print={() => ask(printAgentIncome, { query: report.days })}
            />
          </span>
        </div>
        {income.isError && <LoadFailed query={income} text={income.error.message} />}
        {income.isPending && <Skeleton height={220} radius={16} />}
        {data?.list.length === 0 && (
          <Empty drawing="money-bag" title={t('none')} text={t('noneText')} />
        )}
        {data && data.list.length > 0 && (
          <DataTable
            label={title}
            columns={columns}
            rows={data.list}
            keyOf={({ day }) => day}
            foot={{ name: t('common.total'), row: { ...data.totals, day: '' } }}
          />
        )}
      </section>
      {report.isGood && <RebateLines days={report.days} />}
    </div>
  )
}
