import { addWithdrawalNote } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { caseQuery } from './use-queue.ts'

const noteMin = 2

/** A note for other operators; the member never reads it. */
export const NoteDialog = ({
  withdrawalId,
  onClose,
}: {
  readonly withdrawalId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { text, change, forget } = useDraft(`note ${withdrawalId}`)
  const write = async (noteId: string) => {
    const body = { noteId, note: text.trim() }
    const answer = await call(addWithdrawalNote, { params: { withdrawalId }, body })
    if (answer.ok) forget()
    await queries.invalidateQueries({ queryKey: caseQuery(withdrawalId).queryKey })
    return answer
  }
  return (
    <ActDialog
      title={t('payouts.note.title')}
      draft={`note ${withdrawalId}`}
      hasReason={false}
      confirm={t('payouts.note.add')}
      done={t('payouts.note.done')}
      problem={text.trim().length < noteMin ? t('payouts.note.missing') : undefined}
      onConfirm={({ requestId }) => write(requestId)}
      onClose={onClose}
    >
      <Field label={t('word.note')} hint={t('payouts.note.hint')}>
        <textarea
          required
          rows={4}
          maxLength={1000}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}
