import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import { BetsChart } from './bets-chart.tsx'
import styles from '../common/center.module.css'
import { Crumbs } from '../common/crumbs.tsx'
import { Figures } from './figures.tsx'
import { IncomeSources } from './income-sources.tsx'
import { ListFrame } from '../common/list-frame.tsx'
import { overviewQuery, teamQuery, type Overview } from '../common/queries.ts'
import { ReportFilter } from '../tables/report-filter.tsx'
import { DataTable } from '../../../core/tables/data-table.tsx'
import { CsvButton } from '../tables/save-csv.tsx'
import { addSums, useTeamColumns } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport, type Report } from '../common/use-report.ts'

/** agentTeamOverview: what the team came to, what the agent earned, and who it came from. */
export const OverviewPage = () => {
  const t = useText('agent-center')
  const report = useReport()
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
          <Figures overview={overview.data} isOwn={report.memberId === undefined} />
          <div className={styles['two']}>
            <BetsChart days={overview.data.days} />
            {report.memberId === undefined && <IncomeSources income={overview.data.income} />}
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
  const rows = team.data?.pages.flatMap(({ list }) => list) ?? []
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
    <section className={styles['card']}>
      <div className={styles['cardHead']}>
        <h2>{t('myTeam')}</h2>
        <CsvButton columns={columns} rows={rows} name="team" />
      </div>
      <ListFrame pages={team} error={team.error} isEmpty={rows.length === 0}>
        <DataTable
          label={t('myTeam')}
          columns={columns}
          rows={rows}
          keyOf={({ memberId }) => memberId}
          foot={{ name: t('wholeTeam'), row: whole }}
        />
        <p className={styles['note']}>{t('teamNote')}</p>
      </ListFrame>
    </section>
  )
}
