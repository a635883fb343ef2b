import { addMemberNote, setMemberTags } from '@trevo/api-client/ops-endpoints.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { useActDone, type ActProps } from './use-act-done.ts'

const tagForm = /^[a-z0-9][a-z0-9-]{0,31}$/

/** Tags, typed as a list. */
export const TagsDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const { memberId, tags } = page.member
  const [typed, setTyped] = useState(tags.join(', '))
  const wanted = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return (
    <ActDialog
      title={t('members.tags.title')}
      draft={`tags ${memberId}`}
      confirm={t('word.save')}
      hasReason={false}
      done={t('members.tags.done')}
      problem={wanted.every((tag) => tagForm.test(tag)) ? undefined : t('members.tags.wrong')}
      change={{ before: { tags }, after: { tags: wanted } }}
      onConfirm={async () =>
        done(
          await call(setMemberTags, {
            params: { memberId },
            body: {
              add: wanted.filter((tag) => !tags.includes(tag)),
              remove: tags.filter((tag) => !wanted.includes(tag)),
            },
          }),
        )
      }
      onClose={onClose}
    >
      <Field label={t('members.tags.field')} hint={t('members.tags.hint')}>
        <input
          maxLength={600}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

/** A note for colleagues. */
export const NoteDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const { memberId } = page.member
  const { text, change, forget } = useDraft(`note ${memberId}`)
  return (
    <ActDialog
      title={t('members.note.title')}
      draft={`note of ${memberId}`}
      confirm={t('members.note.go')}
      hasReason={false}
      done={t('members.note.done')}
      problem={text.trim() === '' ? t('members.note.empty') : undefined}
      onConfirm={async () => {
        const answer = await call(addMemberNote, { params: { memberId }, body: { text } })
        if (answer.ok) forget()
        return done(answer)
      }}
      onClose={onClose}
    >
      <Field label={t('members.note.field')}>
        <textarea
          rows={5}
          maxLength={2000}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}
