import type { Value } from '@trevo/contract/endpoint.ts'
import type { showImpediment } from '@trevo/contract/ops/conduct/impediments.ts'
import { recheckImpediment } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { ItemWorkers } from '../../parts/workers.tsx'
import { PartState } from '../../shell/page-states.tsx'
import styles from './compliance.module.css'
import { impedimentQuery } from './use-compliance.ts'

const eventKinds = [
  'detected',
  'noticed',
  'plays_ended',
  'stake_returned',
  'return_ordered',
  'undeliverable',
  'closed',
  'returned',
  'ended',
  'rechecked',
] as const

/** What happened, in words; a kind that this version does not know bears its own name. */
const nameEvent = (t: T, kind: string): string => {
  const one = eventKinds.find((name) => name === kind)
  return one === undefined ? kind : t(`compliance.event.${one}`)
}

type Shown = Value<typeof showImpediment>

/** The steps with their deadlines, and the void bets. */
const Clock = ({ of: one }: { readonly of: Shown }) => {
  const t = useT()
  const { deadlines, voidStakes } = one
  const step = (at: string | null, until: string) =>
    at === null
      ? t('compliance.dueBy', { date: formatMoment(until) })
      : t('compliance.doneAt', { date: formatMoment(at) })
  return (
    <FactList
      items={[
        { label: t('compliance.since'), value: formatMoment(one.since) },
        { label: t('compliance.detected'), value: formatMoment(one.detectedAt) },
        { label: t('compliance.step.notice'), value: step(one.noticedAt, deadlines.noticeUntil) },
        {
          label: t('compliance.step.withdrawal'),
          value: t('compliance.dueBy', { date: formatMoment(deadlines.withdrawUntil) }),
        },
        { label: t('compliance.step.closing'), value: step(one.closedAt, deadlines.closeUntil) },
        { label: t('compliance.step.rest'), value: step(one.returnedAt, deadlines.returnUntil) },
        {
          label: t('compliance.voidStakes'),
          value: `${voidStakes.count} · ${formatReais(voidStakes.returned)}`,
        },
        ...(one.isUndeliverable
          ? [
              {
                label: t('compliance.money'),
                value: t('compliance.undeliverable'),
                tone: 'warn' as const,
              },
            ]
          : []),
      ]}
    />
  )
}

/** What happened, and the questions to the register. */
const History = ({ of: { events, calls } }: { readonly of: Shown }) => {
  const t = useT()
  return (
    <>
      <h2>{t('compliance.events')}</h2>
      <FactList
        items={events.map(({ kind, at }) => ({
          label: formatMoment(at),
          value: nameEvent(t, kind),
        }))}
      />
      <h2>{t('compliance.calls')}</h2>
      <FactList
        items={calls.map(({ at, cause, outcome, failure, operator }) => ({
          label: formatMoment(at),
          value: [
            t(`compliance.outcome.${outcome}`),
            t(`compliance.cause.${cause}`),
            failure,
            operator,
          ]
            .filter((part) => part !== null)
            .join(' · '),
        }))}
      />
    </>
  )
}

/** An impediment: its clock, void stakes, what happened, and the questions to the register. R asks again. */
export const ImpedimentPanel = ({
  id,
  onClose,
}: {
  readonly id: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const mayRecheck = useRight('exclusion.recheck') !== undefined
  const [isAsking, setAsking] = useState(false)
  const { data: one, error } = useQuery(impedimentQuery(id))
  useKeys({ r: () => setAsking(mayRecheck) })
  if (!one) return <PartState error={error} />
  return (
    <div className={styles['panel']}>
      <RecordHead title={one.username} note={one.reasons.join(', ')} onClose={onClose} />
      <div className="o-acts">
        <ItemWorkers kind="impediment" targetId={id} />
        {!mayRecheck && <p className="o-muted">{needs(t, 'exclusion.recheck')}</p>}
        <Link className="o-btn" to={`/members/${one.customerId}`}>
          {t('word.member')}
        </Link>
        <button
          type="button"
          className="o-btn o-go"
          aria-disabled={!mayRecheck}
          onClick={() => setAsking(mayRecheck)}
        >
          {t('compliance.recheck')} <kbd>R</kbd>
        </button>
      </div>
      <Clock of={one} />
      <History of={one} />
      {isAsking && (
        <ActDialog
          title={t('compliance.recheck')}
          draft={`recheck ${id}`}
          confirm={t('compliance.recheck')}
          done={t('compliance.rechecked')}
          onClose={() => setAsking(false)}
          onConfirm={async ({ reason }) => {
            const answer = await call(recheckImpediment, {
              params: { impedimentId: id },
              body: { reason },
            })
            await queries.invalidateQueries({ queryKey: ['impediment'] })
            await queries.invalidateQueries({ queryKey: ['impediments'] })
            return answer
          }}
        />
      )}
    </div>
  )
}
