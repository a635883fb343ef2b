import { adjustBalance } from '@trevo/api-client/ops-endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import {
  adjustmentCauses,
  type AdjustmentCause,
  type openAdjustment,
} from '@trevo/contract/ops/ledger/ledger.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../core/api.ts'
import { formatMomentInFull, formatReais, formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import { Field } from '../../parts/field.tsx'
import { focusOnce } from '../../core/focus-once.ts'
import { readAmountAboveZero } from '../../core/plain-amount.ts'
import { AddEvidence } from './add-evidence.tsx'
import { nameKind } from './name-kind.ts'
import styles from './ledger.module.css'

type Opened = Value<typeof openAdjustment>

const About = ({
  opened,
  about,
  onChange,
}: {
  readonly opened: Opened
  readonly about: string
  readonly onChange: (about: string) => void
}) => {
  const t = useT()
  return (
    <Field label={t('ledger.about')} hint={t('ledger.aboutHint')}>
      <select value={about} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t('ledger.aboutNone')}</option>
        {opened.latest.map((one) => (
          <option key={one.transferId} value={one.transferId}>
            {`${formatMomentInFull(one.at)} · ${nameKind(t, one.kind)} · ${formatSigned(one.amount)}`}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Everything that is typed is a draft of the tab, by member. */
const useFields = (memberId: string) => {
  const amount = useDraft(`adjust amount ${memberId}`)
  const evidence = useDraft(`adjust evidence ${memberId}`)
  const filesText = useDraft(`adjust files ${memberId}`)
  const files = filesText.text.split(' ').filter(Boolean)
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit')
  const [cause, setCause] = useState<AdjustmentCause>('failed_round')
  const [about, setAbout] = useState('')
  return {
    amount,
    evidence,
    files,
    filesText,
    direction,
    setDirection,
    cause,
    setCause,
    about,
    setAbout,
  }
}

type Fields = ReturnType<typeof useFields>

const Direction = ({ fields }: { readonly fields: Fields }) => {
  const t = useT()
  return (
    <fieldset className={styles['direction']}>
      <legend>{t('ledger.direction')}</legend>
      {(['credit', 'debit'] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="direction"
            checked={fields.direction === value}
            onChange={() => fields.setDirection(value)}
          />
          {t(`ledger.direction.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

const Cause = ({ fields }: { readonly fields: Fields }) => {
  const t = useT()
  return (
    <Field label={t('ledger.cause')}>
      <select
        value={fields.cause}
        onChange={({ currentTarget }) =>
          fields.setCause(
            adjustmentCauses.find((one) => one === currentTarget.value) ?? 'failed_round',
          )
        }
      >
        {adjustmentCauses.map((value) => (
          <option key={value} value={value}>
            {t(`ledger.cause.${value}`)}
          </option>
        ))}
      </select>
    </Field>
  )
}

const Confirm = ({
  opened,
  fields,
  amount,
  onClose,
}: {
  readonly opened: Opened
  readonly fields: Fields
  readonly amount: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { direction, cause, about, evidence, files } = fields
  const signed = direction === 'credit' ? amount : `-${amount}`
  const before = { member: opened.username, house: 'adjustments' }
  return (
    <ActDialog
      title={t('ledger.adjust')}
      draft={`adjust ${opened.memberId}`}
      confirm={t('ledger.ask', { amount: formatReais(signed) })}
      isSecond
      done={t('ledger.adjusted')}
      change={{
        before,
        after: {
          ...before,
          adjusted: signed,
          cause: t(`ledger.cause.${cause}`),
          ...(about !== '' && { transfer: about }),
          evidence: evidence.text.trim(),
          ...(files.length > 0 && { evidenceFiles: files.map((_, index) => index + 1) }),
        },
      }}
      onConfirm={async ({ reason, requestId }) => {
        const answer = await call(adjustBalance, {
          body: {
            adjustmentId: requestId,
            member: opened.memberId,
            direction,
            amount,
            cause,
            ...(about !== '' && { about }),
            evidence: evidence.text.trim(),
            files,
            reason,
          },
        })
        if (answer.ok) {
          fields.amount.forget()
          evidence.forget()
          fields.filesText.forget()
          await queries.invalidateQueries({ queryKey: ['adjust'] })
        }
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** The fields of an adjustment; the reason is asked for when it is confirmed. */
export const AdjustForm = ({ opened }: { readonly opened: Opened }) => {
  const t = useT()
  const fields = useFields(opened.memberId)
  const [problem, setProblem] = useState<'amount' | 'evidence'>()
  const [isAsking, setAsking] = useState(false)
  const amount = readAmountAboveZero(fields.amount.text) ?? undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong =
      amount === undefined
        ? 'amount'
        : fields.evidence.text.trim().length < 2
          ? 'evidence'
          : undefined
    setProblem(wrong)
    if (!wrong) setAsking(true)
  }
  return (
    <>
      <form className={styles['form']} onSubmit={submit}>
        <Direction fields={fields} />
        <Field
          label={t('ledger.amount')}
          error={problem === 'amount' ? t('ledger.amountWrong') : undefined}
        >
          <input
            ref={focusOnce}
            inputMode="decimal"
            maxLength={15}
            value={fields.amount.text}
            onChange={({ currentTarget }) => fields.amount.change(currentTarget.value)}
          />
        </Field>
        <Cause fields={fields} />
        <About opened={opened} about={fields.about} onChange={fields.setAbout} />
        <Field
          label={t('ledger.evidence')}
          hint={t('ledger.evidenceHint')}
          error={problem === 'evidence' ? t('ledger.evidenceMissing') : undefined}
        >
          <textarea
            rows={3}
            maxLength={500}
            value={fields.evidence.text}
            onChange={({ currentTarget }) => fields.evidence.change(currentTarget.value)}
          />
        </Field>
        <AddEvidence
          memberId={opened.memberId}
          files={fields.files}
          onChange={(files) => fields.filesText.change(files.join(' '))}
        />
        <div>
          <button type="submit" className="o-btn o-go">
            {t('ledger.continue')} <EnterKey />
          </button>
        </div>
      </form>
      {isAsking && amount !== undefined && (
        <Confirm opened={opened} fields={fields} amount={amount} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
