import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './share-bar.module.css'

/** A bar filled to a share from 0 to 1; without a label it only accompanies text next to it. */
export const ShareBar = ({
  share,
  label,
  text,
  className,
}: {
  readonly share: number
  readonly label?: string
  readonly text?: string
  readonly className?: string | undefined
}) => (
  <span
    className={classNames(styles['track'], className)}
    {...(label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.floor(share * 100),
          'aria-valuetext': text,
        })}
    // A custom property, which React's type does not list.
    style={{ '--share': share } as CSSProperties}
  />
)
