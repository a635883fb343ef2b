import { Semaphore, withTimeout } from 'async-mutex'
import { Refusal } from '@trevo/platform/refusal.ts'

export type FileSlots = {
  /**
   * Waits for a place; answers how to leave it. Refuses `records.files_busy` when too many wait
   * already, or when none became free in time.
   */
  enter(): Promise<() => void>
  /** Whether the next request would be refused. */
  isFull(): boolean
}

type SlotLimits = {
  readonly atOnceMax: number
  readonly waitingMax: number
  readonly waitMsMax: number
}

/** Places for the files that one copy of the server makes at once, and a bounded line before them. */
export const createFileSlots = ({ atOnceMax, waitingMax, waitMsMax }: SlotLimits): FileSlots => {
  const places = withTimeout(new Semaphore(atOnceMax), waitMsMax, new Refusal('records.files_busy'))
  let waiting = 0
  return {
    isFull: () => waiting >= waitingMax,
    enter: async () => {
      const mustWait = places.isLocked()
      if (mustWait && waiting >= waitingMax) throw new Refusal('records.files_busy')
      if (mustWait) waiting += 1
      try {
        const [, leave] = await places.acquire()
        return leave
      } finally {
        if (mustWait) waiting -= 1
      }
    },
  }
}
