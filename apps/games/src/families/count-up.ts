import type { Pacer } from './pacer.ts'

/**
 * Calls `show` with a share from 0 to 1 over this duration at the current pace. Skipped or without motion it jumps
 * to the end.
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
