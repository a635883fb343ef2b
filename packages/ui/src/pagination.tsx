import styles from './pagination.module.css'
import { pagesShown } from './pages-shown.ts'

/** Numbered pages; nothing at all when there is only one. */
export const Pagination = ({
  label,
  pageLabel,
  current,
  count,
  onChange,
}: {
  readonly label: string
  /** Name of a page button, "Page 3". */
  readonly pageLabel: (page: number) => string
  readonly current: number
  readonly count: number
  readonly onChange: (page: number) => void
}) => {
  if (count <= 1) return null
  return (
    <nav aria-label={label} className={styles['pages']}>
      {pagesShown(current, count).map((mark, index, marks) =>
        mark === 'gap' ? (
          <span key={`gap-${marks[index + 1] ?? index}`} className={styles['gap']}>
            …
          </span>
        ) : (
          <button
            key={mark}
            type="button"
            aria-label={pageLabel(mark)}
            aria-current={mark === current ? 'page' : undefined}
            className={styles['page']}
            onClick={() => onChange(mark)}
          >
            {mark}
          </button>
        ),
      )}
    </nav>
  )
}
