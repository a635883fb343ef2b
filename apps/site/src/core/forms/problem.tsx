import styles from './problem.module.css'

/** What went wrong and what to do next, heard at once by screen readers. */
export const Problem = ({ text }: { readonly text: string | undefined }) => (
  <div role="alert" className={styles['alert']}>
    {text && <p className={styles['problem']}>{text}</p>}
  </div>
)
