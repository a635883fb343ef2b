import { lazy, Suspense } from 'react'
import styles from './problem.module.css'

const WhyLink = lazy(() => import('./why-link.tsx'))

/** “Why?” next to a refusal with this code; nothing for codes that need no explanation. */
export const Why = ({ code }: { readonly code: string | undefined }) =>
  code === undefined ? null : (
    <Suspense>
      <WhyLink code={code} />
    </Suspense>
  )

/** The problem and what to do next, announced at once by screen readers. @param code of a refusal to explain */
export const Problem = ({
  text,
  code,
}: {
  readonly text: string | undefined
  readonly code?: string | undefined
}) => (
  <div role="alert" className={styles['alert']}>
    {text && (
      <p className={styles['problem']}>
        {text}
        <Why code={code} />
      </p>
    )}
  </div>
)
