import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, wholeList, type Column } from '../../parts/data-table.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { creditsQuery, type CreditRow } from './use-status.ts'

const useColumns = (
  onChange: ((row: CreditRow) => void) | undefined,
): readonly Column<CreditRow>[] => {
  const t = useT()
  return [
    { key: 'part', heading: t('status.part'), cell: ({ kind }) => <b>{t(`fact.code.${kind}`)}</b> },
    {
      key: 'minutes',
      heading: t('status.credits.minutes'),
      kind: 'number',
      cell: ({ minutes }) => minutes,
    },
    {
      key: 'amount',
      heading: t('status.credits.amount'),
      kind: 'number',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'month',
      heading: t('status.credits.monthMax'),
      kind: 'number',
      cell: ({ monthMax }) => formatAmount(monthMax),
    },
    {
      key: 'since',
      heading: t('status.credits.since'),
      isExtra: true,
      cell: ({ since }) => (since === null ? t('word.none') : formatMoment(since)),
    },
    {
      key: 'waiting',
      heading: t('status.credits.waiting'),
      cell: ({ waiting }) =>
        waiting === null
          ? '–'
          : t('status.credits.askedBy', {
              name: waiting.askedBy,
              at: formatMoment(waiting.askedAt),
            }),
    },
    ...(onChange
      ? [
          {
            key: 'change',
            heading: '',
            cell: (row: CreditRow) => (
              <button type="button" className="o-link" onClick={() => onChange(row)}>
                {t('status.credits.change')}
              </button>
            ),
          },
        ]
      : []),
  ]
}

/** What members whom an incident hit are given, by part; a change takes two persons. */
export const CreditTable = () => {
  const t = useT()
  const query = useQuery(creditsQuery)
  const mayChange = useRight('loyalty.change') !== undefined
  const [changing, setChanging] = useState<CreditRow>()
  return (
    <>
      <p className="o-muted">{t('status.credits.note')}</p>
      <DataTable
        label={t('status.credits')}
        columns={useColumns(mayChange ? setChanging : undefined)}
        rows={query.data?.list ?? []}
        keyOf={({ kind }) => kind}
        query={wholeList(query)}
      />
      {!mayChange && <p className="o-muted">{needs(t, 'loyalty.change')}</p>}
      {changing && <CreditDialog row={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}
