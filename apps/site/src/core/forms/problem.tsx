import styles from './problem.module.css'

/** The problem and what to do next, announced at once by screen readers. */
export const Problem = ({ text }: { readonly text: string | undefined }) => (
  <div role="alert" className={styles['alert']}>
    {text && <p className={styles['problem']}>{text}</p>}
  </div>
)
