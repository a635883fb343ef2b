import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'
import styles from './titled-page.module.css'

/** A page with its title above it. */
export const TitledPage = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <div className={styles['page']}>
    <PageHead title={title} />
    <h1>{title}</h1>
    {children}
  </div>
)
