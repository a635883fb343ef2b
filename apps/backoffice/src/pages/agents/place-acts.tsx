import { moveBelow, promoteToAgent } from '@trevo/api-client/ops-endpoints.ts'
import type { TreePlace } from '@trevo/contract/ops/agents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './agents.module.css'

type Of = { readonly place: TreePlace; readonly onClose: () => void }

const useReadAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['agents'] })
}

const MoveDialog = ({ place, onClose }: Of) => {
  const t = useT()
  const readAgain = useReadAgain()
  const before = place.above.at(-1) ?? null
  const [typed, setTyped] = useState(before ?? '')
  const upline = typed.trim() === '' ? null : typed.trim()
  return (
    <ActDialog
      title={t('agents.move')}
      draft={`move ${place.username}`}
      confirm={t('agents.move')}
      change={{ before: { upline: before }, after: { upline } }}
      problem={upline === before ? t('agents.problem.same') : undefined}
      done={t('agents.moved')}
      onConfirm={async ({ reason }) => {
        const answer = await call(moveBelow, {
          body: { username: place.username, upline, reason },
        })
        await readAgain()
        return answer
      }}
      onClose={onClose}
    >
      <Field label={t('fact.upline')} hint={t('agents.moveHint')}>
        <input
          maxLength={64}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

const TypeDialog = ({ place, onClose }: Of) => {
  const t = useT()
  const readAgain = useReadAgain()
  const [typed, setTyped] = useState(String(place.type))
  const isGood = /^\d{1,4}$/.test(typed) && Number(typed) !== place.type
  return (
    <ActDialog
      title={t('agents.setType')}
      draft={`type ${place.username}`}
      confirm={t('agents.setType')}
      change={{ before: { type: place.type }, after: { type: Number(typed) } }}
      problem={isGood ? undefined : t('agents.problem.same')}
      done={t('agents.typeSet')}
      onConfirm={async ({ reason }) => {
        const answer = await call(promoteToAgent, {
          body: { username: place.username, type: Number(typed), reason },
        })
        await readAgain()
        return answer
      }}
      onClose={onClose}
    >
      <Field label={t('fact.type')} hint={t('agents.typeHint')}>
        <input
          inputMode="numeric"
          maxLength={4}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

/** Moves somebody with the team below, or makes them an agent of another type. */
export const PlaceActs = ({ place }: { readonly place: TreePlace }) => {
  const t = useT()
  const [act, setAct] = useState<'move' | 'type'>()
  const close = () => setAct(undefined)
  return (
    <div className={styles['acts']}>
      <button type="button" className="o-btn" onClick={() => setAct('move')}>
        {t('agents.move')}
      </button>
      <button type="button" className="o-btn" onClick={() => setAct('type')}>
        {t('agents.setType')}
      </button>
      {act === 'move' && <MoveDialog place={place} onClose={close} />}
      {act === 'type' && <TypeDialog place={place} onClose={close} />}
    </div>
  )
}
