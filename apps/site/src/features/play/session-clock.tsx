import { useEffect, useState } from 'react'

const two = (count: number) => String(count).padStart(2, '0')

/** Whole seconds as "00:12:40". */
export const formatElapsed = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/** How long this game has been open; players must be able to see the time. */
export const SessionClock = ({
  label,
  className,
}: {
  readonly label: string
  readonly className?: string | undefined
}) => {
  const [startedAt] = useState(() => performance.now())
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const tick = () => setSeconds(Math.floor((performance.now() - startedAt) / 1000))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [startedAt])
  return (
    <time role="timer" aria-label={label} className={className}>
      {formatElapsed(seconds)}
    </time>
  )
}
