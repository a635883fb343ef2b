import type { GameReturn } from '@trevo/contract/ops/games/returns.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatCount, formatPlainDay, formatRate } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { GamesTabs } from './games-tabs.tsx'
import { returnsQuery } from './use-games.ts'

const spans = ['1', '7', '30', '90'] as const
const tones = { above: 'o-bad', below: 'o-warn', inside: 'o-ok', few: '', undeclared: '' } as const

/** Of a share in 1/100 percent. */
const share = (bp: number | null): string => (bp === null ? '–' : formatRate(bp))

const useColumns = (): readonly Column<GameReturn>[] => {
  const t = useT()
  const { language } = usePreferences()
  return [
    {
      key: 'game',
      heading: t('word.game'),
      cell: ({ gameNames, nodeId }) => gameNames[language] ?? nodeId,
    },
    { key: 'vendor', heading: t('word.vendor'), isExtra: true, cell: ({ vendor }) => vendor },
    {
      key: 'verdict',
      heading: t('games.column.verdict'),
      cell: ({ verdict }) => (
        <span className={`o-pill ${tones[verdict]}`}>{t(`games.verdict.${verdict}`)}</span>
      ),
    },
    {
      key: 'measured',
      heading: t('games.column.measured'),
      kind: 'number',
      cell: ({ measuredBp }) => <b>{share(measuredBp)}</b>,
    },
    {
      key: 'declared',
      heading: t('games.column.declared'),
      kind: 'number',
      cell: ({ declaredBp }) => share(declaredBp),
    },
    {
      key: 'limits',
      heading: t('games.column.limits'),
      kind: 'number',
      isExtra: true,
      cell: ({ lowerBp, upperBp }) =>
        lowerBp === null ? '–' : `${share(lowerBp)} – ${share(upperBp)}`,
    },
    {
      key: 'rounds',
      heading: t('games.part.rounds'),
      kind: 'number',
      isExtra: true,
      cell: ({ rounds }) => rounds,
    },
    {
      key: 'stake',
      heading: t('games.column.stake'),
      kind: 'number',
      isExtra: true,
      cell: ({ stake }) => formatAmount(stake),
    },
    {
      key: 'payout',
      heading: t('games.column.payout'),
      kind: 'number',
      isExtra: true,
      cell: ({ payout }) => formatAmount(payout),
    },
  ]
}

/** Measured return of each title against the declared one, with control limits of 99 %. */
export const ReturnsPage = () => {
  const t = useT()
  const columns = useColumns()
  const address = useAddress({ days: readOneOf(spans), outside: readOneOf(['1']) })
  const { days = '30', outside } = address.values
  const query = useInfiniteQuery(returnsQuery(Number(days), outside === '1'))
  const first = query.data?.pages[0]
  const rows = rowsOf(query.data)
  return (
    <Page
      isTable
      title={t('office.games')}
      note={
        first &&
        t('games.window', {
          from: formatPlainDay(first.from),
          to: formatPlainDay(first.to),
          rounds: formatCount(first.rounds),
        })
      }
      aside={<GamesTabs value="returns" />}
      bar={
        <>
          <FilterBar
            fields={[
              {
                name: 'days',
                label: t('word.since'),
                kind: 'choice',
                any: t('games.days', { count: 30 }),
                options: spans
                  .filter((one) => one !== '30')
                  .map((value) => ({ value, text: t('games.days', { count: Number(value) }) })),
              },
              {
                name: 'outside',
                label: t('games.column.verdict'),
                kind: 'choice',
                any: t('games.allTitles'),
                options: [{ value: '1', text: t('games.onlyOutside') }],
              },
            ]}
            values={address.values}
            isIgnored={address.isIgnored}
            onChange={address.change}
          />
          <span className="o-muted">{t('games.limitsNote')}</span>
        </>
      }
    >
      <DataTable
        label={t('games.part.returns')}
        columns={columns}
        rows={rows}
        keyOf={({ nodeId }) => String(nodeId)}
        query={query}
        emptyText={t('games.noReturns')}
      />
    </Page>
  )
}
