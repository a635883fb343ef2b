import type { OperatorPromotion } from '@trevo/contract/ops/giving/promotions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { Burn } from './burn.tsx'
import { phases, promotionsQuery, type PromotionsAddress } from './use-promotions.ts'

const phaseClass = { running: 'o-ok', planned: 'o-info', ended: '', stopped: 'o-bad' } as const

export const PhasePill = ({ phase }: { readonly phase: OperatorPromotion['phase'] }) => {
  const t = useT()
  return <span className={`o-pill ${phaseClass[phase]}`}>{t(`promotions.phase.${phase}`)}</span>
}

/** Which promotions are listed, by their phase. */
export const PhaseChoice = ({ of }: { readonly of: PromotionsAddress }) => {
  const t = useT()
  return (
    <Tabs
      label={t('word.state')}
      tabs={[
        { value: 'all', text: t('word.all') },
        ...phases.map((value) => ({ value, text: t(`promotions.phase.${value}`) })),
      ]}
      value={of.phase ?? 'all'}
      onChange={(value) => of.change({ phase: value === 'all' ? '' : value, row: '' })}
    />
  )
}

const columnsOf = (t: T): readonly Column<OperatorPromotion>[] => [
  { key: 'title', heading: t('word.title'), cell: (row) => <b>{row.title}</b> },
  { key: 'state', heading: t('word.state'), cell: (row) => <PhasePill phase={row.phase} /> },
  {
    key: 'kind',
    heading: t('word.kind'),
    isMuted: true,
    isExtra: true,
    cell: (row) => t(`promotions.kind.${row.kind}`),
  },
  {
    key: 'starts',
    heading: t('word.starts'),
    isMuted: true,
    isExtra: true,
    cell: (row) => formatMoment(row.startsAt),
  },
  {
    key: 'ends',
    heading: t('word.ends'),
    isExtra: true,
    cell: (row) => (row.endsAt ? formatMoment(row.endsAt) : '–'),
  },
  {
    key: 'spent',
    heading: t('promotions.spent'),
    kind: 'number',
    cell: (row) => formatAmount(row.spent),
  },
  {
    key: 'budget',
    heading: t('promotions.budget'),
    kind: 'number',
    isMuted: true,
    isExtra: true,
    cell: (row) => (row.budget === null ? '–' : formatAmount(row.budget)),
  },
  {
    key: 'burn',
    heading: t('promotions.burn'),
    isExtra: true,
    cell: (row) => <Burn spent={row.spent} budget={row.budget} />,
  },
  {
    key: 'issued',
    heading: t('promotions.issued'),
    kind: 'number',
    isExtra: true,
    cell: (row) => row.issued,
  },
  {
    key: 'waiting',
    heading: t('promotions.waiting'),
    kind: 'number',
    cell: (row) => (row.waiting > 0 ? <span className="o-pill o-warn">{row.waiting}</span> : '–'),
  },
  {
    key: 'version',
    heading: t('word.version'),
    kind: 'number',
    isMuted: true,
    isExtra: true,
    cell: (row) => row.version,
  },
]

export const PromotionTable = ({ of }: { readonly of: PromotionsAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(promotionsQuery(of.phase))
  return (
    <DataTable
      label={t('office.promotions')}
      columns={columnsOf(t)}
      rows={query.data?.pages.flatMap(({ promotions }) => promotions) ?? []}
      keyOf={({ promotionId }) => promotionId}
      query={query}
      openKey={of.row}
      onOpen={(key) => of.change({ row: key })}
      onClose={() => of.change({ row: '' })}
    />
  )
}
