import { returnHeldPayment } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { call } from '../../core/api.ts'
import { formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { depositsKey } from './use-deposits.ts'

const prepared: readonly OfficeKey[] = [
  'deposits.return.unknown',
  'deposits.return.other',
  'deposits.return.company',
]

/** As many letters as the payer's bank shows, behind the name of the brand. */
const reasonMax = 120

/** Returns a held Pix; its payer reads the reason at their bank. */
export const ReturnDialog = ({
  endToEndId,
  amount,
  onClose,
}: {
  readonly endToEndId: string
  readonly amount: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { text, change, forget } = useDraft(`return ${endToEndId}`)
  const [isOwn, setOwn] = useState(text !== '')
  const reason = isOwn ? text : t('deposits.return.unknown')
  return (
    <ActDialog
      title={t('deposits.return.title', { amount: formatReais(amount) })}
      draft={`return ${endToEndId}`}
      hasReason={false}
      confirm={t('deposits.return.confirm')}
      done={t('deposits.return.done')}
      problem={reason.trim().length < 2 ? t('act.reasonMissing') : undefined}
      onConfirm={async () => {
        const answer = await call(returnHeldPayment, {
          params: { endToEndId },
          body: { reason: reason.trim() },
        })
        if (answer.ok) forget()
        await queries.invalidateQueries({ queryKey: depositsKey })
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('deposits.return.text')}</p>
      <Field label={t('deposits.return.prepared')}>
        <select
          value=""
          onChange={({ currentTarget }) => {
            const key = prepared.find((one) => one === currentTarget.value)
            setOwn(true)
            change(key === undefined ? '' : t(key))
          }}
        >
          <option value="">{t('deposits.return.own')}</option>
          {prepared.map((key) => (
            <option key={key} value={key}>
              {t(key)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('deposits.return.reason')}>
        <textarea
          required
          rows={2}
          maxLength={reasonMax}
          value={reason}
          onChange={({ currentTarget }) => {
            setOwn(true)
            change(currentTarget.value)
          }}
        />
      </Field>
    </ActDialog>
  )
}
