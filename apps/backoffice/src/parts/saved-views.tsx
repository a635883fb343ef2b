import { deleteView, listSavedViews, saveView } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus, BookmarkX } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ask, call } from '../core/api.ts'
import { useT } from '../core/texts.tsx'
import { ActDialog } from './act-dialog.tsx'
import { Field } from './field.tsx'
import styles from './saved-views.module.css'

/** Parameters that name the open record of a page. */
const recordNames = [
  'row',
  'case',
  'chat',
  'credit',
  'entry',
  'file',
  'person',
  'pix',
  'prize',
  'request',
  'signal',
  'statement',
  'ticket',
  'transfer',
] as const

/** The parameters of an address that say how a list looks, without the record that is open. */
const listSearch = (search: string): string => {
  const params = new URLSearchParams(search)
  for (const name of recordNames) params.delete(name)
  return params.toString()
}

const SaveDialog = ({
  page,
  search,
  onClose,
}: {
  readonly page: string
  readonly search: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  return (
    <ActDialog
      title={t('views.save')}
      draft="view"
      hasReason={false}
      confirm={t('word.save')}
      done={t('views.saved')}
      problem={name.trim() === '' ? t('views.nameMissing') : undefined}
      onConfirm={async () => {
        const body = { page, name: name.trim(), search, isShared }
        const answer = await call(saveView, { body })
        await queries.invalidateQueries({ queryKey: ['views', page] })
        return answer
      }}
      onClose={onClose}
    >
      <Field label={t('views.name')}>
        <input
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <label className={styles['shared']}>
        <input
          type="checkbox"
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        {t('views.shared')}
      </label>
    </ActDialog>
  )
}

/** Saved views of the page at this address: choose one, save the current one, delete one's own. */
export const SavedViews = ({ page }: { readonly page: string }) => {
  const t = useT()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const search = listSearch(useLocation().search)
  const { data } = useQuery({
    queryKey: ['views', page],
    queryFn: () => ask(listSavedViews, { query: { page } }),
    staleTime: 60_000,
  })
  const views = data?.list ?? []
  const here = views.find((view) => view.search === search)
  const remove = async (viewId: string): Promise<void> => {
    await call(deleteView, { params: { viewId } })
    await queries.invalidateQueries({ queryKey: ['views', page] })
  }
  return (
    <span className={styles['views']}>
      {views.length > 0 && (
        <select
          aria-label={t('views.choose')}
          value={here?.viewId ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = views.find(({ viewId }) => viewId === currentTarget.value)
            void navigate({ pathname: page, search: chosen?.search ?? '' })
          }}
        >
          <option value="">{t('views.choose')}</option>
          {views.map((view) => (
            <option key={view.viewId} value={view.viewId}>
              {view.isOwn ? view.name : `${view.name} (${view.operator})`}
            </option>
          ))}
        </select>
      )}
      {here?.isOwn ? (
        <button
          type="button"
          className={`o-btn ${styles['icon']}`}
          aria-label={t('views.delete')}
          title={t('views.delete')}
          onClick={() => void remove(here.viewId)}
        >
          <BookmarkX size={16} aria-hidden="true" />
        </button>
      ) : (
        search !== '' && (
          <button
            type="button"
            className={`o-btn ${styles['icon']}`}
            aria-label={t('views.save')}
            title={t('views.save')}
            onClick={() => setSaving(true)}
          >
            <BookmarkPlus size={16} aria-hidden="true" />
          </button>
        )
      )}
      {isSaving && <SaveDialog page={page} search={search} onClose={() => setSaving(false)} />}
    </span>
  )
}
