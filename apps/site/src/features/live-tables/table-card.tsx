import type { LiveTableNow } from '@trevo/contract/wps/games/live-tables.ts'
import type { Game } from '@trevo/contract/wps/games.ts'
import { Link } from 'react-router'
import { useText } from '../../core/language/use-text.ts'
import { launchTarget } from '../../entities/game/launch-target.ts'
import { useOpenGame } from '../../entities/game/open-game.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import styles from './live-tables.module.css'

const marksShown = 14

type Shown = {
  /** Undefined until its vendor has answered. */
  readonly table: LiveTableNow | undefined
  readonly game: Game
  readonly receivedAtMs: number
}

/** A table with its clock and its last results, newest first; opens the game. */
export const TableCard = ({ table, game, receivedAtMs }: Shown) => {
  const t = useText('play')
  const open = useOpenGame()
  const left = useSecondsLeft(table?.closesInMs ?? null, receivedAtMs)
  const last = table?.last.slice(0, marksShown) ?? []
  return (
    <Link
      to={launchTarget(game)}
      className={styles['card']}
      style={{ '--hue': game.hue } as React.CSSProperties}
      onClick={(event) => {
        event.preventDefault()
        open(game)
      }}
    >
      <span className={styles['name']}>{game.gameName}</span>
      <span className={styles['state']} data-open={left > 0 || undefined}>
        {table && (left > 0 ? t('tables.open', { seconds: left }) : t('tables.closed'))}
      </span>
      <span
        className={styles['marks']}
        {...(last.length > 0 && {
          role: 'img',
          'aria-label': t('tables.last', { results: last.map(({ text }) => text).join(', ') }),
        })}
      >
        {last.map(({ tone, text }, index) => (
          // Results repeat; a place in the row is all that tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} data-tone={tone}>
            {text}
          </i>
        ))}
      </span>
    </Link>
  )
}
