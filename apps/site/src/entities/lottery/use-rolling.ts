import { useEffect, useState } from 'react'

const ballEveryMs = 500
/** Results with more numbers than this are shown at once. */
const ballsMax = 20

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Prizes in several rows have no balls that appear one by one. */
const ballsOf = (winNo: string) => (winNo.includes(';') ? 0 : winNo.split(',').length)

/** Past every ball: none is still to fall. */
const settled = Infinity

/**
 * How many balls are shown: one more every half second, or all at once with reduced motion. The last one is given the
 * same time to fall before anything that follows from the numbers is shown.
 */
export const useRolling = (winNo: string) => {
  const total = ballsOf(winNo)
  const [begun, setBegun] = useState(settled)
  const isRolling = begun <= total
  const shown = Math.min(begun, total)
  useEffect(() => {
    if (!isRolling) return undefined
    const timer = setInterval(() => setBegun((before) => before + 1), ballEveryMs)
    return () => clearInterval(timer)
  }, [isRolling])
  return {
    isRolling,
    /** How many have been shown; undefined once all have fallen. */
    outCount: isRolling ? shown : undefined,
    canRoll: total > 0 && total <= ballsMax,
    roll: () => setBegun(total > ballsMax || wantsStillness() ? settled : 0),
    skip: () => setBegun(settled),
    /** The numbers shown so far. */
    out: isRolling ? winNo.split(',').slice(0, shown).join(',') : winNo,
    /** Balls still to be shown. */
    waiting: total - shown,
  }
}
