import { listIncidents } from '@trevo/api-client/ops-endpoints.ts'
import { incidentStates, type Incident } from '@trevo/contract/ops/games/incidents.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { formatMoment } from '../../core/format.ts'
import { useOperator } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'
import { GamesTabs } from './games-tabs.tsx'
import styles from './games.module.css'
import { IncidentPanel } from './incident-panel.tsx'
import { useIncidentName } from './incident-name.ts'

const readers = {
  state: readOneOf(incidentStates),
  vendor: readText(32),
  whose: readOneOf(['mine', 'free']),
  row: readId(/^\d{1,18}$/),
}

const useColumns = (): readonly Column<Incident>[] => {
  const t = useT()
  const nameOf = useIncidentName()
  return [
    { key: 'at', heading: t('word.when'), cell: (one) => formatMoment(one.happenedAt) },
    { key: 'what', heading: t('games.incident.what'), cell: (one) => nameOf(one.what) },
    { key: 'vendor', heading: t('word.vendor'), cell: (one) => one.vendor },
    {
      key: 'about',
      heading: t('games.incident.about'),
      kind: 'code',
      isExtra: true,
      cell: (one) => one.about,
    },
    { key: 'owner', heading: t('word.owner'), cell: (one) => one.owner ?? '–' },
    {
      key: 'notes',
      heading: t('word.notes'),
      kind: 'number',
      isExtra: true,
      cell: (one) => one.notes,
    },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ closedAt }) => (
        <span className={`o-pill ${closedAt ? 'o-ok' : 'o-warn'}`}>
          {t(closedAt ? 'games.incident.closed' : 'games.incident.open')}
        </span>
      ),
    },
  ]
}

const Filters = ({
  state,
  whose,
  onChange,
}: {
  readonly state: (typeof incidentStates)[number]
  readonly whose: 'mine' | 'free' | undefined
  readonly onChange: (change: { readonly state?: string; readonly whose?: string }) => void
}) => {
  const t = useT()
  return (
    <div className={styles['find']}>
      <select
        aria-label={t('word.state')}
        value={state}
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value })}
      >
        {incidentStates.map((one) => (
          <option key={one} value={one}>
            {t(`games.incident.${one}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('word.owner')}
        value={whose ?? ''}
        onChange={({ currentTarget }) => onChange({ whose: currentTarget.value })}
      >
        <option value="">{t('word.all')}</option>
        <option value="mine">{t('games.incident.mine')}</option>
        <option value="free">{t('games.incident.free')}</option>
      </select>
    </div>
  )
}

/** Incidents of vendors: who looks into which, and what was found. */
export const IncidentsPage = () => {
  const t = useT()
  const columns = useColumns()
  const { operator: username } = useOperator()
  const { values, change } = useAddress(readers)
  const { state = 'open', vendor, whose, row } = values
  const query = useInfiniteQuery({
    queryKey: ['games', 'incidents', state, vendor, whose],
    queryFn: ({ pageParam }) =>
      ask(listIncidents, {
        query: {
          state,
          pageSize: 50,
          ...(vendor !== undefined && { vendor }),
          ...(whose !== undefined && { owner: whose === 'mine' ? username : '-' }),
          ...(pageParam !== '' && { before: pageParam }),
        },
      }),
    ...paging,
    refetchInterval: 10_000,
  })
  return (
    <Page
      isTable
      title={t('office.games')}
      note={t('games.incident.note')}
      bar={<GamesTabs value="incidents" />}
      aside={
        <Filters state={state} whose={whose} onChange={(next) => change({ ...next, row: '' })} />
      }
      panel={
        row !== undefined && (
          <IncidentPanel key={row} incidentId={row} onClose={() => change({ row: '' })} />
        )
      }
    >
      <DataTable
        label={t('games.incidents')}
        columns={columns}
        rows={rowsOf(query.data)}
        keyOf={({ incidentId }) => incidentId}
        query={query}
        openKey={row}
        onOpen={(id) => change({ row: id })}
        onClose={() => change({ row: '' })}
        emptyText={t('games.incident.none')}
      />
    </Page>
  )
}
