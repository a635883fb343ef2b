import { Refusal } from '../../../platform/refusal.ts'

export type FileSlots = {
  /**
   * Waits for a place; answers how to leave it. Refuses `records.files_busy` when too many wait
   * already, or when none became free in time.
   */
  enter(): Promise<() => void>
  /** Whether whoever comes now would be refused. */
  isFull(): boolean
}

type SlotLimits = {
  readonly atOnceMax: number
  readonly waitingMax: number
  readonly waitMsMax: number
}

/** Places for the files that one copy of the server makes at once, and a bounded line before them. */
export const createFileSlots = ({ atOnceMax, waitingMax, waitMsMax }: SlotLimits): FileSlots => {
  const waiting = new Set<() => void>()
  let taken = 0

  const give = (): (() => void) => {
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      const [next] = waiting
      // The place goes from hand to hand, so nobody slips in between.
      if (next) next()
      else taken -= 1
    }
  }
  return {
    isFull: () => waiting.size >= waitingMax,
    enter: async () => {
      if (taken < atOnceMax) {
        taken += 1
        return give()
      }
      if (waiting.size >= waitingMax) throw new Refusal('records.files_busy')
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(goOn)
          reject(new Refusal('records.files_busy'))
        }, waitMsMax)
        const goOn = () => {
          waiting.delete(goOn)
          clearTimeout(timer)
          resolve(give())
        }
        waiting.add(goOn)
      })
    },
  }
}
