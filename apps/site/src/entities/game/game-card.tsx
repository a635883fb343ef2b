import type { Game } from '@trevo/contract/wps/games.ts'
import { GameTile, type GameTileLabels } from '@trevo/ui/game-tile/game-tile.tsx'
import { memo } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { launchTarget } from './launch-target.ts'
import { useOpenSheet } from './game-sheet.ts'
import { useOpenGame } from './open-game.ts'
import { useGamePictures } from './pictures.ts'
import { useFavourite } from '../favourites/use-favourite.ts'

type GameCardProps = { readonly game: Game; readonly eager?: boolean }

/**
 * A game of the lobby: opens it by the rules of launching, and carries the favourite heart. Existing
 * tiles are not re-rendered when the list grows.
 */
export const GameCard = memo(({ game, eager = false }: GameCardProps) => {
  'use memo'
  const { t } = useLanguage()
  const open = useOpenGame()
  const openSheet = useOpenSheet()
  const favourite = useFavourite(game)
  const pictures = useGamePictures(game)
  const labels: GameTileLabels = {
    hot: t('common.hot'),
    new: t('games.new'),
    addFavourite: (name) => t('games.addFavourite', { name }),
    removeFavourite: (name) => t('games.removeFavourite', { name }),
    maintenance: t('games.maintenance'),
    about: (name) => t('games.about', { name }),
  }
  return (
    <GameTile
      name={game.gameName}
      vendor={game.displayName}
      pictures={pictures}
      hue={game.hue}
      badge={badgeOf(game)}
      favourite={favourite.isMarked}
      {...(favourite.isOffered && { onFavourite: favourite.toggle })}
      onAbout={() => openSheet(game.nodeId)}
      maintenance={game.maintenance}
      eager={eager}
      labels={labels}
      opener={(words, className) => (
        <Link
          to={launchTarget(game)}
          className={className}
          onClick={(event) => {
            event.preventDefault()
            open(game)
          }}
        >
          {words}
        </Link>
      )}
    />
  )
})
GameCard.displayName = 'GameCard'

/** CARD-2: hot as the server says; a hot game needs no second badge. */
const badgeOf = (game: Game): 'hot' | 'new' | undefined => {
  if (game.isHot === 1) return 'hot'
  return game.isNew === 1 ? 'new' : undefined
}
