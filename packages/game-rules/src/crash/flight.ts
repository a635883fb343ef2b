import type { Chance } from '@trevo/fairness/chance.ts'
import type { CrashTitle, Hundredths } from './types.ts'

const range = 2 ** 32

/** No flight pays below it. */
export const lowest: Hundredths = 100

/**
 * Where a flight crashes, from one number n below 2^32: 2^32 × returnPercent / (2^32 - n), rounded
 * down, at least 100 and at most the title's cap. A flight reaches m with probability returnPercent /
 * m.
 */
export const drawCrash = (
  { returnPercent, multiplierMax }: CrashTitle,
  chance: Chance,
): Hundredths => {
  const left = range - chance.nextInt(range)
  const reached = Number((BigInt(range) * BigInt(returnPercent)) / BigInt(left))
  // Below ×1.00 nobody takes part: it crashes before anybody can cash out.
  return Math.min(multiplierMax, Math.max(reached, lowest - 1))
}

/** Whether a flight that crashed there paid this cash-out. */
export const isPaid = (crashAt: Hundredths, cashOut: Hundredths): boolean => cashOut <= crashAt

/** Whether no cash-out at all was paid. */
export const isInstant = (crashAt: Hundredths): boolean => crashAt < lowest

/** The multiplier this long after the start. */
export const multiplierAt = (title: CrashTitle, elapsedMs: number): Hundredths =>
  Math.min(title.multiplierMax, Math.floor(100 * Math.exp(title.growthPerMs * elapsedMs)))

/** The time after the start at which the multiplier first reaches this value. */
export const elapsedAt = (title: CrashTitle, multiplier: Hundredths): number => {
  let elapsedMs = Math.max(0, Math.floor(Math.log(multiplier / 100) / title.growthPerMs))
  while (multiplierAt(title, elapsedMs) < multiplier) elapsedMs += 1
  return elapsedMs
}

/** The duration of a flight: a cash-out that arrives then, or later, is too late. */
export const flightMs = (title: CrashTitle, crashAt: Hundredths): number => {
  if (isInstant(crashAt)) return 0
  return elapsedAt(title, Math.min(crashAt + 1, title.multiplierMax))
}
