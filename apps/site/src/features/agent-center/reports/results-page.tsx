import { useInfiniteQuery } from '@tanstack/react-query'
import { printTeamProfit } from '@trevo/api-client/endpoints.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import { ask } from '../../../core/api/api.ts'
import styles from '../common/center.module.css'
import { rowsOf } from '../../../core/lists/pages.ts'
import { Crumbs } from '../common/crumbs.tsx'
import { teamQuery } from '../common/queries.ts'
import { ReportFilter } from '../tables/report-filter.tsx'
import { TeamReport } from '../tables/team-report.tsx'
import { useTeamColumns } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport } from '../common/use-report.ts'
import { UsernameFilter } from '../tables/username-filter.tsx'

/** palStatementsAgentCopy: what each downline won or lost, alone or with their team. */
export const ResultsPage = () => {
  const t = useText('agent-center')
  const report = useReport()
  const figures = report.get('figures') === 'team' ? 'team' : 'own'
  const team = useInfiniteQuery({ ...teamQuery('profit', report.query), enabled: report.isGood })
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
      <TeamReport
        title={t('page.palStatementsAgentCopy')}
        name="results"
        print={() => ask(printTeamProfit, { query: { ...report.query, figures } })}
        pages={team}
        columns={columns}
        rows={rowsOf(team)}
        keyOf={({ memberId }) => memberId}
      />
    </div>
  )
}
