import { Heart, Info } from 'lucide-react'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'
import styles from './game-tile.module.css'

export type GameTileLabels = {
  readonly hot: string
  readonly new: string
  readonly addFavourite: (name: string) => string
  readonly removeFavourite: (name: string) => string
  readonly maintenance: string
  readonly about: (name: string) => string
}

export type GameTileProps = {
  readonly name: string
  readonly vendor: string
  /** Address of the picture without size and ending: `/art/tile/tigre-da-sorte`. */
  readonly picture: string
  /** OKLCH hue of the ground, seen until the picture is there or when there is none. */
  readonly hue: number
  readonly badge?: 'hot' | 'new' | undefined
  readonly favourite: boolean
  /** Without it there is no heart. */
  readonly onFavourite?: () => void
  /** Opens what is told of the game; without it there is no such button. */
  readonly onAbout?: () => void
  readonly maintenance?: boolean
  /** In view at once: loaded before others. */
  readonly eager?: boolean
  /** How wide it is drawn, for the browser's choice of picture. */
  readonly sizes?: string
  readonly labels: GameTileLabels
  /** Wraps the words in what opens the game: a link or a button. */
  readonly opener: (words: ReactNode, className: string) => ReactNode
}

/** A game as a 3 : 4 card: picture below, words, badge and heart as real text and buttons above. */
export const GameTile = ({
  name,
  vendor,
  picture,
  hue,
  badge,
  favourite,
  onFavourite,
  onAbout,
  maintenance = false,
  eager = false,
  sizes = '(min-width: 1024px) 15vw, 30vw',
  labels,
  opener,
}: GameTileProps) => {
  'use memo'
  const [missing, setMissing] = useState(false)
  const words = (
    <>
      <span className={styles['name']}>{name}</span>
      <span className={styles['vendor']}>{vendor}</span>
    </>
  )
  return (
    <article
      className={classNames(styles['tile'], maintenance && styles['off'])}
      // A custom property, which React's type does not list.
      style={{ '--hue': hue } as CSSProperties}
    >
      {missing ? (
        <span className={styles['initial']} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : (
        <picture>
          <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
          <img
            src={`${picture}-240.webp`}
            srcSet={sourceSet(picture, 'webp')}
            sizes={sizes}
            width="240"
            height="320"
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setMissing(true)}
          />
        </picture>
      )}
      {opener(words, styles['open'] ?? '')}
      {badge && (
        <Badge look={badge} className={styles['badge']}>
          {labels[badge]}
        </Badge>
      )}
      {maintenance && <span className={styles['stopped']}>{labels.maintenance}</span>}
      {onFavourite && (
        <button
          type="button"
          className={styles['heart']}
          aria-pressed={favourite}
          aria-label={favourite ? labels.removeFavourite(name) : labels.addFavourite(name)}
          onClick={onFavourite}
        >
          <Heart size={20} strokeWidth={2} aria-hidden="true" />
        </button>
      )}
      {onAbout && (
        <button
          type="button"
          className={styles['about']}
          aria-label={labels.about(name)}
          title={labels.about(name)}
          onClick={onAbout}
        >
          <Info size={18} strokeWidth={2} aria-hidden="true" />
        </button>
      )}
    </article>
  )
}

const sourceSet = (picture: string, type: 'avif' | 'webp'): string =>
  `${picture}-240.${type} 240w, ${picture}-480.${type} 480w`

/** Two or three letters that stand for a vendor, in a colour of its own; never a foreign logo. */
export const VendorMark = ({
  code,
  name,
  opener,
}: {
  readonly code: string
  readonly name: string
  readonly opener: (content: ReactNode, className: string, style: CSSProperties) => ReactNode
}) => {
  const style = { '--hue': hueOf(code) } as CSSProperties // a custom property
  return opener(
    <span>
      <strong>{code.slice(0, 3)}</strong>
      <small>{name}</small>
    </span>,
    styles['mark'] ?? '',
    style,
  )
}

/** A hue that always belongs to the same code. */
export const hueOf = (code: string): number =>
  [...code].reduce((hue, letter) => (hue * 137 + (letter.codePointAt(0) ?? 0) * 53) % 360, 40)
