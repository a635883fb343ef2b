import { useInfiniteQuery } from '@tanstack/react-query'
import { impedimentStates } from '@trevo/contract/ops/conduct/impediments.ts'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import styles from './compliance.module.css'
import { impedimentsQuery, type ComplianceAddress } from './use-compliance.ts'

/** Impediments with the step of their clock and its deadline; above them how the register answers. */
export const ImpedimentTable = ({ of }: { readonly of: ComplianceAddress }) => {
  const t = useT()
  const { state, row: open, isIgnored, change } = of
  const query = useInfiniteQuery(impedimentsQuery({ state }))
  const register = query.data?.pages[0]?.register
  const states = impedimentStates.map((value) => ({ value, text: t(`compliance.state.${value}`) }))
  return (
    <>
      {register && (
        <p className={register.waiting > 0 ? styles['waiting'] : styles['answers']} role="status">
          {register.waiting > 0 && register.waitingSince
            ? t('compliance.waiting', {
                count: register.waiting,
                since: formatMoment(register.waitingSince),
              })
            : t('compliance.answers', {
                at: register.lastAnswerAt ? formatMoment(register.lastAnswerAt) : '–',
              })}
        </p>
      )}
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
      <DataTable
        label={t('compliance.tab.impediments')}
        columns={[
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
                <span className={row.isLate ? 'o-pill o-bad' : undefined}>
                  {formatMoment(row.dueAt)}
                </span>
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
        ]}
        rows={query.data?.pages.flatMap(({ list }) => list) ?? []}
        keyOf={({ impedimentId }) => impedimentId}
        query={query}
        openKey={open}
        emptyText={t('compliance.noImpediments')}
        onOpen={(key) => change({ row: key })}
        onClose={() => change({ row: '' })}
      />
    </>
  )
}
