import { useState } from 'react'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'

type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }
export type NoteInput = {
  readonly clientId: string
  readonly note: string
  readonly reference: string | null
}

const noteMax = 1_000
const referenceMax = 200

/** A note, or a document by where it is kept. */
export const NoteDialog = ({
  draft,
  isDocument = false,
  onSave,
  onClose,
}: {
  readonly draft: string
  readonly isDocument?: boolean
  readonly onSave: (input: NoteInput) => Promise<Answer>
  readonly onClose: () => void
}) => {
  const t = useT()
  const [note, setNote] = useState('')
  const [reference, setReference] = useState('')
  const problem =
    note.trim() === ''
      ? t('aml.textMissing')
      : isDocument && reference.trim() === ''
        ? t('aml.whereMissing')
        : undefined
  return (
    <ActDialog
      title={t(isDocument ? 'aml.addDocument' : 'aml.addNote')}
      draft={draft}
      confirm={t(isDocument ? 'aml.addDocument' : 'aml.addNote')}
      hasReason={false}
      done={t(isDocument ? 'aml.documented' : 'aml.noted')}
      problem={problem}
      onConfirm={({ requestId }) =>
        onSave({
          clientId: requestId,
          note: note.trim(),
          reference: isDocument ? reference.trim() : null,
        })
      }
      onClose={onClose}
    >
      {isDocument && (
        <Field label={t('aml.where')}>
          <input
            value={reference}
            maxLength={referenceMax}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
        </Field>
      )}
      <Field label={t(isDocument ? 'aml.what' : 'word.note')}>
        <textarea
          rows={3}
          value={note}
          maxLength={noteMax}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}
