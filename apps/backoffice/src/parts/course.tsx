import { formatMoment } from '../core/format.ts'
import styles from './course.module.css'

export type CourseEntry = {
  readonly at: string
  /** Who did it; null where nobody did. */
  readonly who: string | null
  readonly what: string
  /** What was written about it. */
  readonly text: string | null
}

/** What happened to a record, entry by entry; what was written stands below. */
export const Course = ({ entries }: { readonly entries: readonly CourseEntry[] }) => (
  <ol className={styles['course']}>
    {entries.map(({ at, who, what, text }) => (
      <li key={`${at} ${what} ${text}`}>
        <b>{what}</b>
        <span className="o-muted">
          {who !== null && `${who} · `}
          {formatMoment(at)}
        </span>
        {text !== null && text !== '' && <p>{text}</p>}
      </li>
    ))}
  </ol>
)
