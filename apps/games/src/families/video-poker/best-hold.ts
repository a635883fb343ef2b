import type { PaidKinds } from '@trevo/game-rules/video-poker/types.ts'

/** The worker's question, and its answer: the sum of 1, 2, 4, 8 and 16 for the held cards. */
export type HoldQuestion = {
  readonly title: PaidKinds
  readonly dealt: readonly string[]
}
export type HoldAnswer = { readonly dealt: readonly string[]; readonly held: number }

export type BestHold = {
  /** Answered later by `onAnswer`; never if the browser has no workers. */
  readonly ask: (dealt: readonly string[]) => void
}

/**
 * Finds the best hold in a worker: the first answer counts every possible hand, which would block the page for
 * half a second on a phone.
 */
export const createBestHold = (
  { wilds, pays }: PaidKinds,
  onAnswer: (answer: HoldAnswer) => void,
): BestHold => {
  let worker: Worker | undefined
  const start = (): Worker | undefined => {
    if (typeof Worker === 'undefined') return undefined
    const made = new Worker(new URL('./best-hold.worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<HoldAnswer>) => onAnswer(data))
    return made
  }
  return {
    ask: (dealt) => {
      worker ??= start()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker?.postMessage({ title: { wilds, pays }, dealt } satisfies HoldQuestion)
    },
  }
}
