import type { showSystemState } from '@trevo/contract/ops/system/system.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { wholeList, DataTable, type Column, type Paged } from '../../parts/data-table.tsx'
import { Panel } from '../../parts/panel.tsx'
import { nameQueue } from './describe-job.ts'
import { NamedCode } from './named-code.tsx'
import { stateQuery } from './use-system.ts'

type State = Value<typeof showSystemState>
type Queue = State['queues'][number]
type Feed = State['feeds'][number]
type Key = State['keys'][number]

const moment = (at: string | null): string => (at === null ? '–' : formatMoment(at))
const dayMs = 86_400_000

type Of<Row> = { readonly rows: readonly Row[]; readonly list: Paged }

const QueuePanel = ({ rows, list }: Of<Queue>) => {
  const t = useT()
  const columns: readonly Column<Queue>[] = [
    {
      key: 'name',
      heading: t('system.queue'),
      cell: ({ name }) => <NamedCode name={nameQueue(t, name)} code={name} />,
    },
    {
      key: 'waiting',
      heading: t('system.waiting'),
      kind: 'number',
      cell: ({ waiting }) => waiting,
    },
    { key: 'oldest', heading: t('system.oldestOpen'), cell: ({ oldestAt }) => moment(oldestAt) },
  ]
  return (
    <Panel title={t('office.queues')}>
      <DataTable
        label={t('office.queues')}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        query={list}
      />
    </Panel>
  )
}

const FeedPanel = ({ rows, list }: Of<Feed>) => {
  const t = useT()
  const columns: readonly Column<Feed>[] = [
    { key: 'name', heading: t('word.vendor'), cell: ({ name }) => <b>{name}</b> },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ error, isBehind }) =>
        error !== null ? (
          <span className="o-pill o-bad">{error}</span>
        ) : isBehind ? (
          <span className="o-pill o-warn">{t('system.behind')}</span>
        ) : (
          <span className="o-pill o-ok">{t('system.inOrder')}</span>
        ),
    },
    { key: 'last', heading: t('system.lastRead'), cell: ({ lastAt }) => moment(lastAt) },
  ]
  return (
    <Panel title={t('system.feeds')}>
      <DataTable
        label={t('system.feeds')}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        query={list}
        emptyText={t('system.noFeeds')}
      />
    </Panel>
  )
}

const KeyPanel = ({ rows, list, now }: Of<Key> & { readonly now: string }) => {
  const t = useT()
  const daysSince = (at: string) =>
    Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / dayMs))
  const columns: readonly Column<Key>[] = [
    { key: 'name', heading: t('system.key'), kind: 'code', cell: ({ name }) => name },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ isDue, rotateAfterDays }) =>
        isDue ? (
          <span className="o-pill o-bad">{t('system.rotationDue')}</span>
        ) : (
          <span className="o-pill o-ok">
            {rotateAfterDays === null
              ? t('system.notRotated')
              : t('system.rotates', { days: rotateAfterDays })}
          </span>
        ),
    },
    { key: 'made', heading: t('word.created'), cell: ({ madeAt }) => moment(madeAt) },
    {
      key: 'age',
      heading: t('system.ageDays'),
      kind: 'number',
      cell: ({ madeAt }) => daysSince(madeAt),
    },
  ]
  return (
    <Panel title={t('system.keys')} note={t('system.keysNote')}>
      <DataTable
        label={t('system.keys')}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        query={list}
      />
    </Panel>
  )
}

/** Queues, the vendors' feeds, and keys. */
export const StatePanels = () => {
  const query = useQuery(stateQuery)
  const list = wholeList(query)
  const { queues = [], feeds = [], keys = [], now = '' } = query.data ?? {}
  return (
    <>
      <QueuePanel rows={queues} list={list} />
      <FeedPanel rows={feeds} list={list} />
      <KeyPanel rows={keys} list={list} now={now} />
    </>
  )
}
