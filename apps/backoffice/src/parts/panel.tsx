import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoment } from '../core/format.ts'
import { useT } from '../core/texts.tsx'
import styles from './panel.module.css'

/** A framed part of a page with its heading. */
export const Panel = ({
  title,
  note,
  aside,
  children,
}: {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}) => (
  <section className="o-panel">
    <header>
      <h2>{title}</h2>
      {note && <span className="o-muted">{note}</span>}
      {aside && <div className="o-aside">{aside}</div>}
    </header>
    {children}
  </section>
)

/** Below the head: what can be done with the record, what it says, its course. */
export const RecordBody = ({ children }: { readonly children: ReactNode }) => (
  <div className="o-record">{children}</div>
)

/** Head of a record that is open beside its list. */
export const RecordHead = ({
  title,
  note,
  onClose,
}: {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly onClose: () => void
}) => {
  const t = useT()
  return (
    <header className={styles['head']}>
      <div>
        <h2>{title}</h2>
        {note && <p className="o-muted">{note}</p>}
      </div>
      <button type="button" aria-label={t('record.close')} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </button>
    </header>
  )
}

export type FactItem = {
  readonly label: ReactNode
  readonly value: ReactNode
  /** A claim about the value: in order, to be weighed, late or barred. */
  readonly tone?: 'ok' | 'warn' | 'bad' | undefined
}

const toneClass = { ok: styles['ok'], warn: styles['warn'], bad: styles['bad'] }

/** Names and values of a record, a line each. */
export const FactList = ({ items }: { readonly items: readonly FactItem[] }) => (
  <dl className={styles['facts']}>
    {items.map(({ label, value, tone }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the lines of a record keep their order
      <div key={index}>
        <dt>{label}</dt>
        <dd className={tone && toneClass[tone]}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A figure that one decides upon, with what it was before. */
export const Figure = ({
  label,
  value,
  before,
  tone,
}: {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly before?: ReactNode
  readonly tone?: FactItem['tone']
}) => (
  <div className={styles['figure']}>
    <span className="o-muted">{label}</span>
    <strong className={tone && toneClass[tone]}>{value}</strong>
    {before && <span className="o-muted">{before}</span>}
  </div>
)

/** Figures side by side, as many as fit. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <div className={`o-panel ${styles['figures']}`}>{children}</div>
)

export type CourseEntry = {
  readonly at: string
  /** Who did it; null where nobody did. */
  readonly who: string | null
  readonly what: string
  /** What was written about it. */
  readonly text: string | null
}

/** What happened to a record, entry by entry; what was written is below. */
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
