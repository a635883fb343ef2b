import { useInfiniteQuery } from '@tanstack/react-query'
import { printTeamProfit } from '@trevo/api-client/endpoints.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import { ask } from '../../../core/api/api.ts'
import styles from '../common/center.module.css'
import { Crumbs } from '../common/crumbs.tsx'
import { ListFrame } from '../common/list-frame.tsx'
import { PdfButton } from '../common/pdf-button.tsx'
import { teamQuery } from '../common/queries.ts'
import { ReportFilter } from '../tables/report-filter.tsx'
import { DataTable } from '../../../core/tables/data-table.tsx'
import { CsvButton } from '../tables/save-csv.tsx'
import { useTeamColumns } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport } from '../common/use-report.ts'
import { UsernameFilter } from '../tables/username-filter.tsx'

/** palStatementsAgentCopy: what each person below won or lost, alone or with the team below. */
export const ResultsPage = () => {
  const t = useText('agent-center')
  const report = useReport()
  const figures = report.get('figures') === 'team' ? 'team' : 'own'
  const team = useInfiniteQuery({ ...teamQuery('profit', report.query), enabled: report.isGood })
  const rows = team.data?.pages.flatMap(({ list }) => list) ?? []
  const columns = useTeamColumns(
    (row) => row[figures],
    ({ memberId }) => report.change({ member: memberId }),
  )
  return (
    <div className={styles['page']}>
      <ReportFilter report={report} hasProduct>
        <UsernameFilter report={report} />
      </ReportFilter>
      <Chips
        label={t('ownOrTeam')}
        value={figures}
        onChange={(key) => report.change({ figures: key })}
        items={(['own', 'team'] as const).map((key) => ({ key, label: t(`figures.${key}`) }))}
      />
      <Crumbs crumbs={team.data?.pages[0]?.crumbs ?? []} report={report} />
      <section className={styles['card']}>
        <div className={styles['cardHead']}>
          <h2>{t('page.palStatementsAgentCopy')}</h2>
          <span className={styles['files']}>
            <CsvButton columns={columns} rows={rows} name="results" />
            <PdfButton
              label={t('pdfOf', { report: t('page.palStatementsAgentCopy') })}
              print={() => ask(printTeamProfit, { query: { ...report.query, figures } })}
            />
          </span>
        </div>
        <ListFrame pages={team} error={team.error} isEmpty={rows.length === 0}>
          <DataTable
            label={t('page.palStatementsAgentCopy')}
            columns={columns}
            rows={rows}
            keyOf={({ memberId }) => memberId}
          />
        </ListFrame>
      </section>
    </div>
  )
}
