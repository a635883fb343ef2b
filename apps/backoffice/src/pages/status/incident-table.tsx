import type {
  StatusIncident,
  statusIncidentViews,
} from '@trevo/contract/ops/system/service-status.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { StatePill } from './state-pill.tsx'
import { incidentsQuery, usePartName } from './use-status.ts'

const minutesOf = ({ beganAt, endedAt }: StatusIncident): number | '–' =>
  endedAt === null ? '–' : Math.round((Date.parse(endedAt) - Date.parse(beganAt)) / 60_000)

const useColumns = (): readonly Column<StatusIncident>[] => {
  const t = useT()
  const nameOf = usePartName()
  return [
    { key: 'part', heading: t('status.part'), cell: (one) => <b>{nameOf(one)}</b> },
    { key: 'worst', heading: t('status.worst'), cell: ({ state }) => <StatePill state={state} /> },
    { key: 'from', heading: t('word.since'), cell: ({ beganAt }) => formatMoment(beganAt) },
    {
      key: 'until',
      heading: t('word.until'),
      cell: ({ endedAt }) => (endedAt === null ? t('status.goesOn') : formatMoment(endedAt)),
    },
    {
      key: 'minutes',
      heading: t('status.minutes'),
      kind: 'number',
      isExtra: true,
      cell: minutesOf,
    },
    {
      key: 'fault',
      heading: t('status.fault'),
      cell: ({ fault }) => (fault === null ? '–' : t(`status.fault.${fault}`)),
    },
    {
      key: 'words',
      heading: t('status.words'),
      isExtra: true,
      cell: ({ texts }) => (Object.keys(texts).length > 0 ? t('word.yes') : t('word.no')),
    },
  ]
}

/** Incidents of the site, which players read about. */
export const IncidentTable = ({
  view,
  row,
  onOpen,
}: {
  readonly view: (typeof statusIncidentViews)[number]
  readonly row: string | undefined
  readonly onOpen: (incidentId: string) => void
}) => {
  const t = useT()
  const query = useInfiniteQuery(incidentsQuery(view))
  return (
    <DataTable
      label={t('status.incidents')}
      columns={useColumns()}
      rows={rowsOf(query.data)}
      keyOf={({ incidentId }) => incidentId}
      query={query}
      openKey={row}
      onOpen={onOpen}
      onClose={() => onOpen('')}
      emptyText={t('status.noIncidents')}
    />
  )
}
