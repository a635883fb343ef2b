import type { PrizeItem } from '@trevo/contract/ops/compliance/prizes.ts'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { serverNow } from '../../core/server-clock.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import type { PrizesAddress, usePrizes } from './use-prizes.ts'

/** By when it must be payable, and whether that has passed. */
export const DueCell = ({ at }: { readonly at: string | null }) => {
  const t = useT()
  if (at === null) return '–'
  const isLate = Date.parse(at) <= serverNow()
  return (
    <span className={isLate ? 'o-pill o-bad' : undefined}>
      {formatMoment(at)}
      {isLate && ` · ${t('prizes.late')}`}
    </span>
  )
}

/** Unpaid money, the oldest first. */
export const PrizeTable = ({
  of,
  prizes,
}: {
  readonly of: PrizesAddress
  readonly prizes: ReturnType<typeof usePrizes>
}) => {
  const t = useT()
  const columns: readonly Column<PrizeItem>[] = [
    {
      key: 'since',
      heading: t('prizes.begins'),
      cell: ({ since }) => formatMoment(since),
    },
    {
      key: 'what',
      heading: t('prizes.what'),
      cell: ({ kind }) => <b>{t(`prizes.kind.${kind}`)}</b>,
    },
    {
      key: 'member',
      heading: t('word.member'),
      cell: ({ username, bets }) =>
        username ?? (bets > 0 ? t('prizes.bets', { count: bets }) : '–'),
    },
    {
      key: 'amount',
      heading: t('word.amount'),
      kind: 'number',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'cause',
      heading: t('prizes.cause'),
      cell: ({ cause }) => t(`prizes.cause.${cause}`),
    },
    {
      key: 'due',
      heading: t('prizes.due'),
      isExtra: true,
      cell: ({ dueAt }) => <DueCell at={dueAt} />,
    },
    {
      key: 'product',
      heading: t('word.product'),
      isExtra: true,
      isMuted: true,
      cell: ({ product }) => t(`prizes.product.${product}`),
    },
    {
      key: 'work',
      heading: t('word.owner'),
      isExtra: true,
      cell: ({ itemId }) => <WorkerMarks work={prizes.works.get(itemId)} />,
    },
  ]
  return (
    <DataTable
      label={t(`prizes.list.${of.list}`)}
      columns={columns}
      rows={prizes.rows}
      keyOf={({ itemId }) => itemId}
      query={prizes.query}
      openKey={of.row}
      onOpen={(row) => of.change({ row })}
      onClose={() => of.change({ row: '' })}
      emptyText={t('prizes.none')}
    />
  )
}
