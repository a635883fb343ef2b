import type { OperatorMission as Mission } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatMoment } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT, type T } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { DataTable, type Column } from '../../../parts/data-table.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { missionsQuery } from './loyalty-queries.ts'
import styles from './settings.module.css'

const missionColumns = (t: T): readonly Column<Mission>[] => [
  { key: 'name', heading: t('word.name'), cell: (row) => <b>{row.names.PT}</b> },
  {
    key: 'state',
    heading: t('word.state'),
    cell: (row) => t(`loyalty.state.${row.state}`),
  },
  {
    key: 'period',
    heading: t('fact.period'),
    cell: (row) => t(`loyalty.period.${row.period}`),
  },
  {
    key: 'counts',
    heading: t('loyalty.field.counts'),
    isExtra: true,
    cell: (row) => t(`loyalty.counts.${row.type}`),
  },
  {
    key: 'target',
    heading: t('fact.target'),
    kind: 'number',
    cell: (row) => (row.type === 'STAKED' ? formatAmount(row.target) : row.target),
  },
  {
    key: 'prize',
    heading: t('fact.prize'),
    cell: ({ prize }) =>
      prize.draw ? t(`loyalty.ticket.${prize.draw}`) : t(`loyalty.prize.${prize.type}`),
  },
  {
    key: 'worth',
    heading: t('loyalty.worth'),
    kind: 'number',
    cell: (row) => formatAmount(row.worth),
  },
  {
    key: 'given',
    heading: t('loyalty.given30'),
    kind: 'number',
    isExtra: true,
    cell: ({ given }) => (given.isCut ? `${given.count}+` : given.count),
  },
  {
    key: 'members',
    heading: t('office.members'),
    kind: 'number',
    isExtra: true,
    cell: ({ given }) => given.members,
  },
  {
    key: 'starts',
    heading: t('word.starts'),
    isMuted: true,
    isExtra: true,
    cell: (row) => formatMoment(row.startsAt),
  },
  {
    key: 'ends',
    heading: t('word.ends'),
    isMuted: true,
    cell: (row) => (row.endsAt === null ? '–' : formatMoment(row.endsAt)),
  },
]

/** Missions that run, begin or are over, with what was given for them. */
export const MissionList = ({ of }: { readonly of: LoyaltyAddress }) => {
  const t = useT()
  const state = of.part === 'ended' ? 'ended' : 'current'
  const query = useInfiniteQuery(missionsQuery(state))
  const mayChange = useRight('loyalty.change') !== undefined
  const add = () => {
    if (mayChange) of.change({ row: 'new' })
  }
  useKeys({ n: add })
  return (
    <>
      <div className={styles['listBar']}>
        <Tabs
          label={t('word.state')}
          tabs={[
            { value: 'current', text: t('loyalty.current') },
            { value: 'ended', text: t('loyalty.state.ended') },
          ]}
          value={state}
          onChange={(value) => of.change({ part: value === 'current' ? '' : value })}
        />
        <button type="button" className="o-btn" aria-disabled={!mayChange} onClick={add}>
          {t('loyalty.newMission')} <kbd>N</kbd>
        </button>
      </div>
      <DataTable
        label={t('loyalty.tab.missions')}
        columns={missionColumns(t)}
        rows={query.data?.pages.flatMap(({ list }) => list) ?? []}
        keyOf={({ missionId }) => String(missionId)}
        query={query}
        openKey={of.row}
        emptyText={t('loyalty.noMissions')}
        onOpen={(key) => of.change({ row: key })}
        onClose={() => of.change({ row: '' })}
      />
    </>
  )
}
