import type { CSSProperties } from 'react'
import { readNumbers, type ShownBall } from './read-numbers.ts'
import styles from './result-balls.module.css'

/** Eyes of a die's side, as places of a grid of three by three. */
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

/** One side of a die, drawn by its eyes. Decoration only. */
export const DieFace = ({ side }: { readonly side: string }) => (
  <span className={styles['die']} aria-hidden="true">
    {(eyes[side] ?? []).map((place) => (
      <i key={place} style={placeOf(place)} />
    ))}
  </span>
)

const Ball = ({ ball: { text, kind, hue } }: { readonly ball: ShownBall }) => {
  if (kind === 'die') return <DieFace side={text} />
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

/** A result as its balls, dice or cars; read out as the numbers it has. */
export const ResultBalls = ({
  rulesGroup,
  winNo,
  size = 26,
  isRolling = false,
}: {
  readonly rulesGroup: string
  readonly winNo: string
  readonly size?: number
  /** More are to come: the last one falls into its place. */
  readonly isRolling?: boolean
}) => {
  const balls = readNumbers(rulesGroup, winNo)
  return (
    <span
      className={styles['balls']}
      role="img"
      data-rolling={isRolling || undefined}
      aria-label={balls.map(({ text }) => text).join(' ')}
      style={{ '--s': `${size}px` } as CSSProperties}
    >
      {balls.map((ball, index) => (
        // A result never changes its order.
        <Ball key={index} ball={ball} />
      ))}
    </span>
  )
}
