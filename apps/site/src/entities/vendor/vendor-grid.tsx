import type { VendorTile } from '../game/open-game.ts'
import { VendorCard } from './vendor-card.tsx'
import styles from './vendor-grid.module.css'

/** Vendors as tiles. */
export const VendorGrid = ({ cards }: { readonly cards: readonly VendorTile[] }) => (
  <ul className={styles['vendors']}>
    {cards.map((card) => (
      <li key={card.vassalage}>
        <VendorCard card={card} />
      </li>
    ))}
  </ul>
)
