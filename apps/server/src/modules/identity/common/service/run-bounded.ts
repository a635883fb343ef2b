import { Semaphore } from 'async-mutex'
import { Refusal } from '@trevo/platform/refusal.ts'

export type Bounds = { readonly runningMax: number; readonly waitingMax: number }

export type Bounded = {
  /** Runs it when there is a free slot, in order of arrival; refuses `wallet.busy` if too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  load(): { readonly done: number; readonly running: number; readonly waiting: number }
}

/** Limits how many jobs run at once and how many wait, so that a burst of one kind leaves time for others. */
export const createBounded = ({ runningMax, waitingMax }: Bounds): Bounded => {
  const places = new Semaphore(runningMax)
  let waiting = 0
  let done = 0
  return {
    run: async (work) => {
      const mustWait = places.isLocked()
      if (mustWait && waiting >= waitingMax) throw new Refusal('wallet.busy')
      if (mustWait) waiting += 1
      const [, release] = await places.acquire()
      if (mustWait) waiting -= 1
      try {
        return await work()
      } finally {
        done += 1
        release()
      }
    },
    load: () => ({ done, running: runningMax - places.getValue(), waiting }),
  }
}
