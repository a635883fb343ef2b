import { addContent, changeContent, showContent } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import {
  ContentInput,
  contentKinds,
  type ContentItem,
} from '@trevo/contract/ops/company/content.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ask, call } from '../../core/api.ts'
import { textOf, useFormValues, type FormValues } from '../../core/form-values.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Page } from '../../parts/page.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { PartLoading, RecordFailed } from '../../shell/page-states.tsx'
import { ContentFields } from './content-fields.tsx'
import { emptyForm, formOf, inputOf } from './content-form.ts'
import { ContentPreview } from './content-preview.tsx'
import styles from './content.module.css'
import { stateTone, titleOf } from './use-content.ts'

const factsOf = (content: unknown): Facts => {
  const { texts, ...others } = ContentInput.parse(content)
  return { ...others, ...texts }
}

const Preview = ({ values }: { readonly values: FormValues }) => {
  const t = useT()
  const { language } = usePreferences()
  const [code, setCode] = useState<LanguageCode>(language)
  const kind = contentKinds.find((one) => one === values['kind']) ?? 'B'
  return (
    <Panel
      title={t('content.preview')}
      aside={
        <Tabs
          label={t('content.preview')}
          tabs={[
            { value: 'PT', text: t('word.portuguese') },
            { value: 'EN', text: t('word.english') },
          ]}
          value={code}
          onChange={setCode}
        />
      }
    >
      <ContentPreview
        kind={kind}
        text={{
          title: textOf(values, `title${code}`),
          content: textOf(values, `content${code}`),
          action: textOf(values, `action${code}`),
        }}
        hue={Number(textOf(values, 'hue')) || 0}
        pictureId={textOf(values, 'pictureId') || null}
      />
    </Panel>
  )
}

/** Writes a new one, or the change of what is stored. */
const useSave = (item: ContentItem | undefined, onSaved: () => void) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (content: ContentInput, reason: string) => {
    const answer = item
      ? await call(changeContent, {
          params: { contentId: item.contentId },
          body: { version: item.version, content, reason },
        })
      : await call(addContent, { body: { content, reason } })
    await queries.invalidateQueries({ queryKey: ['content'] })
    if (answer.ok) {
      onSaved()
      await navigate('/content')
    }
    return answer
  }
}

/** Names what is missing or wrong, and saves once nothing is. */
const SaveBar = ({
  isEdited,
  missing,
  onReset,
  onSave,
}: {
  readonly isEdited: boolean
  readonly missing: readonly string[]
  readonly onReset: () => void
  readonly onSave: () => void
}) => {
  const t = useT()
  const isReady = isEdited && missing.length === 0
  // The parts are those of the form, each with a name.
  const names = [...new Set(missing)].map((name) =>
    t(`content.part.${name}` as 'content.part.texts'),
  )
  return (
    <>
      {isEdited && missing.length > 0 && (
        <span role="alert" className={styles['missing']}>
          {t('content.missing', { what: names.join(', ') })}
        </span>
      )}
      <button type="button" className="o-btn" aria-disabled={!isEdited} onClick={onReset}>
        {t('content.reset')}
      </button>
      <button
        type="button"
        className="o-btn o-go"
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) onSave()
        }}
      >
        {t('word.save')}
      </button>
    </>
  )
}

const Editor = ({ item }: { readonly item: ContentItem | undefined }) => {
  const t = useT()
  const { language } = usePreferences()
  const isReadOnly = useRight('content.change') === undefined
  const stored = item ? formOf(item) : emptyForm
  const draft = `content ${item?.contentId ?? 'new'}`
  const { values, isEdited, change, reset } = useFormValues(draft, stored)
  const [isAsking, setAsking] = useState(false)
  const input = inputOf(values, item)
  const parsed = ContentInput.safeParse(input)
  const save = useSave(item, reset)
  return (
    <Page
      title={item ? titleOf(item, language) : t('content.new')}
      note={
        item && (
          <span className={`o-pill ${stateTone[item.state]}`}>
            {t(`content.state.${item.state}`)}
          </span>
        )
      }
      aside={
        !isReadOnly && (
          <SaveBar
            isEdited={isEdited}
            missing={parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))}
            onReset={reset}
            onSave={() => setAsking(true)}
          />
        )
      }
    >
      <div className={styles['editor']}>
        <Panel title={t('content.what')}>
          <ContentFields
            values={values}
            isNew={item === undefined}
            isReadOnly={isReadOnly}
            change={change}
          />
        </Panel>
        <Preview values={values} />
      </div>
      {isAsking && parsed.success && (
        <ActDialog
          title={t('word.save')}
          draft={draft}
          confirm={t('content.publish')}
          change={{
            before: item ? factsOf(inputOf(stored, item)) : null,
            after: factsOf(parsed.data),
          }}
          done={t('content.saved')}
          onConfirm={({ reason }) => save(parsed.data, reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}

/** A banner or an announcement: what it says, to whom, when, and how it looks at three widths. */
export const ContentEditor = () => {
  const { contentId = 'new' } = useParams()
  const isNew = contentId === 'new'
  const { data, error } = useQuery({
    queryKey: ['content', 'one', contentId],
    queryFn: () => ask(showContent, { params: { contentId } }),
    enabled: !isNew,
    retry: false,
  })
  if (error) return <RecordFailed error={error} />
  if (!isNew && !data) return <PartLoading />
  return <Editor key={`${contentId} ${data?.version ?? 0}`} item={data} />
}
