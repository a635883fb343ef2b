import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import { BetsChart } from './bets-chart.tsx'
import styles from '../common/center.module.css'
import { rowsOf } from '../../../core/lists/pages.ts'
import { Crumbs } from '../common/crumbs.tsx'
import { Figures } from './figures.tsx'
import { IncomeSources } from './income-sources.tsx'
import { NewAgent } from './new-agent.tsx'
import { overviewQuery, teamQuery, type Overview } from '../common/queries.ts'
import { ReportFilter } from '../tables/report-filter.tsx'
import { TeamReport } from '../tables/team-report.tsx'
import { addSums, useTeamColumns } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport, type Report } from '../common/use-report.ts'

/** agentTeamOverview: the team's totals, the agent's earnings, and who they came from. */
export const OverviewPage = () => {
  const t = useText('agent-center')
  const report = useReport()
  const isOwn = report.memberId === undefined
  const overview = useQuery({ ...overviewQuery(report.query), enabled: report.isGood })
  return (
    <div className={styles['page']}>
      <ReportFilter report={report} hasProduct />
      {overview.data && <Crumbs crumbs={overview.data.crumbs} report={report} />}
      {overview.isError && (
        <LoadFailed query={overview} text={overview.error.message || t('state.loadFailedText')} />
      )}
      {overview.isPending && report.isGood && <Skeleton height={320} radius={16} />}
      {overview.data && (
        <>
          {isOwn && overview.data.teamSize === 0 && <NewAgent />}
          <Figures overview={overview.data} isOwn={isOwn} />
          <div className={styles['two']}>
            <BetsChart days={overview.data.days} />
            {isOwn && <IncomeSources income={overview.data.income} />}
          </div>
          <TeamTable report={report} overview={overview.data} />
        </>
      )}
    </div>
  )
}

const TeamTable = ({
  report,
  overview,
}: {
  readonly report: Report
  readonly overview: Overview
}) => {
  const t = useText('agent-center')
  const team = useInfiniteQuery(teamQuery('members', report.query))
  const open = ({ memberId }: TeamRow) => report.change({ member: memberId })
  const columns = useTeamColumns(
    (row) => (row.memberId === '' ? row.team : addSums(row.own, row.team)),
    open,
  )
  const whole: TeamRow = {
    memberId: '',
    name: t('wholeTeam'),
    isAgent: true,
    teamSize: overview.teamSize,
    registeredAt: '',
    daysSinceLogin: null,
    rebates: [],
    series: [],
    balance: overview.teamBalance,
    own: overview.totals,
    team: overview.totals,
  }
  return (
    <TeamReport
      title={t('myTeam')}
      name="team"
      pages={team}
      columns={columns}
      rows={rowsOf(team)}
      keyOf={({ memberId }) => memberId}
      foot={{ name: t('wholeTeam'), row: whole }}
      note={t('teamNote')}
    />
  )
}
