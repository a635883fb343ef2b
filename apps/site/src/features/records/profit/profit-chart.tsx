import { sharesOf } from '../common/day-bars.ts'
import styles from './profit.module.css'

const height = 120
const middle = height / 2

/** Bars up and down from a common baseline. Screen readers get the same figures from the table below it. */
export const ProfitChart = ({
  amounts,
  firstLabel,
  lastLabel,
}: {
  /** Signed decimal strings, oldest first. */
  readonly amounts: readonly string[]
  readonly firstLabel: string
  readonly lastLabel: string
}) => {
  const shares = sharesOf(amounts)
  const step = 100 / shares.length
  return (
    <figure className={styles['chart']} aria-hidden="true">
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" focusable="false">
        <line x1="0" x2="100" y1={middle} y2={middle} className={styles['axis']} />
        {shares.map((share, index) => {
          const size = Math.max(Math.abs(share) * (middle - 4), share === 0 ? 0 : 1.5)
          return (
            <rect
              // The bars are in the order of the days and never move.
              key={index}
              x={index * step + step * 0.15}
              width={step * 0.7}
              y={share >= 0 ? middle - size : middle}
              height={size}
              className={styles[share >= 0 ? 'gain' : 'loss']}
            />
          )
        })}
      </svg>
      <figcaption>
        <span>{firstLabel}</span>
        <span>{lastLabel}</span>
      </figcaption>
    </figure>
  )
}
