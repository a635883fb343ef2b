import { saveHelpPage } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HelpPage } from '@trevo/contract/ops/company/content.ts'
import { languageCodes, type LanguageCode } from '@trevo/languages/languages.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../core/api.ts'
import { textOf, useFormValues, type FormValues } from '../../core/form-values.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Page } from '../../parts/page.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PageUnknown, PartState } from '../../shell/page-states.tsx'
import styles from './content.module.css'
import { helpQuery } from './use-content.ts'

type Texts = HelpPage['texts']

const formOf = (page: HelpPage | undefined, next: number): FormValues => ({
  topicId: page?.topicId ?? '',
  order: String(page?.order ?? next),
  titlePT: page?.texts.PT?.title ?? '',
  bodyPT: page?.texts.PT?.body ?? '',
  titleEN: page?.texts.EN?.title ?? '',
  bodyEN: page?.texts.EN?.body ?? '',
})

const textsOf = (values: FormValues): Texts =>
  Object.fromEntries(
    languageCodes.flatMap((code) => {
      const [title, body] = [textOf(values, `title${code}`), textOf(values, `body${code}`)]
      return title === '' || body === '' ? [] : [[code, { title, body }]]
    }),
  )

/** The notation of help texts as the site draws it: headings, lists and paragraphs. */
const Blocks = ({ body }: { readonly body: string }) =>
  body.split(/\n\s*\n/).map((part, at) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '')
    const key = `${at} ${part.slice(0, 20)}`
    if (lines[0]?.startsWith('## ')) return <h3 key={key}>{lines.join(' ').slice(3)}</h3>
    if (!lines[0]?.startsWith('- ')) return <p key={key}>{lines.join(' ')}</p>
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{line.replace(/^- /, '')}</li>
        ))}
      </ul>
    )
  })

const Side = ({
  code,
  values,
  isReadOnly,
  change,
}: {
  readonly code: LanguageCode
  readonly values: FormValues
  readonly isReadOnly: boolean
  readonly change: (name: string, value: string) => void
}) => {
  const t = useT()
  const body = String(values[`body${code}`] ?? '')
  return (
    <Panel title={t(code === 'PT' ? 'word.portuguese' : 'word.english')}>
      <div className={styles['fields']}>
        <Field label={t('word.title')}>
          <input
            value={String(values[`title${code}`] ?? '')}
            disabled={isReadOnly}
            maxLength={120}
            onChange={({ currentTarget }) => change(`title${code}`, currentTarget.value)}
          />
        </Field>
        <Field label={t('content.text')} hint={t('content.helpHint')}>
          <textarea
            rows={18}
            value={body}
            disabled={isReadOnly}
            maxLength={60_000}
            onChange={({ currentTarget }) => change(`body${code}`, currentTarget.value)}
          />
        </Field>
        <div className={styles['article']} lang={code === 'PT' ? 'pt-BR' : 'en'}>
          <Blocks body={body} />
        </div>
      </div>
    </Panel>
  )
}

const PlaceFields = ({
  values,
  isNew,
  isReadOnly,
  change,
}: {
  readonly values: FormValues
  readonly isNew: boolean
  readonly isReadOnly: boolean
  readonly change: (name: string, value: string) => void
}) => {
  const t = useT()
  return (
    <div className={styles['pair']}>
      <Field label={t('content.topic')} hint={t('content.topicHint')}>
        <input
          value={textOf(values, 'topicId')}
          disabled={isReadOnly || !isNew}
          maxLength={40}
          onChange={({ currentTarget }) => change('topicId', currentTarget.value)}
        />
      </Field>
      <Field label={t('content.order')}>
        <input
          value={textOf(values, 'order')}
          disabled={isReadOnly}
          inputMode="numeric"
          maxLength={4}
          onChange={({ currentTarget }) => change('order', currentTarget.value)}
        />
      </Field>
    </div>
  )
}

const Editor = ({ page, next }: { readonly page: HelpPage | undefined; readonly next: number }) => {
  const t = useT()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isReadOnly = useRight('content.change') === undefined
  const draft = `help ${page?.topicId ?? 'new'}`
  const { values, isEdited, change, reset } = useFormValues(draft, formOf(page, next))
  const [isAsking, setAsking] = useState(false)
  const texts = textsOf(values)
  const topicId = textOf(values, 'topicId')
  const order = Number(textOf(values, 'order'))
  const isValid =
    /^[a-z0-9-]{1,40}$/.test(topicId) && Number.isInteger(order) && Object.keys(texts).length > 0
  return (
    <Page
      title={page?.texts.PT?.title ?? t('content.newTopic')}
      note={page?.topicId}
      aside={
        !isReadOnly && (
          <button
            type="button"
            className="o-btn o-go"
            aria-disabled={!isEdited || !isValid}
            onClick={() => setAsking(isEdited && isValid)}
          >
            {t('word.save')}
          </button>
        )
      }
    >
      <PlaceFields
        values={values}
        isNew={page === undefined}
        isReadOnly={isReadOnly}
        change={change}
      />
      <div className={styles['pair']}>
        <Side code="PT" {...{ values, isReadOnly, change }} />
        <Side code="EN" {...{ values, isReadOnly, change }} />
      </div>
      {isAsking && (
        <ActDialog
          title={t('word.save')}
          draft={draft}
          confirm={t('content.publish')}
          change={{
            before: page ? { order: page.order, ...page.texts } : null,
            after: { order, ...texts },
          }}
          done={t('content.saved')}
          onConfirm={async ({ reason }) => {
            const answer = await call(saveHelpPage, {
              params: { topicId },
              body: { changedAt: page?.changedAt ?? null, order, texts, reason },
            })
            await queries.invalidateQueries({ queryKey: helpQuery.queryKey })
            if (answer.ok) {
              reset()
              await navigate('/content?tab=help')
            }
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}

/** A help topic in both languages, beside how it reads. */
export const HelpEditor = () => {
  const { topicId = 'new' } = useParams()
  const { data, error } = useQuery(helpQuery)
  if (!data) return <PartState error={error} />
  const page = data.pages.find((one) => one.topicId === topicId)
  if (!page && topicId !== 'new') return <PageUnknown />
  const next = Math.max(0, ...data.pages.map(({ order }) => order)) + 1
  return <Editor key={`${topicId} ${page?.changedAt ?? ''}`} page={page} next={next} />
}
