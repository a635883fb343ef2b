import type { ServicePart } from '@trevo/contract/wps/status/service-status.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, wholeList, type Column } from '../../parts/data-table.tsx'
import { StatePill } from './state-pill.tsx'
import { partsQuery, usePartName } from './use-status.ts'

const faultyIn = ({ days }: ServicePart): number =>
  days.reduce((sum, { slowMin, downMin }) => sum + slowMin + downMin, 0)
const measuredIn = (part: ServicePart): number =>
  faultyIn(part) + part.days.reduce((sum, { workingMin, offMin }) => sum + workingMin + offMin, 0)

const useColumns = (): readonly Column<ServicePart>[] => {
  const t = useT()
  const nameOf = usePartName()
  return [
    { key: 'part', heading: t('status.part'), cell: (part) => <b>{nameOf(part)}</b> },
    { key: 'state', heading: t('word.state'), cell: ({ state }) => <StatePill state={state} /> },
    {
      key: 'late',
      heading: t('status.late'),
      kind: 'number',
      cell: ({ latePercent }) => latePercent ?? '–',
    },
    {
      key: 'median',
      heading: t('status.median'),
      kind: 'number',
      cell: ({ medianSec }) => medianSec ?? '–',
    },
    {
      key: 'limit',
      heading: t('status.lateAfter'),
      kind: 'number',
      isExtra: true,
      cell: ({ lateAfterSec }) => lateAfterSec,
    },
    {
      key: 'window',
      heading: t('status.window'),
      kind: 'number',
      isExtra: true,
      cell: ({ windowMin }) => windowMin,
    },
    {
      key: 'faulty',
      heading: t('status.faulty'),
      kind: 'number',
      isExtra: true,
      cell: faultyIn,
    },
    {
      key: 'measured',
      heading: t('status.measured'),
      kind: 'number',
      isExtra: true,
      cell: measuredIn,
    },
    {
      key: 'at',
      heading: t('status.lastMeasured'),
      cell: ({ measuredAt }) => (measuredAt === null ? t('word.none') : formatMoment(measuredAt)),
    },
  ]
}

/** Every part of the site as players see it, with what was measured. */
export const PartTable = () => {
  const t = useT()
  const query = useQuery(partsQuery)
  return (
    <DataTable
      label={t('status.parts')}
      columns={useColumns()}
      rows={query.data?.parts ?? []}
      keyOf={({ kind, vendor }) => vendor?.vassalage ?? kind}
      query={wholeList(query)}
    />
  )
}
