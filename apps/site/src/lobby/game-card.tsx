import type { Game } from '@trevo/contract/wps/games.ts'
import { tileKey } from '@trevo/art/tile-key.ts'
import { GameTile, type GameTileLabels } from '@trevo/ui/game-tile.tsx'
import { Link, useNavigate } from 'react-router'
import { useLanguage } from '../language/language.tsx'
import { openPopup } from '../shell/popups.ts'
import { phaseOf } from '../session/session-state.ts'
import { readSession } from '../session/store.ts'
import { requireLogin } from '../session/require-login.ts'
import { launchTarget } from './launch-target.ts'
import { toggleFavourite, useFavourites } from './favourites.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { useSession } from '../session/store.ts'

/** A game of the lobby: opens it through the rules of launching, and carries the favourite heart. */
export const GameCard = ({
  game,
  eager = false,
}: {
  readonly game: Game
  readonly eager?: boolean
}) => {
  'use memo'
  const { t } = useLanguage()
  const open = useOpenGame()
  const favourites = useFavourites()
  const hasFavourites = useSession().whitelabelVal['GAMELOFAV3'] ?? false
  const toggle = () => {
    if (!requireLogin()) return
    toggleFavourite(game).catch((error: unknown) => {
      showToast(error instanceof Error ? error.message : t('state.network'), 'bad')
    })
  }
  const labels: GameTileLabels = {
    hot: t('games.hot'),
    new: t('games.new'),
    addFavourite: (name) => t('games.addFavourite', { name }),
    removeFavourite: (name) => t('games.removeFavourite', { name }),
    maintenance: t('games.maintenance'),
  }
  return (
    <GameTile
      name={game.gameName}
      vendor={game.displayName}
      picture={`/art/tile/${tileKey(game.gameCode)}`}
      hue={game.hue}
      badge={badgeOf(game)}
      favourite={favourites.includes(String(game.nodeId))}
      {...(hasFavourites && { onFavourite: toggle })}
      maintenance={game.maintenance}
      eager={eager}
      labels={labels}
      opener={(words, className) => (
        <Link to={launchTarget(game)} className={className} onClick={(event) => open(game, event)}>
          {words}
        </Link>
      )}
    />
  )
}

/** CARD-2: hot by the server's word; a hot game needs no second badge. */
const badgeOf = (game: Game): 'hot' | 'new' | undefined => {
  if (game.isHot === 1) return 'hot'
  return game.isNew === 1 ? 'new' : undefined
}

/** LAUNCH-1, LAUNCH-2: guests get the login popup, trial users the word about a real account. */
export const useOpenGame = () => {
  const navigate = useNavigate()
  return (game: Game, event: { preventDefault: () => void }): void => {
    event.preventDefault()
    const phase = phaseOf(readSession())
    if (phase === 'guest') openPopup('login', {})
    else if (phase === 'trial') openPopup('needAccount', {})
    else {
      // The game's frame shows its name and colours without asking for them again.
      const { gameName, gameCode, hue } = game
      void navigate(launchTarget(game), { state: { game: { gameName, gameCode, hue } } })
    }
  }
}
