import { iconStrips, type IconName } from '@trevo/art/icon-names.ts'
import type { CSSProperties } from 'react'
import styles from './icon.module.css'

const strips = { early: styles['early'], later: styles['later'], center: styles['center'] }

const cells = new Map(
  // The keys of a const object.
  (Object.keys(iconStrips) as (keyof typeof iconStrips)[]).flatMap((strip) =>
    iconStrips[strip].map(
      (name, cell) => [name, { strip, cell, cells: iconStrips[strip].length }] as const,
    ),
  ),
)

/** One of our shaded drawings, cut from a sprite. Decorative only. */
export const Icon = ({ name, size }: { readonly name: IconName; readonly size: number }) => {
  const place = cells.get(name)
  return (
    <span
      aria-hidden="true"
      className={place && strips[place.strip]}
      // Custom properties, which React's type does not list.
      style={
        { '--cell': place?.cell, '--cells': place?.cells, '--size': `${size}px` } as CSSProperties
      }
    />
  )
}

/** Address of a drawing as a separate file. */
export const drawingUrl = (name: string, width: 96 | 192 | 384): string =>
  `/art/drawing/${name}-${width}.webp`
