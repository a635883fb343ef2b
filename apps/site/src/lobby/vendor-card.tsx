import { VendorMark } from '@trevo/ui/game-tile.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../language/language.tsx'
import { to, toCategory, type GameListType } from '../router/to.ts'
import type { Lanes } from './queries.ts'

type Card = Lanes[number]['cards'][number]

const listTypes: Readonly<Record<string, GameListType>> = {
  LIVE: 'live',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  BGS: 'bgs',
}

/** CARD-3, LAUNCH-8: a vendor leads to the list of its games, or to its category's center. */
export const vendorTarget = (card: Pick<Card, 'gameType' | 'vassalage'>): string => {
  const list = listTypes[card.gameType]
  return list ? to.gameList(list, { vassalage: card.vassalage }) : toCategory(card.gameType)
}

export const VendorCard = ({ card }: { readonly card: Card }) => {
  const { t } = useLanguage()
  const count = t('home.gamesCount', { count: card.gameCount })
  return (
    <VendorMark
      code={card.vassalage}
      name={`${card.displayName} · ${count}`}
      opener={(content, className, style) => (
        <Link to={vendorTarget(card)} className={className} style={style}>
          {content}
        </Link>
      )}
    />
  )
}
