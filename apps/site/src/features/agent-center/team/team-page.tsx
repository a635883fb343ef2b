import { useInfiniteQuery } from '@tanstack/react-query'
import { printTeamMembers } from '@trevo/api-client/endpoints.ts'
import { Checkbox, Select } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { ask } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import center from '../common/center.module.css'
import { rowsOf } from '../../../core/lists/pages.ts'
import { Crumbs } from '../common/crumbs.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { teamQuery, type TeamFilter } from '../common/queries.ts'
import { ReportFilter } from '../tables/report-filter.tsx'
import { TeamReport } from '../tables/team-report.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport, type Report } from '../common/use-report.ts'
import { UsernameFilter } from '../tables/username-filter.tsx'

const filterOf = (report: Report): TeamFilter => {
  const type = report.get('type')
  return {
    downline: report.get('downline') === 'all' ? 'all' : 'direct',
    ...((type === 'member' || type === 'agent') && { userType: type }),
    ...(report.get('registered') === '1' && { registered: '1' }),
  }
}

/** Which downlines, and over which days. */
const TeamFilters = ({
  report,
  filter,
}: {
  readonly report: Report
  readonly filter: TeamFilter
}) => {
  const t = useText('agent-center')
  return (
    <ReportFilter report={report}>
      <UsernameFilter report={report} />
      <Select
        label={t('downline')}
        value={filter.downline ?? 'direct'}
        onChange={({ target }) => report.change({ downline: target.value })}
        options={(['direct', 'all'] as const).map((value) => ({
          value,
          label: t(`downline.${value}`),
        }))}
      />
      <Select
        label={t('common.type')}
        value={filter.userType ?? ''}
        onChange={({ target }) => report.change({ type: target.value })}
        options={[
          { value: '', label: t('userType.any') },
          { value: 'agent', label: t('common.agent') },
          { value: 'member', label: t('member') },
        ]}
      />
      <Checkbox
        label={t('registered')}
        checked={filter.registered === '1'}
        onChange={({ target }) => report.change({ registered: target.checked ? '1' : '' })}
      />
    </ReportFilter>
  )
}

/** downlineManagmentView: the downline, with links to details. */
export const TeamPage = () => {
  const t = useText('agent-center')
  const report = useReport()
  const filter = filterOf(report)
  const team = useInfiniteQuery({
    ...teamQuery('members', report.query, filter),
    enabled: report.isGood,
  })
  const [first] = team.data?.pages ?? []
  const { locale } = useLanguage()
  const show = (amount: string) => formatAmount(amount, { locale })
  return (
    <div className={center['page']}>
      <TeamFilters report={report} filter={filter} />
      <Crumbs crumbs={first?.crumbs ?? []} report={report} />
      <TeamReport
        title={t('myTeam')}
        head={
          first && (
            <small>
              {t('team.head', { people: first.teamSize, balance: show(first.teamBalance) })}
            </small>
          )
        }
        name="team"
        print={() => ask(printTeamMembers, { query: { ...report.query, ...filter } })}
        pages={team}
        columns={useMemberColumns(report)}
        rows={rowsOf(team)}
        keyOf={({ memberId }) => memberId}
      />
    </div>
  )
}
