import type { CSSProperties, ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './states.module.css'

/** A list with nothing in it: a drawing, a sentence, and the one thing to do next. */
export const EmptyState = ({
  picture,
  title,
  text,
  action,
  heading: Heading = 'h2',
}: {
  /** Address of a square drawing; decoration only. */
  readonly picture: string
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly heading?: 'h1' | 'h2'
}) => (
  <div className={styles['state']}>
    <img
      className={styles['picture']}
      src={picture}
      alt=""
      width="112"
      height="112"
      loading="lazy"
    />
    <Heading>{title}</Heading>
    {text && <p className={styles['text']}>{text}</p>}
    {action && <div className={styles['action']}>{action}</div>}
  </div>
)

/** What failed, in its place, with a retry button. */
export const ErrorState = ({
  picture,
  title,
  text,
  retryLabel,
  onRetry,
  busy = false,
}: {
  readonly picture: string
  readonly title: string
  readonly text?: ReactNode
  readonly retryLabel: string
  readonly onRetry: () => void
  readonly busy?: boolean
}) => (
  <div role="alert">
    <EmptyState
      picture={picture}
      title={title}
      text={text}
      action={
        <Button look="plain" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  </div>
)

/** Placeholder with the position and size of what is loading. */
export const Skeleton = ({
  width = '100%',
  height,
  radius,
}: {
  readonly width?: number | string
  readonly height: number | string
  readonly radius?: number
}) => (
  <div
    className={styles['skeleton']}
    aria-hidden="true"
    style={
      { width, height, ...(radius !== undefined && { borderRadius: radius }) } as CSSProperties
    }
  />
)
