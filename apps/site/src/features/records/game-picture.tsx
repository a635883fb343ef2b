import { Icon } from '../../core/art/icon.tsx'
import styles from './records.module.css'

/** A game's tile, small; a game that is gone gets the drawing of its kind. */
export const GamePicture = ({ iconUrl }: { readonly iconUrl: string | null }) => (
  <span className={styles['picture']} aria-hidden="true">
    {iconUrl === null ? (
      <Icon name="slots" size={32} />
    ) : (
      <img src={`${iconUrl}-240.webp`} alt="" width="40" height="40" loading="lazy" />
    )}
  </span>
)
