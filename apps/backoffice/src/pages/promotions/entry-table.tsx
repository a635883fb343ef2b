import type { PromotionEntry } from '@trevo/contract/ops/giving/promotions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import { usernameOf } from '../../core/member-link.tsx'
import { entriesQuery, entryStatuses, type PromotionsAddress } from './use-promotions.ts'

/** Which entries are listed; without a choice those that wait for a decision. */
export const EntrySearch = ({ of }: { readonly of: PromotionsAddress }) => {
  const t = useT()
  const { status, username, promotionId, isIgnored, change } = of
  return (
    <FilterBar
      values={{ status, username, promotionId }}
      isIgnored={isIgnored}
      onChange={(values) => change({ ...values, entry: '' })}
      fields={[
        {
          name: 'status',
          label: t('word.state'),
          kind: 'choice',
          any: t('promotions.status.applying'),
          options: entryStatuses
            .filter((value) => value !== 'applying')
            .map((value) => ({
              value,
              text: t(value === 'all' ? 'word.all' : `promotions.status.${value}`),
            })),
        },
        { name: 'username', label: t('word.member'), kind: 'text', max: 60 },
        { name: 'promotionId', label: t('promotions.number'), kind: 'text', max: 9 },
      ]}
    />
  )
}

const columnsOf = (t: T): readonly Column<PromotionEntry>[] => [
  { key: 'account', heading: t('word.member'), cell: (row) => <b>{usernameOf(row.account)}</b> },
  { key: 'anchor', heading: t('promotions.one'), cell: (row) => row.anchor },
  {
    key: 'status',
    heading: t('word.state'),
    cell: (row) => t(`promotions.status.${row.status as 'join'}`), // a stored status
  },
  {
    key: 'amount',
    heading: t('promotions.givenReais'),
    kind: 'number',
    cell: (row) => (row.amount === null ? '–' : formatAmount(row.amount)),
  },
  {
    key: 'why',
    heading: t('promotions.why'),
    isExtra: true,
    cell: (row) =>
      row.heldReasons.map((one) => t(`promotions.held.${one}`)).join(', ') ||
      (row.pictureIds.length > 0 ? t('word.pictures', { count: row.pictureIds.length }) : '–'),
  },
  {
    key: 'version',
    heading: t('word.version'),
    kind: 'number',
    isMuted: true,
    isExtra: true,
    cell: (row) => row.version,
  },
  {
    key: 'asked',
    heading: t('word.since'),
    isMuted: true,
    cell: (row) => formatMoment(row.askedAt),
  },
]

export const EntryTable = ({ of }: { readonly of: PromotionsAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(entriesQuery(of))
  const rows = query.data?.pages.flatMap(({ entries }) => entries) ?? []
  const keyOf = ({ entryId }: PromotionEntry) => entryId
  const work = useWorkColumn({ kind: 'entry', rows, keyOf, openKey: of.entry })
  return (
    <DataTable
      label={t('promotions.tab.entries')}
      columns={[...columnsOf(t), work]}
      rows={rows}
      keyOf={keyOf}
      query={query}
      openKey={of.entry}
      emptyText={t(of.status ? 'list.empty' : 'promotions.noEntries')}
      onOpen={(key) => of.change({ entry: key })}
      onClose={() => of.change({ entry: '' })}
    />
  )
}
