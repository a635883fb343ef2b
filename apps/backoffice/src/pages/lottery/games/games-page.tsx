import type { OperatorLottery } from '@trevo/contract/ops/lottery-changes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatAmount, formatMoment } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { wholeList, DataTable, type Column } from '../../../parts/data-table.tsx'
import { Page } from '../../../parts/page.tsx'
import { LotteryTabs } from '../lottery-tabs.tsx'
import { useNameOf } from '../names.ts'
import { lotteriesQuery } from '../use-lottery.ts'
import { useRuleText } from './rule-text.ts'

const useColumns = (): readonly Column<OperatorLottery>[] => {
  const t = useT()
  const nameOf = useNameOf()
  const ruleText = useRuleText()
  return [
    { key: 'name', heading: t('lottery.column.game'), cell: ({ names }) => nameOf(names) },
    { key: 'code', heading: t('lottery.column.code'), kind: 'code', cell: (game) => game.gameCode },
    {
      key: 'sale',
      heading: t('word.state'),
      cell: ({ isOnSale, onSaleFrom }) =>
        isOnSale && onSaleFrom !== null && Date.parse(onSaleFrom) > Date.now() ? (
          <span className="o-pill o-info">
            {t('lottery.onSaleFrom', { at: formatMoment(onSaleFrom) })}
          </span>
        ) : (
          <span className={`o-pill ${isOnSale ? 'o-ok' : ''}`}>
            {t(isOnSale ? 'lottery.status.open' : 'lottery.offSale')}
          </span>
        ),
    },
    {
      key: 'times',
      heading: t('lottery.column.times'),
      isExtra: true,
      cell: ({ schedules }) => {
        const rule = schedules.at(-1)?.rule
        return rule ? ruleText(rule) : '–'
      },
    },
    {
      key: 'holidays',
      heading: t('lottery.column.holidays'),
      kind: 'number',
      isExtra: true,
      cell: ({ holidays }) => holidays.length,
    },
    {
      key: 'order',
      heading: t('lottery.column.orderLimit'),
      kind: 'number',
      isExtra: true,
      cell: ({ limits }) => (limits ? formatAmount(limits.order) : '–'),
    },
    {
      key: 'prize',
      heading: t('lottery.column.prizeLimit'),
      kind: 'number',
      isExtra: true,
      cell: ({ limits }) => (limits ? formatAmount(limits.prize) : '–'),
    },
  ]
}

/** The lotteries of the brand, each with its times and limits. */
export const GamesPage = () => {
  const t = useT()
  const navigate = useNavigate()
  const columns = useColumns()
  const query = useQuery(lotteriesQuery)
  const { data = [] } = query
  return (
    <Page
      isTable
      title={t('office.lottery')}
      aside={
        <>
          <Link className="o-btn o-go" to="/lottery/new">
            {t('lottery.new')}
          </Link>
          <LotteryTabs value="games" />
        </>
      }
    >
      <DataTable
        label={t('lottery.part.games')}
        columns={columns}
        rows={data}
        keyOf={({ gameCode }) => gameCode}
        query={wholeList(query)}
        onOpen={(code) => void navigate(`/lottery/games/${code}`)}
      />
    </Page>
  )
}
