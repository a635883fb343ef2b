import { closeAmlAlert, noteAmlAlert, openAmlCase } from '@trevo/api-client/ops-endpoints.ts'
import type { AmlAlertWhole } from '@trevo/contract/ops/compliance/aml.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useAmlAgain } from './use-aml.ts'

type Choice = 'note' | 'case' | 'close'
type Props = { readonly of: AmlAlertWhole; readonly onNext: () => void }
type DialogProps = Props & { readonly onClose: () => void }

const titleMin = 2
const titleMax = 120

const CloseDialog = ({ of, onNext, onClose }: DialogProps) => {
  const t = useT()
  const again = useAmlAgain()
  return (
    <ActDialog
      title={`${t('aml.close')}: ${of.username}`}
      draft={`aml close ${of.alertId}`}
      confirm={t('aml.close')}
      done={t('aml.closed')}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const answer = await call(closeAmlAlert, {
          params: { alertId: of.alertId },
          body: { reason },
        })
        if (answer.ok) {
          onNext()
          await again()
        }
        return answer
      }}
    />
  )
}

const CaseDialog = ({ of, onNext, onClose }: DialogProps) => {
  const t = useT()
  const again = useAmlAgain()
  const [title, setTitle] = useState(`${t(`aml.rule.${of.rule}`)}: ${of.username}`)
  return (
    <ActDialog
      title={`${t('aml.makeCase')}: ${of.username}`}
      draft={`aml case ${of.alertId}`}
      confirm={t('aml.makeCase')}
      done={t('aml.caseMade')}
      problem={title.trim().length < titleMin ? t('aml.titleMissing') : undefined}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const body = { alertId: of.alertId, title: title.trim(), reason }
        const answer = await call(openAmlCase, { body })
        if (answer.ok) {
          onNext()
          await again()
        }
        return answer
      }}
    >
      <p className="o-muted">{t('aml.makeCaseMeans')}</p>
      <Field label={t('aml.caseTitle')}>
        <input
          value={title}
          maxLength={titleMax}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

const buttons = [
  { choice: 'note', key: 'N', look: undefined, text: 'aml.addNote' },
  { choice: 'case', key: 'M', look: 'o-no', text: 'aml.makeCase' },
  { choice: 'close', key: 'C', look: 'o-go', text: 'aml.close' },
] as const

/** What can be done with an alert; keys are on the buttons. */
export const AlertActs = ({ of, onNext }: Props) => {
  const t = useT()
  const again = useAmlAgain()
  const may = useRight('aml.decide') !== undefined
  const [choice, setChoice] = useState<Choice>()
  const offered = buttons.filter((button) => of.state === 'open' || button.choice === 'note')
  const dialog = { of, onNext, onClose: () => setChoice(undefined) }
  return (
    <ActButtons
      acts={offered.map((act) => ({ ...act, text: t(act.text), may }))}
      whose={!may && needs(t, 'aml.decide')}
      onChoose={setChoice}
    >
      {choice === 'close' && <CloseDialog {...dialog} />}
      {choice === 'case' && <CaseDialog {...dialog} />}
      {choice === 'note' && (
        <NoteDialog
          draft={`aml note ${of.alertId}`}
          onClose={dialog.onClose}
          onSave={async ({ clientId, note }) => {
            const params = { alertId: of.alertId }
            const answer = await call(noteAmlAlert, { params, body: { clientId, note } })
            if (answer.ok) await again()
            return answer
          }}
        />
      )}
    </ActButtons>
  )
}
