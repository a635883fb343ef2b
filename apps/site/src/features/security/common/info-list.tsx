import { ChevronRight } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './list.module.css'

/** A titled card of rows. */
export const InfoList = ({
  title,
  action,
  children,
}: {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <header className={styles['listHead']}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </header>
      <ul className={styles['list']}>{children}</ul>
    </section>
  )
}

type Row = {
  readonly icon?: ReactNode
  readonly label: string
  readonly value?: ReactNode
  /** Missing information is written in a quieter style. */
  readonly isEmpty?: boolean
}

const Words = ({ icon, label, value, isEmpty = false }: Row) => (
  <>
    {icon && <span className={styles['sign']}>{icon}</span>}
    <span className={styles['words']}>
      <b>{label}</b>
      {value !== undefined && <small data-empty={isEmpty || undefined}>{value}</small>}
    </span>
  </>
)

/** What is known, and what can be done about it. */
export const InfoRow = ({ action, ...row }: Row & { readonly action?: ReactNode }) => (
  <li className={styles['row']}>
    <Words {...row} />
    {action && <span className={styles['action']}>{action}</span>}
  </li>
)

/** A row that links to a separate page. */
export const LinkRow = ({ href, ...row }: Row & { readonly href: string }) => (
  <li>
    <Link to={href} className={styles['row']}>
      <Words {...row} />
      <ChevronRight size={20} aria-hidden="true" className={styles['onward']} />
    </Link>
  </li>
)

/** A row's button; its name includes the subject, for users who navigate by buttons. */
export const RowButton = ({
  label,
  about,
  danger = false,
  ...rest
}: ComponentProps<'button'> & {
  readonly label: string
  readonly about: string
  readonly danger?: boolean
}) => (
  <button
    {...rest}
    type="button"
    className={styles['rowButton']}
    data-danger={danger || undefined}
    aria-label={`${label}: ${about}`}
  >
    {label}
  </button>
)
