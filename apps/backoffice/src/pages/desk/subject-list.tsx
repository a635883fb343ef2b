import { changeChatSubjects, listChatSubjects } from '@trevo/api-client/ops-endpoints.ts'
import { ChatSubjects, type ChatSubject } from '@trevo/contract/ops/desk/chat-subjects.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { EditedRows, useEditedList } from '../../parts/order-list.tsx'
import { ChoiceInput, TextInput } from '../../parts/inputs.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartState } from '../../shell/page-states.tsx'
import styles from './desk.module.css'

type Subjects = readonly ChatSubject[]

const subjectsQuery = queryOptions({
  queryKey: ['desk', 'subjects'],
  queryFn: () => ask(listChatSubjects),
})

const factsOf = (subjects: Subjects) =>
  Object.fromEntries(
    subjects.map(({ code, titles, isOffered }, at) => [
      code,
      `${at + 1}. ${titles.PT ?? ''} / ${titles.EN ?? ''}${isOffered ? '' : ' (–)'}`,
    ]),
  )

const SaveDialog = ({
  before,
  after,
  onSaved,
  onClose,
}: {
  readonly before: Subjects
  readonly after: Subjects
  readonly onSaved: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  return (
    <ActDialog
      title={t('desk.tab.subjects')}
      draft="chat subjects"
      confirm={t('word.save')}
      change={{ before: factsOf(before), after: factsOf(after) }}
      done={t('desk.subjectsSaved')}
      onConfirm={async ({ reason }) => {
        const body = { before: [...before], after: [...after], reason }
        const answer = await call(changeChatSubjects, { body })
        if (answer.ok) {
          queries.setQueryData(subjectsQuery.queryKey, answer.value)
          onSaved()
        }
        return answer
      }}
      onClose={onClose}
    />
  )
}

const texts = [
  ['titles', 'PT'],
  ['titles', 'EN'],
  ['abouts', 'PT'],
  ['abouts', 'EN'],
] as const

const Editor = ({
  subject,
  isNew,
  onChange,
}: {
  readonly subject: ChatSubject
  readonly isNew: boolean
  readonly onChange: (subject: ChatSubject) => void
}) => {
  const t = useT()
  return (
    <div className={styles['subject']}>
      <TextInput
        label={t('desk.code')}
        hint={t('desk.subjectCodeHint')}
        value={subject.code}
        max={20}
        isReadOnly={!isNew}
        onChange={(code) => onChange({ ...subject, code })}
      />
      {texts.map(([field, language]) => (
        <TextInput
          key={`${field} ${language}`}
          label={t(`desk.subject.${field}${language}`)}
          value={subject[field][language] ?? ''}
          max={field === 'titles' ? 60 : 120}
          onChange={(text) => {
            const { [language]: _, ...others } = subject[field]
            const next = text === '' ? others : { ...others, [language]: text }
            onChange({ ...subject, [field]: next })
          }}
        />
      ))}
      <ChoiceInput
        label={t('word.state')}
        value={subject.isOffered ? 'offered' : 'hidden'}
        choices={[
          { value: 'offered', text: t('desk.subject.offered') },
          { value: 'hidden', text: t('desk.subject.hidden') },
        ]}
        onChange={(state) => onChange({ ...subject, isOffered: state === 'offered' })}
      />
    </div>
  )
}

const newSubject: ChatSubject = { code: '', titles: {}, abouts: {}, isOffered: true }

const ListActs = ({
  canSave,
  onAdd,
  onSave,
}: {
  readonly canSave: boolean
  readonly onAdd: () => void
  readonly onSave: () => void
}) => {
  const t = useT()
  return (
    <>
      <button type="button" className="o-btn" onClick={onAdd}>
        {t('word.add')}
      </button>{' '}
      <button
        type="button"
        className="o-btn o-go"
        aria-disabled={!canSave}
        onClick={() => canSave && onSave()}
      >
        {t('word.save')}
      </button>
    </>
  )
}

/** What a live chat may be about, in the order in which the site offers it. */
export const SubjectList = () => {
  const t = useT()
  const { data, error } = useQuery(subjectsQuery)
  const mayChange = useRight('desk.answer') !== undefined
  const { language } = usePreferences()
  const [changed, setChanged] = useState<Subjects>()
  const [isSaving, setSaving] = useState(false)
  const before: Subjects = data?.subjects ?? []
  const rows = changed ?? before
  const edited = useEditedList(rows, setChanged)
  if (!data) return <PartState error={error} />
  return (
    <Panel
      title={t('desk.tab.subjects')}
      note={t('desk.subjectsNote')}
      aside={
        mayChange && (
          <ListActs
            canSave={changed !== undefined && ChatSubjects.min(1).safeParse(rows).success}
            onAdd={() => edited.add(newSubject)}
            onSave={() => setSaving(true)}
          />
        )
      }
    >
      <EditedRows
        label={t('desk.tab.subjects')}
        rows={rows}
        isReadOnly={!mayChange}
        nameOf={({ titles }) => titles[language] ?? titles.PT ?? t('desk.subject.new')}
        about={({ code, isOffered }) => (
          <span className="o-muted">{isOffered ? code : t('desk.subject.hidden')}</span>
        )}
        onOpen={edited.openRow}
        onOrder={edited.order}
      />
      {edited.open && mayChange && (
        <Editor
          subject={edited.open}
          isNew={before.every(({ code }) => code !== edited.open?.code)}
          onChange={edited.replace}
        />
      )}
      {isSaving && changed && (
        <SaveDialog
          before={before}
          after={changed}
          onSaved={() => {
            setChanged(undefined)
            edited.close()
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </Panel>
  )
}
