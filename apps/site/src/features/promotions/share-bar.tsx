import type { CSSProperties } from 'react'
import styles from './promotion-list.module.css'

/** How much of the required amount is reached, from 0 to 1. */
export const shareOf = ({ have, want }: { readonly have: string; readonly want: string }): number =>
  Number(want) > 0 ? Math.min(1, Number(have) / Number(want)) : 1

/** A bar; with a label it stands for itself, without one it only goes with words beside it. */
export const ShareBar = ({
  share,
  label,
  text,
}: {
  readonly share: number
  readonly label?: string
  readonly text?: string
}) => (
  <span
    className={styles['track']}
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
