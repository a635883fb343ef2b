import type { CSSProperties } from 'react'
import { drawingUrl } from '../../core/art/icon.tsx'
import styles from './promotion-list.module.css'

/** A promotion's picture, small in a list or large above its sheet; decorative only. */
export const PromotionPicture = ({
  hue,
  symbols,
  large = false,
}: {
  readonly hue: number
  readonly symbols: readonly string[]
  readonly large?: boolean
}) => (
  <span
    className={large ? styles['banner'] : styles['picture']}
    // A custom property, which React's type does not list.
    style={{ '--hue': hue } as CSSProperties}
    aria-hidden="true"
  >
    {symbols.slice(0, large ? 3 : 1).map((symbol) => (
      <img
        key={symbol}
        src={drawingUrl(symbol, large ? 192 : 96)}
        alt=""
        width="96"
        height="96"
        loading="lazy"
      />
    ))}
  </span>
)
