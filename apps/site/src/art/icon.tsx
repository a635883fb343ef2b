import { iconNames, type IconName } from '@trevo/art/icon-names.ts'
import type { CSSProperties } from 'react'
import styles from './icon.module.css'

const lengthOfStrip = iconNames.length

/** One of our shaded drawings, cut from the strip that every page shares. Decoration only. */
export const Icon = ({ name, size }: { readonly name: IconName; readonly size: number }) => (
  <span
    aria-hidden="true"
    className={styles['icon']}
    // Custom properties, which React's type does not list.
    style={
      {
        '--cell': iconNames.indexOf(name),
        '--cells': lengthOfStrip,
        '--size': `${size}px`,
      } as CSSProperties
    }
  />
)

/** Address of a drawing that stands alone. */
export const drawingUrl = (name: string, width: 96 | 192 | 384 | 640): string =>
  `/art/drawing/${name}-${width}.webp`
