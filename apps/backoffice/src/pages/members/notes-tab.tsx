import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMomentInFull } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './member.module.css'
import { notesQuery } from './use-members.ts'

/** What operators noted, the newest first. */
export const NotesTab = ({ memberId }: { readonly memberId: string }) => {
  const t = useT()
  const { data, isPending, error, hasNextPage, fetchNextPage } = useInfiniteQuery(
    notesQuery(memberId),
  )
  if (isPending) return <PartLoading />
  if (error) {
    return (
      <p role="alert" className={styles['empty']}>
        {error.message}
      </p>
    )
  }
  const notes = data.pages.flatMap(({ list }) => list)
  return (
    <section aria-label={t('members.tab.notes')} className={`o-panel ${styles['notes']}`}>
      {notes.length === 0 && <p className={styles['empty']}>{t('members.noNotes')}</p>}
      {notes.map((note) => (
        <div key={note.noteId} className={styles['note']}>
          <b>{note.operator}</b> <span className="o-muted">{formatMomentInFull(note.at)}</span>
          <p>{note.text}</p>
        </div>
      ))}
      {hasNextPage && (
        <p className={styles['more']}>
          <button type="button" className="o-btn" onClick={() => void fetchNextPage()}>
            {t('members.more')}
          </button>
        </p>
      )}
    </section>
  )
}
