import type { Pacer } from './pacer.ts'

/**
 * Calls `show` with a share from 0 to 1 until so long has passed at the pace of the moment. Hastened
 * or without motion it comes to its end at once.
 */
export const countUp = (
  pacer: Pacer,
  normalMs: number,
  show: (share: number) => void,
): Promise<void> => {
  const ms = pacer.ms(normalMs)
  if (ms <= 0) {
    show(1)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const startMs = performance.now()
    const step = (nowMs: number): void => {
      const share = pacer.ms(1) <= 0 ? 1 : Math.min(1, Math.max(0, (nowMs - startMs) / ms))
      show(share)
      if (share < 1) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}
