import { Refusal } from '../../../platform/refusal.ts'

export type Bounds = { readonly runningMax: number; readonly waitingMax: number }

export type Bounded = {
  /** Runs it when there is a place, in the order of asking; refuses `wallet.busy` when too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  load(): { readonly done: number; readonly running: number; readonly waiting: number }
}

/** Lets so many works run at once and so many wait, so that a wave of one kind leaves time for others. */
export const createBounded = ({ runningMax, waitingMax }: Bounds): Bounded => {
  const waiting: (() => void)[] = []
  let running = 0
  let done = 0
  return {
    run: async (work) => {
      if (running >= runningMax) {
        if (waiting.length >= waitingMax) throw new Refusal('wallet.busy')
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        done += 1
        const next = waiting.shift()
        // The place passes on directly, so nobody slips in between.
        if (next) next()
        else running -= 1
      }
    },
    load: () => ({ done, running, waiting: waiting.length }),
  }
}
