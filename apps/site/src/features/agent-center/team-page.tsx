import { useInfiniteQuery } from '@tanstack/react-query'
import { printTeamMembers } from '@trevo/api-client/endpoints.ts'
import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import { formatDate, formatRate } from '@trevo/i18n/format.ts'
import { Checkbox, Select } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Link } from 'react-router'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import center from './center.module.css'
import styles from './team-page.module.css'
import { Crumbs } from './crumbs.tsx'
import { ListFrame } from './list-frame.tsx'
import { PdfButton } from './pdf-button.tsx'
import { teamQuery, type TeamFilter } from './queries.ts'
import { ReportFilter } from './report-filter.tsx'
import { ReportTable, type Column } from './report-table.tsx'
import { CsvButton } from './save-csv.tsx'
import { SetGifts } from './set-gifts.tsx'
import { addText, Person, usePlain } from './sums-columns.tsx'
import { useCenterText } from './use-center-text.ts'
import { useReport, type Report } from './use-report.ts'
import { UsernameFilter } from './username-filter.tsx'

const filterOf = (report: Report): TeamFilter => {
  const type = report.get('type')
  return {
    downline: report.get('downline') === 'all' ? 'all' : 'direct',
    ...((type === 'member' || type === 'agent') && { userType: type }),
    ...(report.get('registered') === '1' && { registered: '1' }),
  }
}

/** Leads to a report about one person below. */
const reportOf = (page: string, report: Report, memberId: string): string => {
  const query = new URLSearchParams({ page, member: memberId, period: report.preset })
  if (report.preset === 'own') {
    query.set('from', report.days.startDate)
    query.set('to', report.days.endDate)
  }
  return `${to.agentHome()}?${query}`
}

const useColumns = (report: Report): readonly Column<TeamRow>[] => {
  const t = useCenterText()
  const { locale } = useLanguage()
  const show = usePlain()
  const { whitelabelVal } = useSession()
  const canGive = whitelabelVal['AGEREGDOWN3'] === true
  const canWrite = whitelabelVal['INBOX3'] === true
  // Those one level below; found by name, somebody may stand at any depth.
  const isDirect =
    report.memberId === undefined &&
    report.get('downline') !== 'all' &&
    report.get('username') === null
  const givenOf = ({ rebates, series }: TeamRow) => [
    ...rebates.map(
      ({ product, rate }) => `${t(`product.${product}`)} ${formatRate(rate, locale)}%`,
    ),
    ...series.map((one) =>
      t('series.short', { group: one.gameGroupCode, mode: one.prizeModeId, series: one.series }),
    ),
  ]
  const both = ({ own, team }: TeamRow, key: 'bet' | 'profit') => addText(own[key], team[key])
  return [
    {
      key: 'name',
      label: t('account'),
      isText: true,
      text: (row) => row.name,
      show: (row) => (
        <Person row={row} onOpen={({ memberId }) => report.change({ member: memberId })} />
      ),
    },
    {
      key: 'people',
      label: t('people'),
      text: (row) => String(row.teamSize),
      show: (row) => row.teamSize,
    },
    {
      key: 'registered',
      label: t('registeredAt'),
      text: (row) => row.registeredAt,
      show: (row) => formatDate(new Date(row.registeredAt), locale),
    },
    {
      key: 'lastLogin',
      label: t('lastLogin'),
      text: ({ daysSinceLogin }) => String(daysSinceLogin ?? ''),
      show: ({ daysSinceLogin: days }) => {
        if (days === null) return t('never')
        return days === 0 ? t('today') : t('daysAgo', { count: days })
      },
    },
    {
      key: 'given',
      label: t('given'),
      isText: true,
      text: (row) => givenOf(row).join(' · '),
      show: (row) => {
        const given = givenOf(row)
        return given.length === 0 ? '–' : <small>{given.join(' · ')}</small>
      },
    },
    {
      key: 'bet',
      label: t('bet'),
      text: (row) => both(row, 'bet'),
      show: (row) => show(both(row, 'bet')),
    },
    {
      key: 'profit',
      label: t('profit'),
      text: (row) => both(row, 'profit'),
      show: (row) => show(both(row, 'profit')),
      sign: (row) => both(row, 'profit'),
    },
    {
      key: 'balance',
      label: t('accountBalance'),
      text: (row) => row.balance,
      show: (row) => show(row.balance),
    },
    {
      key: 'ways',
      label: t('details'),
      isText: true,
      show: ({ memberId, name }) => (
        <span className={styles['ways']}>
          <Link to={reportOf('personalHistoryCopy', report, memberId)}>{t('seeBets')}</Link>
          <Link to={reportOf('agentDownlineTransactionDetailsCopy', report, memberId)}>
            {t('seeMoney')}
          </Link>
          {isDirect && canWrite && (
            <Link to={`${to.agentHome('agentMessages')}&to=${memberId}`}>{t('message.write')}</Link>
          )}
          {isDirect && canGive && <SetGifts memberId={memberId} name={name} />}
        </span>
      ),
    },
  ]
}

/** downlineManagmentView: who stands below, and what can be looked into. */
export const TeamPage = () => {
  const t = useCenterText()
  const report = useReport()
  const filter = filterOf(report)
  const team = useInfiniteQuery({
    ...teamQuery('members', report.query, filter),
    enabled: report.isGood,
  })
  const rows = team.data?.pages.flatMap(({ list }) => list) ?? []
  const [first] = team.data?.pages ?? []
  const columns = useColumns(report)
  const { locale } = useLanguage()
  const show = (amount: string) => formatAmount(amount, { locale })
  return (
    <div className={center['page']}>
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
          label={t('userType')}
          value={filter.userType ?? ''}
          onChange={({ target }) => report.change({ type: target.value })}
          options={[
            { value: '', label: t('userType.any') },
            { value: 'agent', label: t('agent') },
            { value: 'member', label: t('member') },
          ]}
        />
        <Checkbox
          label={t('registered')}
          checked={filter.registered === '1'}
          onChange={({ target }) => report.change({ registered: target.checked ? '1' : '' })}
        />
      </ReportFilter>
      <Crumbs crumbs={first?.crumbs ?? []} report={report} />
      <section className={center['card']}>
        <div className={center['cardHead']}>
          <h2>{t('myTeam')}</h2>
          {first && (
            <small>
              {t('team.head', { people: first.teamSize, balance: show(first.teamBalance) })}
            </small>
          )}
          <span className={center['files']}>
            <CsvButton columns={columns} rows={rows} name="team" />
            <PdfButton
              label={t('pdfOf', { report: t('myTeam') })}
              print={() => ask(printTeamMembers, { query: { ...report.query, ...filter } })}
            />
          </span>
        </div>
        <ListFrame pages={team} error={team.error} isEmpty={rows.length === 0}>
          <ReportTable
            label={t('myTeam')}
            columns={columns}
            rows={rows}
            keyOf={({ memberId }) => memberId}
          />
        </ListFrame>
      </section>
    </div>
  )
}
