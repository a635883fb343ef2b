import { CallFailure } from './api.ts'
import { createSignal } from './signal.ts'

let isTroubled = false
const troubled = createSignal<undefined>()

/** Calls back when the server stops answering, once until it answers again. */
export const whenTroubled = troubled.listen

/** ERR-12: a query that got no answer at all; a refusal is an answer. */
export const recordFailure = (error: unknown): void => {
  const isSilence = error instanceof CallFailure && /^(network|timeout)$/.test(error.code)
  if (isSilence && !isTroubled) troubled.send(undefined)
  isTroubled = isSilence
}

export const recordAnswer = (): void => {
  isTroubled = false
}
