import { Semaphore, withTimeout } from 'async-mutex'
import { Refusal } from '@trevo/platform/refusal.ts'

export type FileSlots = {
  /**
   * Waits for a slot; returns the function that frees it. Refuses `records.files_busy` if too many wait already,
   * or none became free in time.
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

/** Slots for the files that one copy of the server makes at once, with a bounded queue. */
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
