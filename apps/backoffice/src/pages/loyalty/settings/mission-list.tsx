import type { OperatorMission as Mission } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatMoment } from '../../../core/format.ts'
import { useT, type T } from '../../../core/texts.tsx'
import type { Column } from '../../../parts/data-table.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { missionsQuery } from './loyalty-queries.ts'
import { SettingList } from './setting-list.tsx'

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
  return (
    <SettingList
      of={of}
      label={t('loyalty.tab.missions')}
      parts={[
        { value: '', text: t('loyalty.current') },
        { value: 'ended', text: t('loyalty.state.ended') },
      ]}
      add={t('loyalty.newMission')}
      columns={missionColumns(t)}
      idOf={({ missionId }) => missionId}
      query={useInfiniteQuery(missionsQuery(of.part === 'ended' ? 'ended' : 'current'))}
      emptyText={t('loyalty.noMissions')}
    />
  )
}
