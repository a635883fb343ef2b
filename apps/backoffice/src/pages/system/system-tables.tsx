import type { listStatementRuns, listVendorHealth } from '@trevo/contract/ops/rounds.ts'
import type { SmsBudget } from '@trevo/contract/ops/sms-budgets.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoment, formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { recordsQuery, smsQuery, vendorsQuery } from './use-system.ts'

type Vendor = Value<typeof listVendorHealth>['vendors'][number]
type Run = Value<typeof listStatementRuns>['runs'][number]

const tone = { ok: 'o-pill o-ok', warn: 'o-pill o-warn', bad: 'o-pill o-bad' } as const

/** Rounds without an outcome, incidents and load of every vendor. */
export const VendorTable = () => {
  const t = useT()
  const query = useQuery(vendorsQuery)
  const columns: readonly Column<Vendor>[] = [
    { key: 'vendor', heading: t('word.vendor'), cell: ({ vendor }) => <b>{vendor}</b> },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ launchesStopped, openIncidents }) =>
        launchesStopped ? (
          <span className={tone.bad}>{t('system.launchesStopped')}</span>
        ) : openIncidents > 0 ? (
          <span className={tone.warn}>{t('system.hasIncidents')}</span>
        ) : (
          <span className={tone.ok}>{t('system.inOrder')}</span>
        ),
    },
    {
      key: 'openRounds',
      heading: t('system.openRounds'),
      kind: 'number',
      cell: ({ openRounds }) => openRounds,
    },
    {
      key: 'oldestOpenAt',
      heading: t('system.oldestOpen'),
      isExtra: true,
      cell: ({ oldestOpenAt }) => (oldestOpenAt === null ? '–' : formatMoment(oldestOpenAt)),
    },
    {
      key: 'openIncidents',
      heading: t('system.incidents'),
      kind: 'number',
      cell: ({ openIncidents }) => openIncidents,
    },
    {
      key: 'underWay',
      heading: t('system.underWay'),
      kind: 'number',
      isExtra: true,
      cell: ({ underWay, underWayMax }) => `${underWay} / ${underWayMax}`,
    },
  ]
  return (
    <DataTable
      label={t('system.tab.vendors')}
      columns={columns}
      rows={query.data?.vendors ?? []}
      keyOf={({ vendor }) => vendor}
      query={wholeList(query)}
    />
  )
}

/** Nightly comparisons of our bets with the records of the vendors. */
export const RecordTable = () => {
  const t = useT()
  const query = useQuery(recordsQuery)
  const columns: readonly Column<Run>[] = [
    { key: 'day', heading: t('word.day'), cell: ({ day }) => formatPlainDay(day) },
    { key: 'vendor', heading: t('word.vendor'), cell: ({ vendor }) => <b>{vendor}</b> },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ bets, differences }) =>
        bets === null ? (
          <span className={tone.bad}>{t('system.noRecord')}</span>
        ) : differences > 0 ? (
          <span className={tone.warn}>{t('system.differs')}</span>
        ) : (
          <span className={tone.ok}>{t('system.agrees')}</span>
        ),
    },
    {
      key: 'bets',
      heading: t('system.bets'),
      kind: 'number',
      cell: ({ bets }) => bets ?? '–',
    },
    {
      key: 'differences',
      heading: t('system.differences'),
      kind: 'number',
      cell: ({ differences }) => differences,
    },
    {
      key: 'comparedAt',
      heading: t('system.compared'),
      isExtra: true,
      cell: ({ comparedAt }) => formatMoment(comparedAt),
    },
  ]
  return (
    <DataTable
      label={t('system.tab.records')}
      columns={columns}
      rows={query.data?.runs ?? []}
      keyOf={({ vendor, day }) => `${vendor} ${day}`}
      query={wholeList(query)}
      emptyText={t('system.noRuns')}
    />
  )
}

const smsTone = { open: tone.ok, nearly_used_up: tone.warn, used_up: tone.bad } as const

/** Text messages of today by prefix, beside their limit. */
export const SmsTable = () => {
  const t = useT()
  const query = useQuery(smsQuery)
  const columns: readonly Column<SmsBudget>[] = [
    {
      key: 'prefix',
      heading: t('system.prefix'),
      cell: ({ prefix }) => <b>{prefix ?? t('system.wholeBrand')}</b>,
    },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ state }) => <span className={smsTone[state]}>{t(`system.sms.${state}`)}</span>,
    },
    { key: 'sent', heading: t('system.sent'), kind: 'number', cell: ({ sentCount }) => sentCount },
    { key: 'max', heading: t('word.limit'), kind: 'number', cell: ({ countMax }) => countMax },
  ]
  return (
    <DataTable
      label={t('system.tab.sms')}
      columns={columns}
      rows={query.data?.budgets ?? []}
      keyOf={({ prefix }) => prefix ?? ''}
      query={wholeList(query)}
      emptyText={t('system.noSms')}
    />
  )
}
