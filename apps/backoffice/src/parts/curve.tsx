import styles from './curve.module.css'

type Line = readonly number[]

const [width, height] = [1000, 300]

/** Points of a line from its values; a line may end before the right edge. */
const pathOf = (line: Line, steps: number, low: number, span: number): string =>
  line
    .map((value, index) => {
      const x = (index / Math.max(1, steps)) * width
      const y = height - ((value - low) / span) * height
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

const lastPoint = (path: string): string => path.slice(path.lastIndexOf('L') + 1).replace('M', '')

/**
 * A line beside an earlier, dashed one, over `steps` steps. Its lines keep their width at any size; labels stand
 * around it in HTML.
 */
export const Curve = ({
  now,
  before,
  steps,
  label,
  isSmall = false,
}: {
  readonly now: Line
  readonly before: Line
  readonly steps: number
  readonly label: string
  readonly isSmall?: boolean
}) => {
  const all = [...now, ...before, 0]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = high - low || 1
  const line = pathOf(now, steps, low, span)
  const end = lastPoint(line)
  const floor = (height + (low / span) * height).toFixed(1)
  return (
    <svg
      role="img"
      aria-label={label}
      className={isSmall ? styles['spark'] : styles['curve']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {!isSmall && <path className={styles['zero']} d={`M0 ${floor}H${width}`} />}
      {!isSmall && now.length > 1 && (
        <path className={styles['area']} d={`${line}L${end.split(' ')[0]} ${floor}L0 ${floor}Z`} />
      )}
      <path className={styles['before']} d={pathOf(before, steps, low, span)} />
      <path className={styles['now']} d={line} />
      {now.length > 0 && <path className={styles['end']} d={`M${end}h0`} />}
    </svg>
  )
}

/** Labels of the axis beside a curve, from the top: the largest value to the smallest; one if all are alike. */
export const axisOf = (now: Line, before: Line): readonly number[] => {
  const all = [...now, ...before, 0]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  if (high === low) return [low]
  return [high, high - (high - low) / 4, (high + low) / 2, low + (high - low) / 4, low]
}
