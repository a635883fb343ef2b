import type { GameDetail } from '@trevo/contract/wps/games/game-detail.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button, IconButton } from '@trevo/ui/button.tsx'
import { RowCarousel } from '@trevo/ui/carousels/row-carousel.tsx'
import { FlaskConical, Heart, PictureInPicture2, Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useSession } from '../../core/session/store.ts'
import { GameCard } from '../../entities/game/game-card.tsx'
import { opensInFrame } from '../../entities/game/launch-target.ts'
import { useOpenDemo, useOpenGame, useOpenGamePopup } from '../../entities/game/open-game.ts'
import { useFavourite } from '../../entities/favourites/use-favourite.ts'
import { BigWins } from './big-wins.tsx'
import { GameFacts } from './game-facts.tsx'
import styles from './game.module.css'
import { Rooms } from './rooms.tsx'
import { useText } from '../../core/language/use-text.ts'

export const GameSheet = ({ detail }: { readonly detail: GameDetail }) => {
  const t = useText('game')
  const { game, features, rules, similar } = detail
  return (
    <div className={styles['sheet']}>
      <Top detail={detail} />
      <GameFacts detail={detail} />
      {features.length > 0 && (
        <section className={styles['part']}>
          <h3>{t('game.features')}</h3>
          <ul className={styles['features']}>
            {features.map((feature) => (
              <li key={feature}>{t(`game.${feature}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {rules.length > 0 && (
        <section className={styles['part']}>
          <h3>{t('common.howToPlay')}</h3>
          <ol className={styles['rules']}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      )}
      {game.gameCategory === 'PVP' && <Rooms nodeId={game.nodeId} vassalage={game.vassalage} />}
      <BigWins wins={detail.bigWins} />
      {similar.length > 0 && (
        <div className={styles['similar']}>
          <RowCarousel
            title={t('game.similar')}
            labels={{ previous: t('home.previous'), next: t('home.next') }}
          >
            {similar.map((other) => (
              <li key={other.nodeId}>
                <GameCard game={other} />
              </li>
            ))}
          </RowCarousel>
        </div>
      )}
      {game.maintenance && (
        <p role="status" className={styles['stopped']}>
          {t('game.maintenance')}
        </p>
      )}
    </div>
  )
}

/** Picture, name and actions of the game. */
const Top = ({ detail: { game, pitch, demoAllowed } }: { readonly detail: GameDetail }) => {
  const t = useText('game')
  const open = useOpenGame()
  const openPopup = useOpenGamePopup()
  const openDemo = useOpenDemo()
  const { demoPlay } = useSession().systemStatus.info.brand
  const favourite = useFavourite(game)
  const heart = favourite.isMarked ? 'games.removeFavourite' : 'games.addFavourite'
  return (
    // A custom property, which React's type does not list.
    <div className={styles['top']} style={{ '--hue': game.hue } as CSSProperties}>
      <span className={styles['picture']}>
        <img src={`${game.iconUrl}-480.webp`} alt="" width="180" height="240" loading="lazy" />
      </span>
      <div className={styles['words']}>
        <p className={styles['vendor']}>
          {t('game.by', { vendor: game.displayName })}
          {game.isHot === 1 && <Badge look="hot">{t('common.hot')}</Badge>}
          {game.isNew === 1 && <Badge look="new">{t('games.new')}</Badge>}
        </p>
        {pitch && <p>{pitch}</p>}
        <div className={styles['actions']}>
          <Button
            size="large"
            disabledReason={game.maintenance ? t('game.maintenance') : undefined}
            onClick={() => open(game)}
          >
            <Play size={18} aria-hidden="true" fill="currentColor" />
            {t('common.play')}
          </Button>
          {!game.maintenance && opensInFrame(game) && (
            <Button look="plain" size="large" onClick={() => openPopup(game)}>
              <PictureInPicture2 size={18} aria-hidden="true" />
              {t('game.playHere')}
            </Button>
          )}
          {!game.maintenance && demoPlay && demoAllowed && (
            <Button look="plain" size="large" onClick={() => openDemo(game)}>
              <FlaskConical size={18} aria-hidden="true" />
              {t('common.demo')}
            </Button>
          )}
          {favourite.isOffered && (
            <IconButton
              className={styles['heart']}
              label={t(heart, { name: game.gameName })}
              aria-pressed={favourite.isMarked}
              onClick={favourite.toggle}
            >
              <Heart size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
    </div>
  )
}
