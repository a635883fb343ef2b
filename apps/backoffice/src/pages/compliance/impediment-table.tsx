import { useInfiniteQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import {
  impedimentStates,
  type listImpediments,
  type OpsImpediment,
} from '@trevo/contract/ops/conduct/impediments.ts'
import { formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import styles from './compliance.module.css'
import { impedimentsQuery, type ComplianceAddress } from './use-compliance.ts'

type Register = Value<typeof listImpediments>['register']

const columnsOf = (t: T): readonly Column<OpsImpediment>[] => [
  { key: 'member', heading: t('word.member'), cell: (row) => <b>{row.username}</b> },
  {
    key: 'step',
    heading: t('compliance.step'),
    cell: (row) =>
      row.endedAt === null ? t(`compliance.step.${row.step}`) : t('compliance.ended'),
  },
  {
    key: 'due',
    heading: t('compliance.due'),
    cell: (row) =>
      row.dueAt === null ? (
        '–'
      ) : (
        <span className={row.isLate ? 'o-pill o-bad' : undefined}>{formatMoment(row.dueAt)}</span>
      ),
  },
  {
    key: 'money',
    heading: t('compliance.money'),
    cell: (row) => (row.isUndeliverable ? t('compliance.undeliverable') : '–'),
  },
  {
    key: 'reasons',
    heading: t('compliance.reasons'),
    isExtra: true,
    cell: (row) => row.reasons.join(', '),
  },
  {
    key: 'since',
    heading: t('compliance.detected'),
    isMuted: true,
    isExtra: true,
    cell: (row) => formatMoment(row.detectedAt),
  },
]

/** How the register answers. */
const RegisterState = ({ register }: { readonly register: Register }) => {
  const t = useT()
  const { waiting, waitingSince, lastAnswerAt } = register
  const isWaiting = waiting > 0 && waitingSince !== null
  return (
    <p className={isWaiting ? styles['waiting'] : styles['answers']} role="status">
      {isWaiting
        ? t('compliance.waiting', { count: waiting, since: formatMoment(waitingSince) })
        : t('compliance.answers', { at: lastAnswerAt ? formatMoment(lastAnswerAt) : '–' })}
    </p>
  )
}

/** Above the list: its filter, and how the register answers. */
export const ImpedimentBar = ({ of }: { readonly of: ComplianceAddress }) => {
  const t = useT()
  const { state, isIgnored, change } = of
  const { data } = useInfiniteQuery(impedimentsQuery({ state }))
  const register = data?.pages[0]?.register
  const states = impedimentStates.map((value) => ({ value, text: t(`compliance.state.${value}`) }))
  return (
    <>
      <FilterBar
        fields={[
          {
            name: 'state',
            label: t('compliance.state'),
            kind: 'choice',
            any: t('compliance.anyState'),
            options: states,
          },
        ]}
        values={{ state }}
        isIgnored={isIgnored}
        onChange={change}
      />
      {register && <RegisterState register={register} />}
    </>
  )
}

/** Impediments with the step of their clock and its deadline. */
export const ImpedimentTable = ({ of }: { readonly of: ComplianceAddress }) => {
  const t = useT()
  const { state, row: open, change } = of
  const query = useInfiniteQuery(impedimentsQuery({ state }))
  const rows = rowsOf(query.data)
  const keyOf = ({ impedimentId }: OpsImpediment) => impedimentId
  const work = useWorkColumn({ kind: 'impediment', rows, keyOf, openKey: open })
  return (
    <DataTable
      label={t('compliance.tab.impediments')}
      columns={[...columnsOf(t), work]}
      rows={rows}
      keyOf={keyOf}
      query={query}
      openKey={open}
      emptyText={t('compliance.noImpediments')}
      onOpen={(key) => change({ row: key })}
      onClose={() => change({ row: '' })}
    />
  )
}
