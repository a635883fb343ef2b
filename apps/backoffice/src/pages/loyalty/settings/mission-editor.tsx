import type { OperatorMission as Mission } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { PartState } from '../../../shell/page-states.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { LookDialog, useAdjust } from './look-dialog.tsx'
import { missionsQuery } from './loyalty-queries.ts'
import { PlannedPanel, useIsBlocked } from './planned-panel.tsx'
import { SettingEditor } from './setting-editor.tsx'
import type { Draft } from './setting-draft.ts'
import styles from './settings.module.css'

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
const MissionActs = ({
  of,
  mission: found,
}: {
  readonly of: LoyaltyAddress
  readonly mission: Mission | undefined
}) => {
  const t = useT()
  const mayChange = useRight('loyalty.change') !== undefined
  const [act, setAct] = useState<'look' | 'end'>()
  const choose = (one: 'look' | 'end') => mayChange && setAct(one)
  const endsAt = found?.endsAt
  const isOver = found?.state === 'ended' || typeof endsAt === 'string'
  return (
    <>
      <div className={styles['choose']}>
        <button type="button" className="o-btn" onClick={() => of.change({ row: '' })}>
          {t('loyalty.toList')}
        </button>
        {found && !isOver && (
          <>
            <button
              type="button"
              className="o-btn"
              aria-disabled={!mayChange}
              onClick={() => choose('look')}
            >
              {t('loyalty.look')}
            </button>
            <button
              type="button"
              className="o-btn o-no"
              aria-disabled={!mayChange}
              onClick={() => choose('end')}
            >
              {t('loyalty.endMission')}
            </button>
          </>
        )}
        {typeof endsAt === 'string' && (
          <span className="o-muted">{t('loyalty.endsAt', { at: formatMoment(endsAt) })}</span>
        )}
      </div>
      {act === 'look' && found && (
        <LookDialog
          subject="mission"
          id={found.missionId}
          setting={found}
          onClose={() => setAct(undefined)}
        />
      )}
      {act === 'end' && found && <EndDialog mission={found} onClose={() => setAct(undefined)} />}
    </>
  )
}

/** A mission with other terms, or a new one. */
export const MissionEditor = ({ of, id }: { readonly of: LoyaltyAddress; readonly id: string }) => {
  const t = useT()
  const query = useInfiniteQuery(missionsQuery(of.part === 'ended' ? 'ended' : 'current'))
  const found = query.data?.pages
    .flatMap(({ list }) => list)
    .find((one) => String(one.missionId) === id)
  const target = `mission:${id}`
  const isBlocked = useIsBlocked(target)
  if (id !== 'new' && !found)
    return query.data ? <p>{t('loyalty.gone')}</p> : <PartState error={query.error} />
  const { state, startsAt, endsAt, worth: _worth, given: _given, ...setting } = found ?? {}
  const isOver = state === 'ended' || typeof endsAt === 'string'
  return (
    <div className={styles['stack']}>
      <MissionActs of={of} mission={found} />
      <PlannedPanel target={target} />
      <SettingEditor
        key={id}
        subject="mission"
        target={target}
        title={found ? found.names.PT : t('loyalty.newMission')}
        note={
          startsAt === undefined ? undefined : t('loyalty.since', { at: formatMoment(startsAt) })
        }
        current={found ? setting : null}
        fresh={fresh}
        isBlocked={isBlocked || isOver}
        onAsked={() => of.change({ row: '' })}
      />
    </div>
  )
}
