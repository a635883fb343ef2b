import { changeRiskCase } from '@trevo/api-client/ops-endpoints.ts'
import { caseStates, type RiskCaseWhole } from '@trevo/contract/ops/risk/risk.ts'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useOperator, useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './risk.module.css'
import { caseQuery, useRiskAgain } from './use-risk.ts'

type Change = {
  readonly note?: string
  readonly state?: RiskCaseWhole['state']
  readonly owner?: string | null
}

/** Saves changes one after another; what was typed stays until it arrived. */
const useSave = (caseId: string, forgetNote: () => void) => {
  const again = useRiskAgain()
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  return async (change: Change): Promise<void> => {
    const answer = await call(changeRiskCase, { params: { caseId }, body: { clientId, ...change } })
    if (!answer.ok) {
      showToast(answer.message, 'bad')
      return
    }
    setClientId(crypto.randomUUID())
    if (change.note !== undefined) forgetNote()
    await again()
  }
}

const Acts = ({
  of: { state, owner },
  save,
}: {
  readonly of: RiskCaseWhole
  readonly save: (change: Change) => Promise<void>
}) => {
  const t = useT()
  const { operator } = useOperator()
  const mayDecide = useRight('risk.decide') !== undefined
  const act = (change: Change) => mayDecide && void save(change)
  return (
    <div className={styles['acts']}>
      {caseStates
        .filter((one) => one !== state)
        .map((one) => (
          <button
            key={one}
            type="button"
            className="o-btn"
            aria-disabled={!mayDecide}
            onClick={() => act({ state: one })}
          >
            {t(`risk.make.${one}`)}
          </button>
        ))}
      {owner !== operator && (
        <button
          type="button"
          className="o-btn"
          aria-disabled={!mayDecide}
          onClick={() => act({ owner: operator })}
        >
          {t('risk.take')}
        </button>
      )}
    </div>
  )
}

const NoteForm = ({
  note,
  save,
}: {
  readonly note: ReturnType<typeof useDraft>
  readonly save: (change: Change) => Promise<void>
}) => {
  const t = useT()
  const mayDecide = useRight('risk.decide') !== undefined
  return (
    <form
      className={styles['note']}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayDecide && note.text.trim() !== '') void save({ note: note.text.trim() })
      }}
    >
      <textarea
        rows={3}
        maxLength={1_000}
        aria-label={t('word.note')}
        placeholder={t('word.note')}
        value={note.text}
        onChange={({ currentTarget }) => note.change(currentTarget.value)}
      />
      <button type="submit" className="o-btn" aria-disabled={!mayDecide}>
        {t('risk.addNote')}
      </button>
    </form>
  )
}

const Whole = ({ of, onClose }: { readonly of: RiskCaseWhole; readonly onClose: () => void }) => {
  const t = useT()
  const { caseId, title, state, owner, openedBy, openedAt, members, events } = of
  const note = useDraft(`case note ${caseId}`)
  const save = useSave(caseId, note.forget)
  return (
    <>
      <RecordHead
        title={title}
        note={t('risk.openedBy', { operator: openedBy, at: formatMoment(openedAt) })}
        onClose={onClose}
      />
      <div className={styles['record']}>
        <Acts of={of} save={save} />
        <FactList
          items={[
            { label: t('word.state'), value: t(`risk.case.${state}`) },
            { label: t('word.owner'), value: owner ?? '–' },
            ...members.map(({ username }) => ({
              label: t('word.member'),
              value: (
                <Link className="o-link" to={`/risk?tab=links&member=${username}`}>
                  {username}
                </Link>
              ),
            })),
          ]}
        />
        <Panel title={t('risk.happened')}>
          <FactList
            items={events.map(({ at, operator: by, kind, text }) => ({
              label: `${formatMoment(at)} ${t(`risk.event.${kind}`)}, ${by}`,
              value: text,
            }))}
          />
        </Panel>
        <NoteForm note={note} save={save} />
      </div>
    </>
  )
}

/** A case with its members, owner, state and everything that happened. */
export const CasePanel = ({
  caseId,
  onClose,
}: {
  readonly caseId: string
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(caseQuery(caseId))
  if (data) return <Whole of={data} onClose={onClose} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}
