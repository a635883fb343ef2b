import {
  assignIncident,
  closeIncident,
  noteIncident,
  showIncident,
} from '@trevo/api-client/ops-endpoints.ts'
import type { IncidentDetail } from '@trevo/contract/ops/games/incidents.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { showToast } from '@trevo/ui/toast.tsx'
import { ask, call } from '../../core/api.ts'
import { formatMomentInFull } from '../../core/format.ts'
import { useOperator, useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { LongInput } from '../../parts/inputs.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './games.module.css'
import { useIncidentName } from './incident-name.ts'

const useAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['games', 'incidents'] })
}

const History = ({ events }: Pick<IncidentDetail, 'events'>) => {
  const t = useT()
  if (events.length === 0) return null
  return (
    <Panel title={t('games.incident.history')}>
      <FactList
        items={events.map(({ kind, operator, note, at }) => ({
          label: `${formatMomentInFull(at)} · ${operator}`,
          value: `${t(`games.incident.event.${kind}`)}${note === null ? '' : `: ${note}`}`,
        }))}
      />
    </Panel>
  )
}

const NoteBox = ({ incidentId }: { readonly incidentId: string }) => {
  const t = useT()
  const again = useAgain()
  const draft = useDraft(`incident note ${incidentId}`)
  const [error, setError] = useState('')
  const save = async (): Promise<void> => {
    const body = { text: draft.text.trim() }
    const answer = await call(noteIncident, { params: { incidentId }, body })
    setError(answer.ok ? '' : answer.message)
    if (!answer.ok) return
    draft.forget()
    await again()
  }
  const canSave = draft.text.trim().length >= 2
  return (
    <div className={styles['acts']}>
      <LongInput
        label={t('word.note')}
        value={draft.text}
        max={500}
        rows={2}
        error={error}
        onChange={draft.change}
      />
      <button
        type="button"
        className="o-btn"
        aria-disabled={!canSave}
        onClick={() => canSave && void save()}
      >
        {t('games.incident.saveNote')}
      </button>
    </div>
  )
}

const CloseDialog = ({
  incidentId,
  onClose,
}: {
  readonly incidentId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useAgain()
  return (
    <ActDialog
      title={t('games.incident.close')}
      draft={`incident ${incidentId}`}
      confirm={t('games.incident.close')}
      done={t('games.incident.closed')}
      onConfirm={async ({ reason }) => {
        const answer = await call(closeIncident, { params: { incidentId }, body: { reason } })
        await again()
        return answer
      }}
      onClose={onClose}
    />
  )
}

const Facts = ({ incident }: { readonly incident: IncidentDetail }) => {
  const t = useT()
  const { round } = incident
  return (
    <Panel title={t('games.incident.what')}>
      <FactList
        items={[
          { label: t('word.owner'), value: incident.owner ?? '–' },
          { label: t('games.incident.about'), value: incident.about },
          ...(round
            ? [
                {
                  label: t('word.round'),
                  value: (
                    <Link
                      className="o-link"
                      to={`/games/rounds/${encodeURIComponent(round.roundId)}?vendor=${encodeURIComponent(round.vendor)}`}
                    >
                      {round.roundId}
                    </Link>
                  ),
                },
              ]
            : []),
          ...Object.entries(incident.detail).map(([label, value]) => ({ label, value })),
        ]}
      />
    </Panel>
  )
}

/** One incident: what is known of it, who looks into it, and what they found. */
export const IncidentPanel = ({
  incidentId,
  onClose,
}: {
  readonly incidentId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useAgain()
  const nameOf = useIncidentName()
  const { operator: username } = useOperator()
  const mayDecide = useRight('games.decide') !== undefined
  const [isClosing, setClosing] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['games', 'incidents', 'one', incidentId],
    queryFn: () => ask(showIncident, { params: { incidentId } }),
    refetchInterval: 10_000,
  })
  const isMine = data?.owner === username
  const canAct = mayDecide && data?.closedAt === null
  const take = async (): Promise<void> => {
    if (!canAct) return
    const body = { isMine: !isMine }
    const answer = await call(assignIncident, { params: { incidentId }, body })
    if (!answer.ok) showToast(answer.message)
    await again()
  }
  useKeys({ t: () => void take(), c: () => canAct && setClosing(true) })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <>
      <RecordHead
        title={nameOf(data.what)}
        note={`${data.vendor} · ${formatMomentInFull(data.happenedAt)}`}
        onClose={onClose}
      />
      <Facts incident={data} />
      <History events={data.events} />
      {mayDecide ? <NoteBox incidentId={incidentId} /> : <p>{needs(t, 'games.decide')}</p>}
      {canAct && (
        <div className={styles['acts']}>
          <button type="button" className="o-btn" onClick={() => void take()}>
            {t(isMine ? 'games.incident.giveBack' : 'games.incident.take')} <kbd>T</kbd>
          </button>
          <button type="button" className="o-btn o-go" onClick={() => setClosing(true)}>
            {t('games.incident.close')} <kbd>C</kbd>
          </button>
        </div>
      )}
      {isClosing && <CloseDialog incidentId={incidentId} onClose={() => setClosing(false)} />}
    </>
  )
}
