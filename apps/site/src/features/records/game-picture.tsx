import { tileKey } from '@trevo/art/tile-key.ts'
import { useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import styles from './records.module.css'

/** A game's tile, small; a game without one of ours gets the drawing of its kind. */
export const GamePicture = ({ name }: { readonly name: string }) => {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <span className={styles['picture']} aria-hidden="true">
      {isMissing ? (
        <Icon name="slots" size={32} />
      ) : (
        <img
          src={`/art/tile/${tileKey(name)}-240.webp`}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  )
}
