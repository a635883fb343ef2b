import { Heart, Info } from 'lucide-react'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { Badge } from '../badge.tsx'
import { classNames } from '../class-names.ts'
import styles from './game-tile.module.css'
import { Picture } from '../picture.tsx'
import { VendorDrawing, type VendorStyle } from './vendor-drawing.tsx'

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
  /** Addresses of the picture without size and extension; if one fails, the next is used. */
  readonly pictures: readonly string[]
  /** OKLCH hue of the background, shown until the picture has loaded, or if there is none. */
  readonly hue: number
  readonly badge?: 'hot' | 'new' | undefined
  readonly favourite: boolean
  /** Without it there is no heart. */
  readonly onFavourite?: () => void
  /** Opens the game's details; without it there is no such button. */
  readonly onAbout?: () => void
  readonly maintenance?: boolean
  /** In view at once, so loaded before others. */
  readonly eager?: boolean
  /** How wide it is drawn, for the browser's choice of picture. */
  readonly sizes?: string
  readonly labels: GameTileLabels
  /** Wraps the text in what opens the game: a link or a button. */
  readonly opener: (words: ReactNode, className: string) => ReactNode
}

/** A game as a 3 : 4 card: picture below, words, badge and heart as real text and buttons above. */
export const GameTile = ({
  name,
  vendor,
  pictures,
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
  const [failed, setFailed] = useState(0)
  const picture = pictures[failed]
  const words = (
    <>
      <span className={styles['name']}>{name}</span>
      <span className={styles['vendor']}>{vendor}</span>
    </>
  )
  return (
    <article
      className={classNames(
        styles['tile'],
        picture === undefined && styles['bare'],
        maintenance && styles['off'],
      )}
      // A custom property, which React's type does not list.
      style={{ '--hue': hue } as CSSProperties}
    >
      {picture === undefined ? (
        <span className={styles['initial']} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : (
        <Picture
          address={picture}
          ratio={4 / 3}
          sizes={sizes}
          eager={eager}
          onFail={() => setFailed(failed + 1)}
        />
      )}
      {opener(words, styles['open'] ?? '')}
      {badge && (
        <Badge look={badge} className={styles['badge']}>
          {labels[badge]}
        </Badge>
      )}
      {maintenance && <span className={styles['stopped']}>{labels.maintenance}</span>}
      <TileButtons
        name={name}
        favourite={favourite}
        labels={labels}
        onFavourite={onFavourite}
        onAbout={onAbout}
      />
    </article>
  )
}

/** The heart and the button about the game, above the element that opens it. */
const TileButtons = ({
  name,
  favourite,
  onFavourite,
  onAbout,
  labels,
}: Pick<GameTileProps, 'name' | 'favourite' | 'labels'> & {
  readonly onFavourite: (() => void) | undefined
  readonly onAbout: (() => void) | undefined
}) => (
  <>
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
  </>
)

/** A vendor by its name, over its picture or else a mark drawn in its colour and style. */
export const VendorMark = ({
  code,
  style: drawnStyle,
  name,
  detail,
  pictures = [],
  opener,
}: {
  /** Gives the colour; never shown. */
  readonly code: string
  /** CARD-4: which of the five drawings. */
  readonly style: VendorStyle
  readonly name: string
  /** Below the name. */
  readonly detail: string
  /** Addresses of its picture without size and extension; if one fails, the next is used. */
  readonly pictures?: readonly string[]
  readonly opener: (content: ReactNode, className: string, style: CSSProperties) => ReactNode
}) => {
  const [failed, setFailed] = useState(0)
  const picture = pictures[failed]
  const style = { '--hue': hueOf(code) } as CSSProperties // a custom property
  return opener(
    <>
      {picture === undefined ? (
        <VendorDrawing style={drawnStyle} />
      ) : (
        <Picture
          address={picture}
          ratio={9 / 16}
          sizes="(min-width: 1024px) 18vw, 44vw"
          onFail={() => setFailed(failed + 1)}
        />
      )}
      <span>
        <strong>{name}</strong>
        <small>{detail}</small>
      </span>
    </>,
    classNames(styles['mark'], styles['pictured']),
    style,
  )
}

/** A hue that always belongs to the same code. */
export const hueOf = (code: string): number =>
  [...code].reduce((hue, letter) => (hue * 137 + (letter.codePointAt(0) ?? 0) * 53) % 360, 40)
