import styles from './system.module.css'

/** What a code of the system means, and the code itself, as logs and metrics have it. */
export const NamedCode = ({ name, code }: { readonly name: string; readonly code: string }) => (
  <span className={styles['named']}>
    {name}
    {name !== code && <span className={styles['itsCode']}>{code}</span>}
  </span>
)
