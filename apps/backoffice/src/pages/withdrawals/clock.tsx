import { useLayoutEffect, useRef } from 'react'
import { formatLeft } from '../../core/format.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import { useT, type T } from '../../core/texts.tsx'
import styles from './clock.module.css'

const minuteMs = 60_000
const hotMs = 10 * minuteMs
const warmMs = 20 * minuteMs

type Times = { readonly createdAt: string; readonly payableUntil: string | null }

/** The time left until a deadline, its urgency, and the share of the time already used. */
export const readClock = ({ createdAt, payableUntil }: Times, now: number) => {
  const begun = Date.parse(createdAt)
  if (payableUntil === null)
    return { leftMs: undefined, agedMs: now - begun, level: 'calm' } as const
  const until = Date.parse(payableUntil)
  const leftMs = until - now
  const level = leftMs < hotMs ? 'hot' : leftMs < warmMs ? 'warm' : 'calm'
  const used = Math.min(1, Math.max(0, (now - begun) / Math.max(1, until - begun)))
  return { leftMs, agedMs: now - begun, level, used } as const
}

const Bar = ({ used, level }: { readonly used: number; readonly level: string }) => {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    ref.current?.style.setProperty('width', `${(used * 100).toFixed(1)}%`)
  }, [used])
  return (
    <span className={styles['bar']}>
      <i ref={ref} className={styles[level]} />
    </span>
  )
}

const textOf = (
  t: T,
  { leftMs, agedMs }: ReturnType<typeof readClock>,
  isLarge: boolean,
): string => {
  if (leftMs === undefined) return formatLeft(agedMs)
  const time = formatLeft(leftMs)
  if (leftMs >= 0) return time
  return isLarge ? t('payouts.late', { time }) : `−${time}`
}

/** The value that the list is sorted by: time left, or the age where no law sets a deadline. */
export const Clock = ({
  times,
  isLarge = false,
}: {
  readonly times: Times
  readonly isLarge?: boolean
}) => {
  const t = useT()
  const clock = readClock(times, useServerSecond())
  const text = textOf(t, clock, isLarge)
  return (
    <span className={`${styles['clock']} ${isLarge ? styles['large'] : ''}`}>
      <b className={styles[clock.level]}>{text}</b>
      {clock.leftMs !== undefined && <Bar used={clock.used} level={clock.level} />}
    </span>
  )
}
