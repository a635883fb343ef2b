import type { OperatorMission as Mission } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../core/format.ts'
import { useT, type T } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { PartState } from '../../../shell/page-states.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { LookDialog, useAdjust } from './look-dialog.tsx'
import { missionsQuery } from './loyalty-queries.ts'
import type { Draft } from './setting-draft.ts'
import { SettingRecord, type DirectAct } from './setting-record.tsx'

const fresh: Draft = {
  subject: 'mission',
  missionId: null,
  names: { PT: '', EN: '' },
  drawing: 'bullseye',
  type: 'STAKED',
  period: 'DAILY',
  target: '100.00',
  after: null,
  prize: { type: 'cash', amount: '0.10', count: null, winTurnover: 0, draw: null },
  place: 100,
}

const EndDialog = ({
  mission,
  onClose,
}: {
  readonly mission: Mission
  readonly onClose: () => void
}) => {
  const t = useT()
  const adjust = useAdjust()
  const { missionId, names } = mission
  return (
    <ActDialog
      title={t('loyalty.endMission')}
      draft={`loyalty end ${missionId}`}
      confirm={t('loyalty.endMission')}
      isStop
      change={{
        before: { name: names.PT, state: 'running' },
        after: { name: names.PT, state: 'ended' },
      }}
      done={t('loyalty.endPlanned')}
      onConfirm={({ reason }) => adjust({ subject: 'missionEnd', missionId }, {}, reason)}
      onClose={onClose}
    >
      <p>{t('loyalty.endNote')}</p>
    </ActDialog>
  )
}

/** Names and picture at once, or the end with its period. */
const actsOf = (t: T, mission: Mission): readonly DirectAct[] => [
  {
    text: t('loyalty.look'),
    dialog: (onClose) => (
      <LookDialog subject="mission" id={mission.missionId} setting={mission} onClose={onClose} />
    ),
  },
  {
    text: t('loyalty.endMission'),
    isStop: true,
    dialog: (onClose) => <EndDialog mission={mission} onClose={onClose} />,
  },
]

/** A mission with other terms, or a new one. */
export const MissionEditor = ({ of, id }: { readonly of: LoyaltyAddress; readonly id: string }) => {
  const t = useT()
  const query = useInfiniteQuery(missionsQuery(of.part === 'ended' ? 'ended' : 'current'))
  const found = query.data?.pages
    .flatMap(({ list }) => list)
    .find((one) => String(one.missionId) === id)
  if (id !== 'new' && !found)
    return query.data ? <p>{t('loyalty.gone')}</p> : <PartState error={query.error} />
  const { state, startsAt, endsAt, worth: _worth, given: _given, ...setting } = found ?? {}
  const isEnding = typeof endsAt === 'string'
  const isOver = state === 'ended' || isEnding
  return (
    <SettingRecord
      of={of}
      id={id}
      subject="mission"
      title={found ? found.names.PT : t('loyalty.newMission')}
      note={startsAt === undefined ? undefined : t('loyalty.since', { at: formatMoment(startsAt) })}
      current={found ? setting : null}
      fresh={fresh}
      acts={found && !isOver ? actsOf(t, found) : []}
      actNote={
        isEnding && (
          <span className="o-muted">{t('loyalty.endsAt', { at: formatMoment(endsAt) })}</span>
        )
      }
      isOver={isOver}
    />
  )
}
