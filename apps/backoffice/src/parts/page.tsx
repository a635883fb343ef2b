import { lazy, Suspense, useId, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import styles from './page.module.css'

const SavedViews = lazy(async () => ({
  default: (await import('./saved-views.tsx')).SavedViews,
}))

/** Views of the list at this address. */
const Views = () => {
  const { pathname } = useLocation()
  return (
    <Suspense>
      <SavedViews page={pathname} />
    </Suspense>
  )
}

type Props = {
  readonly title: ReactNode
  /** Beside the title: a short explanation, pills. */
  readonly note?: ReactNode
  /** At the right end of the head: buttons. */
  readonly aside?: ReactNode
  /** Between head and content: tabs, filters, figures. */
  readonly bar?: ReactNode
  /** Beside the content: the open record. It covers the page on a phone. */
  readonly panel?: ReactNode
  /** The content is a table that scrolls by itself and reaches the edges. */
  readonly isTable?: boolean
  /** Its filters can be saved as a view, as those of a table. */
  readonly hasViews?: boolean
  /** Nothing in the content may take the focus, so the content itself does: the keyboard scrolls it. */
  readonly isReadOnly?: boolean
  readonly children: ReactNode
}

/** Head, bar and content of an area; the content scrolls. */
export const Page = ({
  title,
  note,
  aside,
  bar,
  panel,
  isTable,
  hasViews = isTable,
  isReadOnly,
  children,
}: Props) => {
  const headingId = useId()
  return (
    <div className={styles['page']} data-open={panel ? true : undefined}>
      <section className={styles['main']}>
        <header className={styles['head']}>
          <h1 id={headingId}>{title}</h1>
          {note && <span className="o-muted">{note}</span>}
          {(aside || hasViews) && (
            <div className={styles['aside']}>
              {hasViews && <Views />}
              {aside}
            </div>
          )}
        </header>
        {bar && <div className={styles['bar']}>{bar}</div>}
        <div
          className={isTable ? styles['table'] : styles['content']}
          role={isReadOnly ? 'region' : undefined}
          aria-labelledby={isReadOnly ? headingId : undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
          tabIndex={isReadOnly ? 0 : undefined}
        >
          {children}
        </div>
      </section>
      {panel && <aside className={styles['panel']}>{panel}</aside>}
    </div>
  )
}
