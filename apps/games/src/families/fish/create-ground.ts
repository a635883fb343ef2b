import type { PondLook } from '@trevo/titles/look/theme.ts'
import { h } from '../../controls/h.ts'
import { fitSurface } from '../../runtime/surface.ts'

/** How far what is behind and in front of the fish moves with the aim, in pixels. */
const BEHIND = -10
const IN_FRONT = 22
/** Both are this much wider than the pond, at each side. */
const MARGIN = 26
const FOLLOW_MS = 420
const RATIO_MAX = 1.5

/** What is behind and in front of the fish: painted once, then moved as a whole. */
export const createGround = (look: PondLook) => {
  const behind = h('canvas', { class: 'pond-ground', 'aria-hidden': 'true' })
  const inFront = h('canvas', { class: 'pond-ground pond-front', 'aria-hidden': 'true' })
  let [aim, shown] = [0.5, 2]
  return {
    behind,
    inFront,
    resize: (width: number, height: number): void => {
      for (const [canvas, paint] of [
        [behind, look.paintBehind],
        [inFront, look.paintInFront],
      ] as const) {
        const { context } = fitSurface(canvas, width + 2 * MARGIN, height, RATIO_MAX)
        paint(context, { width: width + 2 * MARGIN, height })
      }
    },
    /** Moves a little against the aim, 0 at the left to 1 at the right: near things more than far ones. */
    follow: (to: number, sinceMs: number): void => {
      aim += (to - aim) * Math.min(1, sinceMs / FOLLOW_MS)
      if (Math.abs(aim - shown) < 0.004) return
      shown = aim
      behind.style.transform = `translate3d(${((aim - 0.5) * BEHIND).toFixed(2)}px,0,0)`
      inFront.style.transform = `translate3d(${((0.5 - aim) * IN_FRONT).toFixed(2)}px,0,0)`
    },
  }
}
