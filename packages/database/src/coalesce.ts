import { setTimeout as pause } from 'node:timers/promises'
import { FullQueueError } from './lost-wait.ts'

/** Resolves with the work, or after the timeout. */
const within = async (work: Promise<void>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, over])
  clearTimeout(timer)
}

type Bounds = {
  /** Maximum number of requests sent together. */
  readonly sizeMax?: number
  /** Maximum number of waiting requests; further ones are refused with a `FullQueueError`. */
  readonly waitingMax?: number
  /** A send that takes longer no longer delays the next one. */
  readonly patienceMs?: number
  /**
   * How long a send waits for further requests if the last one had more than one: a larger batch costs
   * less per request, and a lone caller still does not wait. None by default.
   */
  readonly gatherMs?: number
  /** The number of concurrent sends; 1 by default. */
  readonly sendingsMax?: number
}

/**
 * Collects concurrent requests and sends them together as soon as a send has ended: a lone caller does
 * not wait, many share one round trip. An answer is always to a request sent after the call, never one
 * already in progress. A failed send fails its requests.
 */
export const createCoalescer = <Question, Answer>(
  send: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { sizeMax = 256, waitingMax = 10_000, patienceMs, gatherMs = 0, sendingsMax = 1 }: Bounds = {},
): ((question: Question) => Promise<Answer>) => {
  type Waiting = {
    readonly question: Question
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  let sendings = 0
  let lastSize = 0

  const sendBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await send(batch.map(({ question }) => question))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('a coalesced question was not answered'))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const sendNext = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (gatherMs > 0 && lastSize > 1 && waiting.length < sizeMax) await pause(gatherMs)
      const batch = waiting.splice(0, sizeMax)
      // Another send may have taken them meanwhile.
      if (batch.length === 0) continue
      lastSize = batch.length
      const sent = sendBatch(batch)
      await (patienceMs === undefined ? sent : within(sent, patienceMs))
    }
    sendings -= 1
  }

  return (question) => {
    if (waiting.length >= waitingMax) return Promise.reject(new FullQueueError(waitingMax))
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ question, resolve, reject })
    // The rest of this turn's requests are included.
    if (sendings < sendingsMax) {
      sendings += 1
      queueMicrotask(() => void sendNext())
    }
    return promise
  }
}
