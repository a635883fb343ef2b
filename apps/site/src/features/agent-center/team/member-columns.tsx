import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { formatDate, formatRate } from '@trevo/i18n/format.ts'
import { seriesName } from '@trevo/i18n/series-name.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import styles from './member-columns.module.css'
import type { Column } from '../../../core/tables/data-table.tsx'
import { SetGifts } from '../rebates/set-gifts.tsx'
import { addText, usePersonColumns, usePlain } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import type { Report } from '../common/use-report.ts'

/** Links to a report about one downline. */
const reportOf = (page: string, report: Report, memberId: string): string => {
  const query = new URLSearchParams({ page, member: memberId, period: report.preset })
  if (report.preset === 'own') {
    query.set('from', report.days.startDate)
    query.set('to', report.days.endDate)
  }
  return `${to.agentHome()}?${query}`
}

/** When a person joined, and when they were last active. */
const useTimeColumns = (): readonly Column<TeamRow>[] => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const reportZone = useBrandZone()
  const loginOf = ({ daysSinceLogin: days }: TeamRow) => {
    if (days === null) return t('never')
    return days === 0 ? t('today') : t('daysAgo', { count: days })
  }
  return [
    {
      key: 'registered',
      label: t('registeredAt'),
      text: (row) => dayIn(new Date(row.registeredAt), reportZone),
      show: (row) => formatDate(new Date(row.registeredAt), locale, reportZone),
    },
    { key: 'lastLogin', label: t('lastLogin'), text: loginOf, show: loginOf },
  ]
}

/** Rebates and series that the agent gave. */
const useGivenColumn = (): Column<TeamRow> => {
  const t = useText('agent-center')
  const lottery = useText('lottery')
  const { locale } = useLanguage()
  const givenOf = ({ rebates, series }: TeamRow) => [
    ...rebates.map(
      ({ product, rate }) => `${t(`product.${product}`)} ${formatRate(rate, locale)}%`,
    ),
    ...series.map((one) => `${seriesName(one, lottery)} ${one.series}`),
  ]
  return {
    key: 'given',
    label: t('given'),
    isText: true,
    text: (row) => givenOf(row).join(' · '),
    show: (row) => {
      const given = givenOf(row)
      return given.length === 0 ? '–' : <small>{given.join(' · ')}</small>
    },
  }
}

/** What the person and their team staked and won, and the person's balance. */
const useMoneyColumns = (): readonly Column<TeamRow>[] => {
  const t = useText('agent-center')
  const show = usePlain()
  const both = ({ own, team }: TeamRow, key: 'bet' | 'profit') => addText(own[key], team[key])
  return [
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
      label: t('common.balance'),
      text: (row) => row.balance,
      show: (row) => show(row.balance),
    },
  ]
}

/** Links from a person to their bets, their money, a message, and what the agent gives them. */
const Ways = ({ row, report }: { readonly row: TeamRow; readonly report: Report }) => {
  const t = useText('agent-center')
  const { whitelabelVal } = useSession()
  const { memberId, name } = row
  const canGive = whitelabelVal['AGEREGDOWN3'] === true
  const canWrite = whitelabelVal['INBOX3'] === true
  // Lists direct downlines; found by name, a member may be at any depth.
  const isDirect =
    report.memberId === undefined &&
    report.get('downline') !== 'all' &&
    report.get('username') === null
  return (
    <span className={styles['ways']}>
      <Link to={reportOf('personalHistoryCopy', report, memberId)}>{t('common.bets')}</Link>
      <Link to={reportOf('agentDownlineTransactionDetailsCopy', report, memberId)}>
        {t('seeMoney')}
      </Link>
      {isDirect && canWrite && (
        <Link to={`${to.agentHome('agentMessages')}&to=${memberId}`}>{t('message.write')}</Link>
      )}
      {isDirect && canGive && <SetGifts memberId={memberId} name={name} />}
    </span>
  )
}

/** The columns of the team page: who, since when, what was given, money, and links to further pages. */
export const useMemberColumns = (report: Report): readonly Column<TeamRow>[] => {
  const t = useText('agent-center')
  return [
    ...usePersonColumns(({ memberId }) => report.change({ member: memberId })),
    ...useTimeColumns(),
    useGivenColumn(),
    ...useMoneyColumns(),
    {
      key: 'ways',
      label: t('details'),
      isText: true,
      show: (row) => <Ways row={row} report={report} />,
    },
  ]
}
