import { useInfiniteQuery } from '@tanstack/react-query'
import { printTeamTransactions } from '@trevo/api-client/endpoints.ts'
import type { TeamTransaction } from '@trevo/contract/wps/agents/team.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { ask } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import styles from '../common/center.module.css'
import { rowsOf } from '../../../core/lists/pages.ts'
import { Crumbs } from '../common/crumbs.tsx'
import { timeCell } from '../../../core/tables/csv-of.ts'
import { transactionsQuery } from '../common/queries.ts'
import { ReportFilter } from '../tables/report-filter.tsx'
import { TeamReport } from '../tables/team-report.tsx'
import type { Column } from '../../../core/tables/data-table.tsx'
import { usePlain } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useReport } from '../common/use-report.ts'
import { UsernameFilter } from '../tables/username-filter.tsx'

/** Names of the type codes of movements other than bets. */
const typeNames: Readonly<Record<number, AreaKey<'agent-center'>>> = {
  6101: 'type.deposit',
  6201: 'type.withdraw',
  6104: 'type.transferIn',
  6207: 'type.transferOut',
  4105: 'type.rebate',
  6114: 'type.income',
  6106: 'type.income',
}

const useColumns = (): readonly Column<TeamTransaction>[] => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const reportZone = useBrandZone()
  const show = usePlain()
  const typeOf = ({ typeCode }: TeamTransaction) => t(typeNames[typeCode] ?? 'type.other')
  return [
    {
      key: 'user',
      label: t('user'),
      isText: true,
      text: (row) => row.name,
      show: (row) => row.name,
    },
    { key: 'type', label: t('common.type'), isText: true, text: typeOf, show: typeOf },
    {
      key: 'time',
      label: t('time'),
      text: (row) => timeCell(row.at, reportZone),
      show: (row) => formatDateTime(new Date(row.at), locale, reportZone),
    },
    {
      key: 'amount',
      label: t('common.amount'),
      text: (row) => row.amount,
      show: (row) => show(row.amount),
      sign: (row) => row.amount,
    },
    {
      key: 'balance',
      label: t('common.balanceAfter'),
      text: (row) => row.balanceAfter,
      show: (row) => show(row.balanceAfter),
    },
  ]
}

/** agentDownlineTransactionDetailsCopy: the team's movements of money other than bets. */
export const TransactionsPage = () => {
  const t = useText('agent-center')
  const report = useReport()
  const lines = useInfiniteQuery({ ...transactionsQuery(report.query), enabled: report.isGood })
  return (
    <div className={styles['page']}>
      <ReportFilter report={report}>
        <UsernameFilter report={report} />
      </ReportFilter>
      <Crumbs crumbs={lines.data?.pages[0]?.crumbs ?? []} report={report} />
      <TeamReport
        title={t('page.agentDownlineTransactionDetailsCopy')}
        name="transactions"
        print={() => ask(printTeamTransactions, { query: report.query })}
        pages={lines}
        columns={useColumns()}
        rows={rowsOf(lines)}
        keyOf={({ transactionId }) => transactionId}
      />
    </div>
  )
}
