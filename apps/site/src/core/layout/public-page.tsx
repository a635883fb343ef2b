import type { ReactNode } from 'react'
import styles from './public-page.module.css'

/** A page of text and figures for everybody: its title, what it is about, and its sections. */
export const PublicPage = ({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) => (
  <div className={styles['page']}>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </div>
)
