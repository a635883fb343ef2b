import { slipStates, type TradingSlip } from '@trevo/contract/ops/trading/slips.ts'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { formatOdds, nameMarket, nameSelection } from './describe-market.ts'
import { SlipPanel, SlipState } from './slip-panel.tsx'
import { TradingTabs } from './trading-tabs.tsx'
import styles from './trading.module.css'
import { slipKinds, useSlips } from './use-slips.ts'

const columnsOf = (t: T): readonly Column<TradingSlip>[] => [
  { key: 'slip', heading: t('finding.slip'), kind: 'code', cell: (one) => one.slipId },
  { key: 'when', heading: t('word.when'), cell: (one) => formatMoment(one.placedAt) },
  { key: 'member', heading: t('word.member'), cell: (one) => <b>{one.username}</b> },
  {
    key: 'match',
    heading: t('trading.column.match'),
    isExtra: true,
    cell: (one) => (
      <>
        {one.first.match}
        {one.legCount > 1 && (
          <span className="o-muted"> {t('trading.moreLegs', { count: one.legCount - 1 })}</span>
        )}
      </>
    ),
  },
  {
    key: 'pick',
    heading: t('trading.column.pick'),
    isExtra: true,
    cell: ({ first }) => (
      <>
        {nameSelection(t, first.market, first.selection)}{' '}
        <span className="o-muted">
          {nameMarket(t, first.market)} {formatOdds(first.odds)}
        </span>
      </>
    ),
  },
  {
    key: 'kind',
    heading: t('word.kind'),
    isExtra: true,
    isMuted: true,
    cell: (one) => t(`trading.slip.${one.kind}`),
  },
  {
    key: 'stake',
    heading: t('trading.column.stake'),
    kind: 'number',
    cell: (one) => formatAmount(one.stake),
  },
  {
    key: 'pays',
    heading: t('trading.column.pays'),
    kind: 'number',
    cell: (one) => formatAmount(one.pays),
  },
  { key: 'state', heading: t('word.state'), cell: (one) => <SlipState status={one.status} /> },
]

/** Slips of the brand, the newest first, by state, kind, member and match. */
export const SlipsPage = () => {
  const t = useT()
  const { values, isIgnored, change, query, rows, opened } = useSlips()
  return (
    <Page
      title={t('trading.slips')}
      note={t('trading.inReais')}
      bar={
        <>
          <TradingTabs value="slips" />
          <FilterBar
            fields={[
              {
                name: 'state',
                label: t('word.state'),
                kind: 'choice',
                any: t('trading.anyState'),
                options: slipStates.map((value) => ({ value, text: t(`trading.bet.${value}`) })),
              },
              {
                name: 'kind',
                label: t('word.kind'),
                kind: 'choice',
                any: t('trading.anyKind'),
                options: slipKinds.map((value) => ({ value, text: t(`trading.slip.${value}`) })),
              },
              { name: 'username', label: t('word.member'), kind: 'text', max: 64 },
              { name: 'match', label: t('trading.matchNumber'), kind: 'text', max: 18 },
            ]}
            values={values}
            isIgnored={isIgnored}
            onChange={(next) => change({ ...next, row: '' })}
          />
        </>
      }
      isTable
      panel={
        values.row !== undefined &&
        (opened.isPending ? (
          <PartLoading />
        ) : opened.error ? (
          <p role="alert" className={styles['hint']}>
            {opened.error.message}
          </p>
        ) : (
          <SlipPanel slip={opened.data} onClose={() => change({ row: '' })} />
        ))
      }
    >
      <DataTable
        label={t('trading.slips')}
        columns={columnsOf(t)}
        rows={rows}
        keyOf={({ slipId }) => slipId}
        query={query}
        openKey={values.row}
        onOpen={(row) => change({ row })}
        onClose={() => change({ row: '' })}
      />
    </Page>
  )
}
