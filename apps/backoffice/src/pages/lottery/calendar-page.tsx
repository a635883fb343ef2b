import { drawViews, type CalendarDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatAmount, formatClockTime, formatDay } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readDay, readId, readOneOf, useAddress } from '../../parts/use-address.ts'
import { DrawState } from './draw-state.tsx'
import { LotteryTabs } from './lottery-tabs.tsx'
import { useNameOf } from './names.ts'
import { calendarQuery, lotteriesQuery } from './use-lottery.ts'

const useColumns = (): readonly Column<CalendarDraw>[] => {
  const t = useT()
  const nameOf = useNameOf()
  const moneyOf = (amount: string | null) => (amount === null ? '–' : formatAmount(amount))
  return [
    { key: 'game', heading: t('lottery.column.game'), cell: ({ names }) => nameOf(names) },
    { key: 'numero', heading: t('lottery.column.draw'), kind: 'code', cell: (draw) => draw.numero },
    {
      key: 'day',
      heading: t('word.day'),
      isMuted: true,
      isExtra: true,
      cell: ({ drawsAt }) => formatDay(drawsAt),
    },
    {
      key: 'closes',
      heading: t('lottery.column.closes'),
      isMuted: true,
      isExtra: true,
      cell: ({ closesAt }) => formatClockTime(closesAt),
    },
    {
      key: 'draws',
      heading: t('lottery.column.draws'),
      cell: ({ drawsAt }) => formatClockTime(drawsAt),
    },
    { key: 'state', heading: t('word.state'), cell: (draw) => <DrawState draw={draw} /> },
    {
      key: 'source',
      heading: t('lottery.column.source'),
      isMuted: true,
      isExtra: true,
      cell: ({ source }) => t(`lottery.source.${source}`),
    },
    {
      key: 'tickets',
      heading: t('lottery.column.tickets'),
      kind: 'number',
      isExtra: true,
      cell: ({ ticketCount }) => ticketCount ?? '–',
    },
    {
      key: 'stake',
      heading: t('lottery.column.stake'),
      kind: 'number',
      isExtra: true,
      cell: ({ stake }) => moneyOf(stake),
    },
    {
      key: 'prizes',
      heading: t('lottery.column.prizes'),
      kind: 'number',
      isExtra: true,
      cell: ({ prizes }) => moneyOf(prizes),
    },
    {
      key: 'result',
      heading: t('lottery.column.result'),
      isExtra: true,
      cell: ({ result, trouble }) => trouble ?? result ?? '–',
    },
  ]
}

/** The draws of a day, or those of one kind: what waits for numbers, what is in trouble. */
export const CalendarPage = () => {
  const t = useT()
  const navigate = useNavigate()
  const nameOf = useNameOf()
  const columns = useColumns()
  const address = useAddress({
    view: readOneOf(drawViews),
    game: readId(/^[A-Z0-9_]{1,40}$/),
    day: readDay,
    row: readId(/^\d{1,18}$/),
  })
  const { view = 'all', game, day, row } = address.values
  const lotteries = useQuery(lotteriesQuery)
  const query = useInfiniteQuery(
    calendarQuery({ view, ...(game && { gameCode: game }), ...(day && { day }) }),
  )
  const rows = rowsOf(query.data)
  const shownDay = query.data?.pages[0]?.day
  return (
    <Page
      isTable
      title={t('office.lottery')}
      note={
        shownDay ? t('lottery.dayShown', { day: formatDay(`${shownDay}T12:00:00Z`) }) : undefined
      }
      aside={<LotteryTabs value="calendar" />}
      bar={
        <>
          <Tabs
            label={t('lottery.views')}
            tabs={drawViews.map((value) => ({ value, text: t(`lottery.view.${value}`) }))}
            value={view}
            onChange={(next) => address.change({ view: next === 'all' ? '' : next, row: '' })}
          />
          <FilterBar
            fields={[
              {
                name: 'game',
                label: t('lottery.column.game'),
                kind: 'choice',
                any: t('lottery.anyGame'),
                options: (lotteries.data ?? []).map(({ gameCode, names }) => ({
                  value: gameCode,
                  text: nameOf(names),
                })),
              },
              { name: 'day', label: t('word.day'), kind: 'day' },
            ]}
            values={address.values}
            isIgnored={address.isIgnored}
            onChange={address.change}
          />
        </>
      }
    >
      <DataTable
        label={t('office.lottery')}
        columns={columns}
        rows={rows}
        keyOf={({ drawId }) => drawId}
        query={query}
        openKey={row}
        onOpen={(drawId) => void navigate(`/lottery/draws/${drawId}`)}
        emptyText={t(`lottery.empty.${view}`)}
      />
    </Page>
  )
}
