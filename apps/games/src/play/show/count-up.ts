import { outCubic, clamp01 } from '../../runtime/easing.ts'
import type { BoardContext } from '../../families/board.ts'

type Count = {
  readonly fromUnits: number
  readonly toUnits: number
  readonly durationMs: number
  readonly show: (units: number) => void
}

let running: { count: Count; startMs: number } | undefined

const onFrame = (nowMs: number): boolean => {
  if (!running) return false
  const { count, startMs } = running
  const part = outCubic(clamp01((nowMs - startMs) / count.durationMs))
  count.show(Math.round(count.fromUnits + (count.toUnits - count.fromUnits) * part))
  if (part === 1) running = undefined
  return running !== undefined
}

/** Counts an amount up; only one amount counts at a time. `finish` shows its end at once. */
export const countUp = {
  start: ({ ticker }: Pick<BoardContext, 'ticker'>, count: Count): void => {
    running = { count, startMs: ticker.now() }
    ticker.add(onFrame)
  },
  finish: ({ ticker }: Pick<BoardContext, 'ticker'>): void => {
    if (running) running.count.show(running.count.toUnits)
    running = undefined
    ticker.remove(onFrame)
  },
}
