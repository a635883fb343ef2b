import { significantKinds, type SignificantEvent } from '@trevo/contract/ops/ledger/events.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatAmount, formatMomentInFull, formatPlainDay } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { describeField, nameField } from '../../parts/describe-fact.ts'
import { Difference } from '../../parts/difference.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { nameEvent } from './name-column.ts'
import { eventsQuery, type ReportsAddress } from './use-reports.ts'

type Of = { readonly of: ReportsAddress }

/** Kind, days and member. */
export const EventFilters = ({ of: { events, isIgnored, change } }: Of) => {
  const t = useT()
  return (
    <FilterBar
      fields={[
        {
          name: 'kind',
          label: t('column.event'),
          kind: 'choice',
          any: t('report.anyEvent'),
          options: significantKinds.map((value) => ({ value, text: nameEvent(t, value) })),
        },
        { name: 'member', label: t('word.member'), kind: 'text', max: 64 },
        { name: 'fromOn', label: t('word.from'), kind: 'day' },
        { name: 'toOn', label: t('word.until'), kind: 'day' },
      ]}
      values={events}
      isIgnored={isIgnored}
      onChange={(values) => change({ ...values, event: '' })}
    />
  )
}

/** What an event is about; a large sum of a day bears that day. */
const nameSubject = (t: T, { kind, subject, transferId }: SignificantEvent): string => {
  const isSum = subject !== '' && transferId === null && kind.startsWith('large_')
  return isSum ? t('report.sumOfDay', { day: formatPlainDay(subject) }) : subject
}

const useEvents = (of: ReportsAddress) => {
  const query = useInfiniteQuery(eventsQuery(of))
  return { query, rows: rowsOf(query.data) }
}

/** Significant events of the brand and of the whole installation, newest first. */
export const EventTable = ({ of }: Of) => {
  const t = useT()
  const { query, rows } = useEvents(of)
  const columns: readonly Column<SignificantEvent>[] = [
    { key: 'at', heading: t('column.at'), cell: ({ at }) => formatMomentInFull(at) },
    { key: 'event', heading: t('column.event'), cell: ({ kind }) => <b>{nameEvent(t, kind)}</b> },
    {
      key: 'subject',
      heading: t('column.subject'),
      cell: (event) => nameSubject(t, event) || (event.game ?? '–'),
    },
    {
      key: 'persons',
      heading: t('column.persons'),
      isExtra: true,
      cell: ({ persons }) => persons.join(', ') || '–',
    },
    {
      key: 'member',
      heading: t('word.member'),
      isExtra: true,
      cell: ({ member, isForAllBrands }) =>
        member ?? (isForAllBrands ? <span className="o-muted">{t('report.allBrands')}</span> : '–'),
    },
    {
      key: 'amount',
      heading: t('word.amount'),
      kind: 'number',
      cell: ({ amount }) => (amount === null ? '–' : formatAmount(amount)),
    },
  ]
  return (
    <DataTable
      label={t('report.significant')}
      columns={columns}
      rows={rows}
      keyOf={({ eventId }) => eventId}
      query={query}
      openKey={of.event}
      onOpen={(event) => of.change({ event })}
      onClose={() => of.change({ event: '' })}
      emptyText={t('report.noEvents')}
    />
  )
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One event with what it says of itself, and what it changed. */
export const EventPanel = ({ of, eventId }: Of & { readonly eventId: string }) => {
  const t = useT()
  const event = useEvents(of).rows.find((one) => one.eventId === eventId)
  const { before, after, ...plain } = event?.facts ?? {}
  return (
    <section aria-label={t('column.event')}>
      <RecordHead
        title={event ? nameEvent(t, event.kind) : eventId}
        note={event && formatMomentInFull(event.at)}
        onClose={() => of.change({ event: '' })}
      />
      {event && (
        <FactList
          items={[
            ...(event.subject
              ? [{ label: t('column.subject'), value: nameSubject(t, event) }]
              : []),
            ...(event.persons.length > 0
              ? [{ label: t('column.persons'), value: event.persons.join(', ') }]
              : []),
            ...(event.member === null
              ? []
              : [
                  {
                    label: t('word.member'),
                    value: <Link to={`/members/${event.member}`}>{event.member}</Link>,
                  },
                ]),
            ...(event.game === null ? [] : [{ label: t('word.game'), value: event.game }]),
            ...(event.amount === null
              ? []
              : [{ label: t('word.amount'), value: formatAmount(event.amount) }]),
            ...(event.transferId === null
              ? []
              : [
                  {
                    label: t('column.transfer'),
                    value: (
                      <Link to={`/ledger?transfer=${event.transferId}`}>{event.transferId}</Link>
                    ),
                  },
                ]),
            ...Object.entries(plain).map(([name, value]) => ({
              label: nameField(t, name),
              value: describeField(t, name, value),
            })),
          ]}
        />
      )}
      {(isFacts(before) || isFacts(after)) && (
        <Difference
          before={isFacts(before) ? before : null}
          after={isFacts(after) ? after : null}
          headings={{ old: t('report.before'), next: t('report.after') }}
        />
      )}
    </section>
  )
}
