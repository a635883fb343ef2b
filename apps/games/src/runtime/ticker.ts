/** Called before each frame; false means that it has no more work. */
export type OnFrame = (nowMs: number, sinceLastMs: number) => boolean

export type FrameClock = {
  readonly now: () => number
  readonly requestFrame: (callback: (nowMs: number) => void) => number
}

export type Ticker = {
  readonly now: () => number
  /** Runs it each frame until it returns false. Adding it twice keeps it once. */
  readonly add: (onFrame: OnFrame) => void
  readonly remove: (onFrame: OnFrame) => void
}

/** A hidden tab gets no frames; the gap counts as one long frame at most. */
const LONGEST_FRAME_MS = 100

/**
 * The single loop behind all motion. It requests frames only while there is work, so that an idle game uses no
 * battery.
 */
export const createTicker = ({ now, requestFrame }: FrameClock): Ticker => {
  const running: OnFrame[] = []
  let asked = false
  let lastMs = 0

  const frame = (nowMs: number): void => {
    asked = false
    const sinceLastMs = Math.min(LONGEST_FRAME_MS, Math.max(0, nowMs - lastMs))
    lastMs = nowMs
    for (let index = running.length - 1; index >= 0; index -= 1) {
      const onFrame = running[index]
      if (onFrame && !onFrame(nowMs, sinceLastMs)) remove(onFrame)
    }
    ask()
  }
  const ask = (): void => {
    if (asked || running.length === 0) return
    asked = true
    requestFrame(frame)
  }
  const remove = (onFrame: OnFrame): void => {
    const index = running.indexOf(onFrame)
    if (index >= 0) running.splice(index, 1)
  }
  const add = (onFrame: OnFrame): void => {
    if (running.includes(onFrame)) return
    if (running.length === 0) lastMs = now()
    running.push(onFrame)
    ask()
  }
  return { now, add, remove }
}

/** The browser's frames. */
export const browserTicker = (): Ticker =>
  createTicker({
    now: () => performance.now(),
    requestFrame: (callback) => requestAnimationFrame(callback),
  })
