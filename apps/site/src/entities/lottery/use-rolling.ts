import { useEffect, useState } from 'react'

const ballEveryMs = 500
/** Results with more numbers are shown at once. */
const ballsMax = 20

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Prizes of several rows have no balls that come one by one. */
const ballsOf = (winNo: string) => (winNo.includes(';') ? 0 : winNo.split(',').length)

/** How many balls are shown: one more every half second; all at once with reduced motion. */
export const useRolling = (winNo: string) => {
  const total = ballsOf(winNo)
  const [shown, setShown] = useState(total)
  const isRolling = shown < total
  useEffect(() => {
    if (!isRolling) return undefined
    const timer = setInterval(() => setShown((before) => before + 1), ballEveryMs)
    return () => clearInterval(timer)
  }, [isRolling])
  return {
    isRolling,
    /** How many are out; undefined once all are. */
    outCount: isRolling ? shown : undefined,
    canRoll: total > 0 && total <= ballsMax,
    roll: () => setShown(total > ballsMax || wantsStillness() ? total : 0),
    skip: () => setShown(total),
    /** The numbers that are out. */
    out: isRolling ? winNo.split(',').slice(0, shown).join(',') : winNo,
    /** Balls that are still to come. */
    waiting: isRolling ? total - shown : 0,
  }
}
