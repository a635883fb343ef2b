import { useEffect, useState } from 'react'

const ballEveryMs = 500
/** Results with more numbers than this are shown at once. */
const ballsMax = 20

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Prizes in several rows have no balls that appear one by one. */
const ballsOf = (winNo: string) => (winNo.includes(';') ? 0 : winNo.split(',').length)

/** How many balls are shown: one more every half second, or all at once with reduced motion. */
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
    /** How many have been shown; undefined once all have. */
    outCount: isRolling ? shown : undefined,
    canRoll: total > 0 && total <= ballsMax,
    roll: () => setShown(total > ballsMax || wantsStillness() ? total : 0),
    skip: () => setShown(total),
    /** The numbers shown so far. */
    out: isRolling ? winNo.split(',').slice(0, shown).join(',') : winNo,
    /** Balls still to be shown. */
    waiting: isRolling ? total - shown : 0,
  }
}
