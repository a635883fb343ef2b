import type { Ticker } from '../../../runtime/ticker.ts'
import type { Beat, Timeline } from './beat.ts'

export type BeatShow = {
  /** Starts showing a beat, which lasts `durationMs`. */
  readonly enter: (beat: Beat) => void
  /** Shows at once the final state of the beat; follows every `enter`. */
  readonly settle: (beat: Beat) => void
}

export type Playing = {
  /** Jumps to the end of the current beat; the next beat starts. */
  readonly skip: () => void
  /** Stops in place: the screen is closing. */
  readonly stop: () => void
  readonly done: Promise<void>
}

/** Plays the beats on the ticker, each from its own start, so a skip shortens all that follows. */
export const playTimeline = (timeline: Timeline, show: BeatShow, ticker: Ticker): Playing => {
  let position = -1
  let current: Beat | undefined
  let enteredMs = 0
  let finish: (() => void) | undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })

  const advance = (nowMs: number): boolean => {
    if (current) show.settle(current)
    position += 1
    current = timeline.beats[position]
    if (!current) {
      finish?.()
      return false
    }
    enteredMs = nowMs
    show.enter(current)
    return true
  }
  const onFrame = (nowMs: number): boolean => {
    if (!current || nowMs - enteredMs >= current.durationMs) return advance(nowMs)
    return true
  }
  const skip = (): void => {
    if (current && !advance(ticker.now())) ticker.remove(onFrame)
  }
  const stop = (): void => {
    ticker.remove(onFrame)
    current = undefined
    finish?.()
  }

  if (advance(ticker.now())) ticker.add(onFrame)
  return { skip, stop, done }
}
