import { Mutex } from 'async-mutex'
import { Refusal } from '@trevo/platform/refusal.ts'

/** More waiting for one name than people could ever be. */
const waitingMax = 100

/**
 * Runs work on one key sequentially within this copy, and work on different keys in parallel. Refuses
 * `too_many_requests` if the queue for a key is full.
 */
export const createTurns = () => {
  const lines = new Map<string, { readonly mutex: Mutex; length: number }>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { mutex: new Mutex(), length: 0 }
    if (line.length >= waitingMax) throw new Refusal('too_many_requests')
    lines.set(key, line)
    line.length += 1
    try {
      return await line.mutex.runExclusive(work)
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(key)
    }
  }
}
