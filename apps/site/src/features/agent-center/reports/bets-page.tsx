import { useInfiniteQuery } from '@tanstack/react-query'
import { printTeamBets } from '@trevo/api-client/endpoints.ts'
import type { TeamBet } from '@trevo/contract/wps/agents/team.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { ask } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import styles from '../common/center.module.css'
import { rowsOf } from '../../../core/lists/pages.ts'
import { Crumbs } from '../common/crumbs.tsx'
import { timeCell } from '../../../core/tables/csv-of.ts'
import { betsQuery } from '../common/queries.ts'
import { RoundId } from '../common/round-id.tsx'
import { ReportFilter } from '../tables/report-filter.tsx'
import { TeamReport } from '../tables/team-report.tsx'
import type { Column } from '../../../core/tables/data-table.tsx'
import { usePlain } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport } from '../common/use-report.ts'
import { UsernameFilter } from '../tables/username-filter.tsx'

const useColumns = (): readonly Column<TeamBet>[] => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const reportZone = useBrandZone()
  const show = usePlain()
  return [
    {
      key: 'user',
      label: t('user'),
      isText: true,
      text: (row) => row.name,
      show: (row) => row.name,
    },
    {
      key: 'game',
      label: t('common.game'),
      isText: true,
      text: (row) => row.gameName ?? '',
      show: (row) => (
        <span>
          {row.gameName ?? '–'} <RoundId id={row.roundId} />
        </span>
      ),
    },
    {
      key: 'time',
      label: t('time'),
      text: (row) => timeCell(row.at, reportZone),
      show: (row) => formatDateTime(new Date(row.at), locale, reportZone),
    },
    { key: 'bet', label: t('bet'), text: (row) => row.bet, show: (row) => show(row.bet) },
    { key: 'win', label: t('common.prizes'), text: (row) => row.win, show: (row) => show(row.win) },
    {
      key: 'result',
      label: t('common.result'),
      text: (row) => row.profit,
      show: (row) => show(row.profit),
      sign: (row) => row.profit,
    },
  ]
}

/** personalHistoryCopy of agents: the rounds of the team, or of one downline. */
export const BetsPage = () => {
  const t = useText('agent-center')
  const { language } = useLanguage()
  const report = useReport()
  const bets = useInfiniteQuery({ ...betsQuery(language, report.query), enabled: report.isGood })
  return (
    <div className={styles['page']}>
      <ReportFilter report={report} hasProduct>
        <UsernameFilter report={report} />
      </ReportFilter>
      <Crumbs crumbs={bets.data?.pages[0]?.crumbs ?? []} report={report} />
      <TeamReport
        title={t('page.personalHistoryCopy')}
        name="bets"
        print={() => ask(printTeamBets, { query: report.query })}
        pages={bets}
        columns={useColumns()}
        fileColumns={[{ label: t('round'), isText: true, text: ({ roundId }) => roundId }]}
        rows={rowsOf(bets)}
        keyOf={({ memberId, roundId, at }) => `${memberId} ${roundId} ${at}`}
      />
    </div>
  )
}
