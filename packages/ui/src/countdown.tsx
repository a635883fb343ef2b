import { useEffect, useState } from 'react'

/** Time left as "MM:SS", "H:MM:SS" or, from a day on, "2d 04h". */
export const formatLeft = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (count: number) => String(count).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3_600) % 24
  if (days > 0) return `${days}d ${two(hours)}h`
  const minutesAndSeconds = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${minutesAndSeconds}` : minutesAndSeconds
}

/** Counts down to an instant; `onEnd` once when it is reached. */
export const Countdown = ({
  until,
  now = Date.now,
  onEnd,
  label,
  className,
}: {
  /** Epoch milliseconds. */
  readonly until: number
  readonly now?: () => number
  readonly onEnd?: () => void
  readonly label: string
  readonly className?: string | undefined
}) => {
  const [leftMs, setLeftMs] = useState<number | undefined>(undefined)
  useEffect(() => {
    const tick = () => {
      const left = until - now()
      setLeftMs(left)
      if (left > 0) return
      clearInterval(timer)
      onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until, now, onEnd])
  return (
    <time role="timer" aria-label={label} className={className}>
      {leftMs === undefined ? '--:--' : formatLeft(leftMs)}
    </time>
  )
}
