import { askMember } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { caseQuery, refreshQueue } from './use-queue.ts'

type Wants = 'picture' | 'text'

const prepared: readonly { readonly key: OfficeKey; readonly wants: Wants }[] = [
  { key: 'payouts.ask.document', wants: 'picture' },
  { key: 'payouts.ask.holder', wants: 'picture' },
  { key: 'payouts.ask.source', wants: 'text' },
]

const questionMin = 2

/** Questions that are asked often; choosing one fills the field. */
const Prepared = ({
  onChoose,
}: {
  readonly onChoose: (question: string, wants: Wants) => void
}) => {
  const t = useT()
  return (
    <Field label={t('payouts.ask.prepared')}>
      <select
        value=""
        onChange={({ currentTarget }) => {
          const chosen = prepared.find(({ key }) => key === currentTarget.value)
          if (chosen) onChoose(t(chosen.key), chosen.wants)
        }}
      >
        <option value="">{t('payouts.ask.own')}</option>
        {prepared.map(({ key }) => (
          <option key={key} value={key}>
            {t(key)}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A question to the member of a withdrawal, which stays in review; the clock waits for the answer. */
export const AskDialog = ({
  withdrawalId,
  username,
  onClose,
}: {
  readonly withdrawalId: string
  readonly username: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { text, change, forget } = useDraft(`ask ${withdrawalId}`)
  const [wants, setWants] = useState<Wants>('picture')
  const send = async (questionId: string) => {
    const body = { questionId, wants, question: text.trim() }
    const answer = await call(askMember, { params: { withdrawalId }, body })
    if (answer.ok) forget()
    refreshQueue(queries)
    await queries.invalidateQueries({ queryKey: caseQuery(withdrawalId).queryKey })
    return answer
  }
  return (
    <ActDialog
      title={t('payouts.ask.title', { username })}
      draft={`ask ${withdrawalId}`}
      hasReason={false}
      confirm={t('payouts.ask.send')}
      done={t('payouts.ask.done')}
      problem={text.trim().length < questionMin ? t('payouts.ask.missing') : undefined}
      onConfirm={({ requestId }) => send(requestId)}
      onClose={onClose}
    >
      <p className="o-muted">{t('payouts.ask.text')}</p>
      <Prepared
        onChoose={(question, wanted) => {
          change(question)
          setWants(wanted)
        }}
      />
      <Field label={t('payouts.ask.question')} hint={t('payouts.ask.hint')}>
        <textarea
          required
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
      <Field label={t('payouts.ask.wants')}>
        <select
          value={wants}
          onChange={({ currentTarget }) =>
            setWants(currentTarget.value === 'text' ? 'text' : 'picture')
          }
        >
          <option value="picture">{t('payouts.ask.picture')}</option>
          <option value="text">{t('payouts.ask.words')}</option>
        </select>
      </Field>
    </ActDialog>
  )
}
