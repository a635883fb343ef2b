/** All map 0..1 to 0..1; `settle` overshoots 1. */
export type Easing = (part: number) => number

export const linear: Easing = (part) => part
export const outCubic: Easing = (part) => 1 - (1 - part) ** 3
export const inQuad: Easing = (part) => part * part

/** How far a reel overshoots before it settles; 0 would stop it abruptly. */
const OVERSHOOT = 1.15

/** Slope of `settle` at 0: a reel's landing starts at its turning speed. */
export const SETTLE_SLOPE = 3 * (OVERSHOOT + 1) - 2 * OVERSHOOT

/** Decelerates, overshoots slightly, and comes back. */
export const settle: Easing = (part) => {
  const rest = part - 1
  return 1 + (OVERSHOOT + 1) * rest ** 3 + OVERSHOOT * rest ** 2
}

/** A fall under gravity with one small bounce. */
export const bounce: Easing = (part) => {
  if (part < 0.7) return (part / 0.7) ** 2
  const rest = (part - 0.85) / 0.15
  return 1 - 0.06 * (1 - rest * rest)
}

/** A bump from 0 to 1 and back, for pulses. */
export const bump: Easing = (part) => Math.sin(Math.PI * part)

export const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part
