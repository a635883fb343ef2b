import { dropPromotionDraft } from '@trevo/api-client/ops-endpoints.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../../core/api.ts'
import { formatMoment } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { EnterKey } from '../../../parts/enter-key.tsx'
import { Page } from '../../../parts/page.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../../parts/use-address.ts'
import { PartLoading, RecordFailed } from '../../../shell/page-states.tsx'
import { AudienceForm } from './audience-form.tsx'
import { CheckList } from './check-list.tsx'
import { CostPanel } from './cost-panel.tsx'
import styles from './editor.module.css'
import { describeTerms } from './describe-terms.ts'
import { Preview } from './preview.tsx'
import { TermsForm } from './terms-form.tsx'
import { publish, useEditor, type Editor } from './use-editor.ts'
import { WordsForm } from './words-form.tsx'
import { useOwnSiteTexts } from '../use-site-texts.ts'

const tabs = ['terms', 'audience', 'words', 'check'] as const
const readers = { tab: readOneOf(tabs) }

/** Asks the second person for the saved revision. */
const PublishDialog = ({
  editor: { draft },
  onClose,
}: {
  readonly editor: Editor
  readonly onClose: () => void
}) => {
  const t = useT()
  const site = useOwnSiteTexts()
  const navigate = useNavigate()
  if (!draft) return null
  const { draftId, revision, content, published } = draft
  return (
    <ActDialog
      title={t('promotions.publish')}
      draft={`publish ${draftId} ${revision}`}
      confirm={t('promotions.ask')}
      isSecond
      change={{
        before: published ? describeTerms(t, site, published.content) : null,
        after: describeTerms(t, site, content),
      }}
      done={t('promotions.published')}
      onClose={onClose}
      onConfirm={async ({ reason, requestId }) => {
        const answer = await publish(draftId, { revision, reason, requestId })
        if (answer.ok) void navigate('/promotions?tab=drafts')
        return answer
      }}
    />
  )
}

const Acts = ({ editor }: { readonly editor: Editor }) => {
  const t = useT()
  const address = useAddress(readers)
  const navigate = useNavigate()
  const mayChange = useRight('promotions.change') !== undefined
  const [isAsking, setAsking] = useState(false)
  const [isDropping, setDropping] = useState(false)
  const { draft, isDirty, busy, save } = editor
  const isReady =
    mayChange && !isDirty && draft?.cost !== null && draft?.faults.length === 0 && !draft.requestId
  // What keeps it from being published is read where it is asked for.
  const ask = () => {
    if (isReady) setAsking(true)
    else address.change({ tab: 'check' })
  }
  useKeys({ 'ctrl enter': ask, 'ctrl s': () => void save() })
  return (
    <>
      <button type="button" className="o-btn" onClick={() => setDropping(mayChange)}>
        {t('promotions.drop')}
      </button>
      <button
        type="button"
        className="o-btn"
        aria-disabled={!isDirty || busy !== undefined}
        onClick={() => void save()}
      >
        {t('word.save')} <kbd>Ctrl S</kbd>
      </button>
      <button
        type="button"
        className="o-btn o-go"
        aria-disabled={!isReady}
        title={isReady ? undefined : t('promotions.notReady')}
        onClick={ask}
      >
        {t('promotions.ask')} <EnterKey withCtrl />
      </button>
      {isAsking && <PublishDialog editor={editor} onClose={() => setAsking(false)} />}
      {isDropping && draft && (
        <ActDialog
          title={t('promotions.drop')}
          draft={`drop ${draft.draftId}`}
          confirm={t('promotions.drop')}
          isStop
          hasReason={false}
          done={t('promotions.dropped')}
          onClose={() => setDropping(false)}
          onConfirm={async () => {
            const params = { draftId: draft.draftId }
            const body = { revision: draft.revision }
            const answer = await call(dropPromotionDraft, { params, body })
            if (answer.ok) void navigate('/promotions?tab=drafts')
            return answer
          }}
        >
          <p>{t('promotions.dropText')}</p>
        </ActDialog>
      )}
    </>
  )
}

const Form = ({ editor }: { readonly editor: Editor }) => {
  const t = useT()
  const { values, change } = useAddress(readers)
  const tab = values.tab ?? 'terms'
  const { draft, content } = editor
  if (!draft || !content) return null
  const form = { content, change: editor.change, draft }
  const { faults } = draft
  return (
    <section className={`o-panel ${styles['form']}`}>
      <header>
        <Tabs
          label={t('promotions.parts')}
          tabs={tabs.map((value) => ({
            value,
            text: t(`promotions.part.${value}`),
            ...(value === 'check' && faults.length > 0 && { count: faults.length }),
          }))}
          value={tab}
          onChange={(value) => change({ tab: value === 'terms' ? '' : value })}
        />
      </header>
      {tab === 'terms' && <TermsForm {...form} />}
      {tab === 'audience' && <AudienceForm {...form} />}
      {tab === 'words' && <WordsForm {...form} />}
      {tab === 'check' && <CheckList editor={editor} />}
    </section>
  )
}

/** A promotion in writing: its terms, the page that players read, and what a month costs. */
export const EditorPage = () => {
  const t = useT()
  const { draftId = '' } = useParams()
  const editor = useEditor(draftId)
  const { query, draft, content, isDirty, error } = editor
  if (query.error) return <RecordFailed error={query.error} />
  if (!draft || !content) return <PartLoading />
  return (
    <Page
      title={content.texts.PT?.title || content.anchor}
      note={
        <>
          <span className="o-pill o-info">
            {t('promotions.draft', { version: (draft.published?.version ?? 0) + 1 })}
          </span>{' '}
          {isDirty
            ? t('promotions.unsaved')
            : t('promotions.saved', { at: formatMoment(draft.savedAt), who: draft.savedBy })}
        </>
      }
      aside={<Acts editor={editor} />}
    >
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {draft.requestId && (
        <p role="status" className={styles['waits']}>
          {t('promotions.waitsForSecond')}
        </p>
      )}
      <div className={styles['columns']}>
        <Form editor={editor} />
        <Preview content={content} needsBetBefore={draft.needsBetBefore} />
        <CostPanel editor={editor} />
      </div>
    </Page>
  )
}
