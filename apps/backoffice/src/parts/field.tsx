import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A label around its field, with a hint or what is wrong below. */
export const Field = ({
  label,
  hint,
  error,
  children,
}: {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly children: ReactNode
}) => (
  <label className={styles['field']}>
    <span>{label}</span>
    {children}
    {error ? (
      <p role="alert" className={styles['error']}>
        {error}
      </p>
    ) : (
      hint && <p className={styles['hint']}>{hint}</p>
    )}
  </label>
)
