import styles from './share-seats.module.css'

type Seat = 'mine' | 'taken' | 'free'

/** With more shares than this, they are a bar instead of boxes. */
const boxesMax = 20

const percent = (part: number, of: number): string => `${(part / of) * 100}%`

/** The shares of a ticket: the member's own, those of others, and the free ones. Decorative only. */
export const ShareSeats = ({
  of,
  mine,
  taken,
}: {
  readonly of: number
  readonly mine: number
  /** By the member and others. */
  readonly taken: number
}) => {
  if (of > boxesMax) {
    return (
      <span className={styles['bar']} aria-hidden="true">
        <i data-seat="mine" style={{ width: percent(mine, of) }} />
        <i data-seat="taken" style={{ width: percent(taken - mine, of) }} />
      </span>
    )
  }
  const seats = Array.from({ length: of }, (_, index): Seat => {
    if (index < mine) return 'mine'
    return index < taken ? 'taken' : 'free'
  })
  return (
    <span className={styles['seats']} aria-hidden="true">
      {seats.map((seat, index) => (
        <i key={index} data-seat={seat} />
      ))}
    </span>
  )
}
