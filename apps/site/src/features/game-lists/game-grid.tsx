import type { Game } from '@trevo/contract/wps/games.ts'
import { useLowData } from '../../core/low-data/low-data.ts'
import { GameCard } from '../../entities/game/game-card.tsx'
import styles from './game-lists.module.css'

/** Games as tiles; the pictures of the first rows are loaded eagerly. */
export const GameGrid = ({ games }: { readonly games: readonly Game[] }) => {
  const isLowData = useLowData()
  return (
    <ul className={styles['grid']}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameCard game={game} eager={index < 6 && !isLowData} />
        </li>
      ))}
    </ul>
  )
}
