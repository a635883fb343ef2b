import type { CSSProperties } from 'react'
import { pictureShapes, pictureSize } from './picture-shapes.ts'
import { hasPictures, readNumbers, type ShownBall } from './read-numbers.ts'
import styles from './result-balls.module.css'
import { usePictureName } from './use-picture-name.ts'

/** Pips of a die's face, as positions in a 3 by 3 grid. */
const eyes: Readonly<Record<string, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

const placeOf = (place: number): CSSProperties => ({
  gridArea: `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}`,
})

/** One face of a die, drawn with its pips. Decorative only. */
export const DieFace = ({ side }: { readonly side: string }) => (
  <span className={styles['die']} aria-hidden="true">
    {(eyes[side] ?? []).map((place) => (
      <i key={place} style={placeOf(place)} />
    ))}
  </span>
)

/** One face of a picture die. Decorative only. */
export const PictureFace = ({ picture }: { readonly picture: number }) => {
  const shape = pictureShapes[picture]
  return (
    <span className={styles['picture']} aria-hidden="true">
      {shape && (
        <svg viewBox={`0 0 ${pictureSize} ${pictureSize}`}>
          <path d={shape.body} fill={shape.colour} />
          <path d={shape.cut} fill="#fff" />
        </svg>
      )}
    </span>
  )
}

const Ball = ({ ball: { text, kind, hue } }: { readonly ball: ShownBall }) => {
  if (kind === 'die') return <DieFace side={text} />
  if (kind === 'picture') return <PictureFace picture={Number(text)} />
  return (
    <>
      {kind === 'special' && <span className={styles['plus']}>+</span>}
      <span
        className={kind === 'car' ? styles['car'] : styles['ball']}
        style={hue === undefined ? undefined : ({ '--h': hue } as CSSProperties)}
      >
        {text}
      </span>
    </>
  )
}

type ResultProps = {
  readonly rulesGroup: string
  readonly winNo: string
  readonly size?: number
  /** More will follow: the last one drops into place. */
  readonly isRolling?: boolean
}

const Balls = ({
  balls,
  label,
  size = 26,
  isRolling = false,
}: Pick<ResultProps, 'size' | 'isRolling'> & {
  readonly balls: readonly ShownBall[]
  readonly label: string
}) => (
  <span
    className={styles['balls']}
    role="img"
    data-rolling={isRolling || undefined}
    aria-label={label}
    style={{ '--s': `${size}px` } as CSSProperties}
  >
    {balls.map((ball, index) => (
      // The order of a result never changes.
      <Ball key={index} ball={ball} />
    ))}
  </span>
)

const PictureBalls = ({ rulesGroup, winNo, ...look }: ResultProps) => {
  const nameOf = usePictureName()
  const balls = readNumbers(rulesGroup, winNo)
  const label = balls.map(({ text }) => nameOf(Number(text))).join(', ')
  return <Balls balls={balls} label={label} {...look} />
}

/** A result as balls, dice, pictures or cars; screen readers announce what is shown. */
export const ResultBalls = (props: ResultProps) => {
  const { rulesGroup, winNo, ...look } = props
  if (hasPictures(rulesGroup)) return <PictureBalls {...props} />
  const balls = readNumbers(rulesGroup, winNo)
  return <Balls balls={balls} label={balls.map(({ text }) => text).join(' ')} {...look} />
}
