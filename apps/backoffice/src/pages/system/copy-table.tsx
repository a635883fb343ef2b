import type { listCopies } from '@trevo/contract/ops/system/system.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { copiesQuery } from './use-system.ts'

type Copy = Value<typeof listCopies>['copies'][number]

const tones = { running: 'o-pill o-ok', lost: 'o-pill o-bad', stopped: 'o-pill' } as const
/** Timers this late make people wait; a clock this far off dates acts wrongly. */
const delayWarnMs = 100
const clockWarnMs = 2_000

const connections = ({ pools }: Copy): string =>
  pools
    .filter(({ open }) => open > 0)
    .map(({ work, open, idle, waiting }) => {
      const waits = waiting > 0 ? ` +${waiting}` : ''
      return `${work} ${open - idle}/${open}${waits}`
    })
    .join(' · ')

const useColumns = (): readonly Column<Copy>[] => {
  const t = useT()
  return [
    { key: 'name', heading: t('system.copy'), cell: ({ name }) => <b>{name}</b> },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ state }) => <span className={tones[state]}>{t(`system.copyState.${state}`)}</span>,
    },
    { key: 'version', heading: t('word.version'), cell: ({ version }) => version },
    {
      key: 'release',
      heading: t('system.release'),
      kind: 'code',
      isExtra: true,
      cell: ({ release }) => release ?? '–',
    },
    {
      key: 'roles',
      heading: t('system.roles'),
      isExtra: true,
      cell: ({ roles }) => roles.join(', '),
    },
    { key: 'since', heading: t('word.since'), cell: ({ startedAt }) => formatMoment(startedAt) },
    {
      key: 'seen',
      heading: t('system.lastSeen'),
      cell: ({ seenAt }) => formatMoment(seenAt),
    },
    {
      key: 'sockets',
      heading: t('system.sockets'),
      kind: 'number',
      isExtra: true,
      cell: ({ sockets }) => sockets,
    },
    {
      key: 'memory',
      heading: t('system.memory'),
      kind: 'number',
      isExtra: true,
      cell: ({ memoryMb }) => memoryMb,
    },
    {
      key: 'delay',
      heading: t('system.delay'),
      kind: 'number',
      isExtra: true,
      cell: ({ delayMs }) =>
        delayMs > delayWarnMs ? <span className="o-pill o-warn">{delayMs}</span> : delayMs,
    },
    {
      key: 'clock',
      heading: t('system.clock'),
      kind: 'number',
      isExtra: true,
      cell: ({ clockMs }) =>
        Math.abs(clockMs) > clockWarnMs ? <span className="o-pill o-bad">{clockMs}</span> : clockMs,
    },
    {
      key: 'pools',
      heading: t('system.connections'),
      isExtra: true,
      isMuted: true,
      cell: connections,
    },
  ]
}

/** Processes of the server: what they run, since when, and how they are doing. */
export const CopyTable = () => {
  const t = useT()
  const query = useQuery(copiesQuery)
  return (
    <DataTable
      label={t('system.tab.copies')}
      columns={useColumns()}
      rows={query.data?.copies ?? []}
      keyOf={({ copyId }) => copyId}
      query={wholeList(query)}
    />
  )
}
