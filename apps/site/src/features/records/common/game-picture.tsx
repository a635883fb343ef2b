import type { IconName } from '@trevo/art/icon-names.ts'
import { useState } from 'react'
import { Icon } from '../../../core/art/icon.tsx'
import styles from './records.module.css'

/** A game's tile, small; if the game or its picture is gone, the drawing of its kind. */
export const GamePicture = ({
  iconUrl,
  icon = 'slots',
}: {
  readonly iconUrl: string | null
  readonly icon?: IconName
}) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={styles['picture']} aria-hidden="true">
      {iconUrl === null || iconUrl === failed ? (
        <Icon name={icon} size={32} />
      ) : (
        <img
          src={`${iconUrl}-240.webp`}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          onError={() => setFailed(iconUrl)}
        />
      )}
    </span>
  )
}
