import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export const Badge = ({
  look,
  className,
  children,
}: {
  readonly look: 'hot' | 'new' | 'muted' | 'count'
  readonly className?: string | undefined
  readonly children: ReactNode
}) => <span className={classNames(styles['badge'], styles[look], className)}>{children}</span>
