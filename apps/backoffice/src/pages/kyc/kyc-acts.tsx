import { askKyc, decideKyc, reopenKyc } from '@trevo/api-client/ops-endpoints.ts'
import type { KycCase } from '@trevo/contract/ops/kyc/kyc.ts'
import {
  captureItems,
  causes,
  type CaptureItem,
  type Cause,
} from '@trevo/contract/wps/kyc/kyc-names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './kyc.module.css'

type Choice = 'verified' | 'refused' | 'ask' | 'reopen'

type Props = { readonly shown: KycCase; readonly onNext: () => void }
type DialogProps = Props & { readonly onClose: () => void }

/** What every act ends with: the list is read again, and the next case opens. */
const useDone = (onNext: () => void) => {
  const queries = useQueryClient()
  return async <Answer extends { readonly ok: boolean }>(answer: Answer): Promise<Answer> => {
    if (answer.ok) {
      onNext()
      await queries.invalidateQueries({ queryKey: ['kyc', 'list'] })
      await queries.invalidateQueries({ queryKey: ['kyc', 'case'] })
    }
    return answer
  }
}

const DecideDialog = ({
  shown,
  decision,
  onNext,
  onClose,
}: DialogProps & { readonly decision: 'verified' | 'refused' }) => {
  const t = useT()
  const done = useDone(onNext)
  const [cause, setCause] = useState<Cause | ''>(shown.causes[0] ?? '')
  const params = { caseId: shown.caseId }
  return (
    <ActDialog
      title={t(`kyc.dialog.${decision}`, { member: shown.username })}
      draft={`kyc ${decision}`}
      confirm={t(`kyc.act.${decision}`)}
      isStop={decision === 'refused'}
      done={t(`kyc.done.${decision}`)}
      problem={decision === 'refused' && cause === '' ? t('kyc.causeMissing') : undefined}
      onClose={onClose}
      onConfirm={async ({ reason }) =>
        done(
          await call(decideKyc, {
            params,
            body: { decision, reason, ...(decision === 'refused' && cause !== '' && { cause }) },
          }),
        )
      }
    >
      {decision === 'refused' && (
        <Field label={t('kyc.basedOn')}>
          <select
            value={cause}
            onChange={({ currentTarget }) =>
              setCause(causes.find((one) => one === currentTarget.value) ?? '')
            }
          >
            <option value="">{t('kyc.choose')}</option>
            {causes.map((one) => (
              <option key={one} value={one}>
                {t(`kyc.cause.${one}`)}
              </option>
            ))}
          </select>
        </Field>
      )}
    </ActDialog>
  )
}

const AskDialog = ({ shown, onNext, onClose }: DialogProps) => {
  const t = useT()
  const done = useDone(onNext)
  const [items, setItems] = useState<readonly CaptureItem[]>([])
  const toggle = (item: CaptureItem) =>
    setItems((before) =>
      before.includes(item) ? before.filter((one) => one !== item) : [...before, item],
    )
  return (
    <ActDialog
      title={t('kyc.dialog.ask', { member: shown.username })}
      draft={`kyc ask ${shown.caseId}`}
      confirm={t('kyc.act.ask')}
      done={t('kyc.done.ask')}
      problem={items.length === 0 ? t('kyc.itemMissing') : undefined}
      onClose={onClose}
      onConfirm={async ({ reason }) =>
        done(
          await call(askKyc, {
            params: { caseId: shown.caseId },
            body: { items: [...items], reason },
          }),
        )
      }
    >
      <p className="o-muted">{t('kyc.askText')}</p>
      <fieldset className={styles['items']}>
        <legend>{t('kyc.again')}</legend>
        {captureItems.map((item) => (
          <label key={item}>
            <input type="checkbox" checked={items.includes(item)} onChange={() => toggle(item)} />
            {item === 'form' ? t('kyc.item.form') : t(`kyc.image.${item}`)}
          </label>
        ))}
      </fieldset>
    </ActDialog>
  )
}

const ReopenDialog = ({ shown, onNext, onClose }: DialogProps) => {
  const t = useT()
  const done = useDone(onNext)
  return (
    <ActDialog
      title={t('kyc.dialog.reopen', { member: shown.username })}
      draft="kyc reopen"
      confirm={t('kyc.act.reopen')}
      done={t('kyc.done.reopen')}
      onClose={onClose}
      onConfirm={async ({ reason }) =>
        done(await call(reopenKyc, { params: { caseId: shown.caseId }, body: { reason } }))
      }
    >
      <p className="o-muted">{t('kyc.reopenText')}</p>
    </ActDialog>
  )
}

type Button = { readonly choice: Choice; readonly key: string; readonly look?: 'o-no' | 'o-go' }

const buttons = {
  review: [
    { choice: 'ask', key: 'Q' },
    { choice: 'refused', key: 'R', look: 'o-no' },
    { choice: 'verified', key: 'A', look: 'o-go' },
  ],
  verified: [{ choice: 'reopen', key: 'O', look: 'o-go' }],
  refused: [{ choice: 'reopen', key: 'O', look: 'o-go' }],
} as const satisfies Record<string, readonly Button[]>

const buttonsOf = (state: KycCase['state']): readonly Button[] =>
  state === 'review' || state === 'verified' || state === 'refused' ? buttons[state] : []

/** What can be done with a case in its state; keys are on the buttons. */
export const KycActs = ({ shown, onNext }: Props) => {
  const t = useT()
  const may = useRight('kyc.decide') !== undefined
  const [choice, setChoice] = useState<Choice>()
  const offered = buttonsOf(shown.state)
  if (offered.length === 0) return null
  const dialog = { shown, onNext, onClose: () => setChoice(undefined) }
  return (
    <ActButtons
      acts={offered.map((act) => ({ ...act, text: t(`kyc.act.${act.choice}`), may }))}
      whose={!may && needs(t, 'kyc.decide')}
      onChoose={setChoice}
    >
      {(choice === 'verified' || choice === 'refused') && (
        <DecideDialog {...dialog} decision={choice} />
      )}
      {choice === 'ask' && <AskDialog {...dialog} />}
      {choice === 'reopen' && <ReopenDialog {...dialog} />}
    </ActButtons>
  )
}
