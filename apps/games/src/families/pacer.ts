/** Lets an animation be shortened: its waits end and its animations jump to their end. */
export type Pacer = {
  /** Begins an animation: an earlier skip is forgotten. With `atOnce` it is skipped from its start. */
  readonly begin: (isAtOnce?: boolean) => void
  readonly wait: (normalMs: number) => Promise<void>
  /** The duration of an animation now; 0 once skipped. */
  readonly ms: (normalMs: number) => number
  readonly hasten: () => void
}

/** Waits at the current pace. `root` is the element whose animations are skipped with it. */
export const createPacer = (paceMs: (normalMs: number) => number, root: HTMLElement): Pacer => {
  let isHastened = false
  let endWait: (() => void) | undefined
  const ms = (normalMs: number): number => (isHastened ? 0 : paceMs(normalMs))
  const hasten = (): void => {
    isHastened = true
    endWait?.()
    for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
    }
  }
  return {
    begin: (isAtOnce = false) => {
      isHastened = false
      if (isAtOnce) hasten()
    },
    ms,
    wait: (normalMs) => {
      const length = ms(normalMs)
      if (length <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, length)
        endWait = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    hasten,
  }
}
