import { SETTLE_SLOPE, clamp01, inQuad, settle } from '../../../runtime/easing.ts'
import type { SymbolIndex } from '@trevo/game-rules/slots/types.ts'

/** How reels turn: rows per second, and the duration of the wind-up and of the landing. */
export type TurnPace = {
  readonly rowsPerSec: number
  readonly windUpMs: number
  readonly landMs: number
}

export const turnPaces = {
  normal: { rowsPerSec: 19, windUpMs: 260, landMs: 440 },
  turbo: { rowsPerSec: 27, windUpMs: 90, landMs: 230 },
} as const satisfies Record<string, TurnPace>

type Phase = 'rest' | 'wind-up' | 'turn' | 'land'

/**
 * One reel. `top` is the strip position of the top row, with fractions while it moves; it falls,
 * for symbols travel downwards. Mutable on purpose: nothing is allocated while it turns.
 */
export type Reel = {
  phase: Phase
  top: number
  /** The current rows per second; decides between sharp and blurred symbols. */
  speed: number
  phaseAtMs: number
  restsAtMs: number
  landFrom: number
  landRows: number
  landMs: number
  stop: number
  /** What the window shows at rest; otherwise it shows the strip. */
  windowTop: number
  readonly shown: SymbolIndex[]
  readonly next: SymbolIndex[]
  strip: Uint8Array
}

export const restingReel = (strip: Uint8Array, rowCount: number): Reel => ({
  phase: 'rest',
  top: 0,
  speed: 0,
  phaseAtMs: 0,
  restsAtMs: Number.POSITIVE_INFINITY,
  landFrom: 0,
  landRows: 0,
  landMs: 0,
  stop: 0,
  windowTop: 0,
  shown: Array.from({ length: rowCount }, (_, row) => strip[row] ?? 0),
  next: Array.from({ length: rowCount }, () => 0),
  strip,
})

/** The symbol at a strip position, counted without wrapping. */
export const symbolAt = (reel: Reel, position: number): SymbolIndex => {
  const row = position - reel.windowTop
  if (row >= 0 && row < reel.shown.length) return reel.shown[row] ?? 0
  const { length } = reel.strip
  return reel.strip[((position % length) + length) % length] ?? 0
}

export const startTurning = (reel: Reel, nowMs: number): void => {
  reel.phase = 'wind-up'
  reel.phaseAtMs = nowMs
  reel.restsAtMs = Number.POSITIVE_INFINITY
}

/** Sets where and when the reel will rest; it may still be winding up. */
export const planRest = (
  reel: Reel,
  rest: { readonly stop: number; readonly atMs: number; readonly symbols: readonly SymbolIndex[] },
): void => {
  reel.stop = rest.stop
  reel.restsAtMs = rest.atMs
  for (let row = 0; row < reel.next.length; row += 1) reel.next[row] = rest.symbols[row] ?? 0
}

/** Puts the reel at rest with these symbols. */
export const restNow = (reel: Reel, stop: number, symbols: readonly SymbolIndex[]): void => {
  reel.phase = 'rest'
  reel.speed = 0
  reel.top = stop
  reel.windowTop = stop
  for (let row = 0; row < reel.shown.length; row += 1) reel.shown[row] = symbols[row] ?? 0
}

/** Advances the reel to the current time. True exactly in the frame in which it comes to rest. */
export const stepReel = (
  reel: Reel,
  nowMs: number,
  sinceLastMs: number,
  pace: TurnPace,
): boolean => {
  switch (reel.phase) {
    case 'rest':
      return false
    case 'wind-up':
      windUp(reel, nowMs, pace)
      return false
    case 'turn':
      reel.speed = pace.rowsPerSec
      reel.top -= (pace.rowsPerSec * sinceLastMs) / 1000
      if (nowMs >= reel.restsAtMs - pace.landMs) beginLanding(reel, nowMs, pace)
      return false
    case 'land':
      return land(reel, nowMs)
    default:
      return reel.phase satisfies never
  }
}

/** First a little upwards, as a wind-up; then up to full speed. */
const windUp = (reel: Reel, nowMs: number, pace: TurnPace): void => {
  const part = clamp01((nowMs - reel.phaseAtMs) / pace.windUpMs)
  const back = Math.sin(Math.min(1, part * 2) * Math.PI) * 0.16
  const forward = part < 0.5 ? 0 : inQuad((part - 0.5) * 2)
  const rows = (forward * pace.rowsPerSec * pace.windUpMs) / 2 / 1000 / 2
  reel.speed = forward * pace.rowsPerSec
  reel.top = reel.windowTop + back - rows
  if (part === 1) reel.phase = 'turn'
}

/**
 * The strip jumps, unseen in the blur, to the position from which a landing at the reel's own speed ends exactly
 * on the stop. The fraction of a row is kept so that nothing jerks.
 */
const beginLanding = (reel: Reel, nowMs: number, pace: TurnPace): void => {
  const fraction = reel.top - Math.floor(reel.top)
  const wanted = (pace.rowsPerSec * pace.landMs) / 1000 / SETTLE_SLOPE
  const rows = Math.max(1, Math.round(wanted - fraction)) + fraction
  reel.phase = 'land'
  reel.phaseAtMs = nowMs
  reel.landRows = rows
  reel.landMs = (rows * SETTLE_SLOPE * 1000) / pace.rowsPerSec
  reel.landFrom = reel.stop + rows
  reel.windowTop = reel.stop
  for (let row = 0; row < reel.shown.length; row += 1) reel.shown[row] = reel.next[row] ?? 0
}

const land = (reel: Reel, nowMs: number): boolean => {
  const part = clamp01((nowMs - reel.phaseAtMs) / reel.landMs)
  reel.top = reel.landFrom - reel.landRows * settle(part)
  reel.speed = (1 - part) * (reel.landRows / reel.landMs) * 1000 * SETTLE_SLOPE
  if (part < 1) return false
  reel.phase = 'rest'
  reel.speed = 0
  reel.top = reel.stop
  return true
}
