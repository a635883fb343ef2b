import { reviewPlayRisk } from '@trevo/api-client/ops-endpoints.ts'
import type { PlayRiskPerson } from '@trevo/contract/ops/conduct/play-risk.ts'
import type { RiskLevel } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './play-risk.module.css'

const levels: readonly RiskLevel[] = [3, 2, 1, 0]

type Props = { readonly shown: PlayRiskPerson; readonly onNext: () => void }

const ReviewDialog = ({ shown, onNext, onClose }: Props & { readonly onClose: () => void }) => {
  const t = useT()
  const queries = useQueryClient()
  const { personId, username } = shown
  const [level, setLevel] = useState<RiskLevel>(shown.level)
  const [nextLookOn, setNextLookOn] = useState('')
  const [propose, setPropose] = useState(false)
  return (
    <ActDialog
      title={t('playRisk.dialog', { member: username })}
      draft={`play-risk ${personId}`}
      confirm={t('playRisk.decide')}
      done={t('playRisk.decided')}
      problem={nextLookOn === '' ? t('playRisk.dayMissing') : undefined}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const body = { level, propose, nextLookOn, reason }
        const answer = await call(reviewPlayRisk, { params: { personId }, body })
        if (answer.ok) {
          onNext()
          await queries.invalidateQueries({ queryKey: ['play-risk'] })
        }
        return answer
      }}
    >
      <Field label={t('playRisk.level')}>
        <select
          value={level}
          onChange={({ currentTarget }) =>
            setLevel(levels.find((one) => String(one) === currentTarget.value) ?? shown.level)
          }
        >
          {levels.map((one) => (
            <option key={one} value={one}>
              {t(`playRisk.level.${one}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('playRisk.nextLook')}>
        <input
          type="date"
          value={nextLookOn}
          onChange={({ currentTarget }) => setNextLookOn(currentTarget.value)}
        />
      </Field>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={propose}
          onChange={({ currentTarget }) => setPropose(currentTarget.checked)}
        />
        {t('playRisk.propose')}
      </label>
    </ActDialog>
  )
}

/** The decision about who waits for one. */
export const ReviewActs = ({ shown, onNext }: Props) => {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const may = useRight('play.review') !== undefined
  if (shown.review === null) return null
  return (
    <ActButtons
      acts={[{ choice: 'decide', key: 'A', look: 'o-go', text: t('playRisk.decide'), may }]}
      whose={!may && needs(t, 'play.review')}
      onChoose={() => setIsOpen(true)}
    >
      {isOpen && <ReviewDialog shown={shown} onNext={onNext} onClose={() => setIsOpen(false)} />}
    </ActButtons>
  )
}
