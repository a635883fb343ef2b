import { CallFailure } from './api.ts'

let isTroubled = false
const listeners = new Set<() => void>()

/** Calls back when the server has become silent, once until it answers again. */
export const whenTroubled = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** ERR-12: a query that got no answer at all. A refusal is an answer. */
export const noteFailure = (error: unknown): void => {
  const isSilence = error instanceof CallFailure && /^(network|timeout)$/.test(error.code)
  if (isSilence && !isTroubled) for (const listener of listeners) listener()
  isTroubled = isSilence
}

export const noteAnswer = (): void => {
  isTroubled = false
}
