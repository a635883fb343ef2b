import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@trevo/platform/refusal.ts'

export type SliceLimits = {
  /** How long a slice may hold the thread. */
  readonly sliceMs: number
  /** How many jobs of one key may be running and waiting. */
  readonly ofKeyMax: number
  readonly allMax: number
}

type Task = { readonly key: string; run(until: number): boolean }

const defaults: SliceLimits = { sliceMs: 8, ofKeyMax: 4, allMax: 200 }

/**
 * Runs a long computation in slices, each in a turn of the event loop; it yields between its parts. A job that nobody
 * waits for rests between its slices, so that requests have the processor most of the time.
 * @throws the signal's reason, once it is aborted
 */
export const runInSlices = async <Value>(
  steps: Generator<undefined, Value>,
  { restMs = 0, signal }: { readonly restMs?: number; readonly signal?: AbortSignal } = {},
): Promise<Value> => {
  for (;;) {
    signal?.throwIfAborted()
    const until = performance.now() + defaults.sliceMs
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < until)
    await (restMs > 0 ? pause(restMs) : nextTurn())
  }
}

/**
 * Long computations that answer requests: one slice per turn of the event loop, however many there
 * are, and those of one key one after another. Work yields between its parts.
 */
export const createSlices = (limits: Partial<SliceLimits> = {}) => {
  const { sliceMs, ofKeyMax, allMax } = { ...defaults, ...limits }
  const running: Task[] = []
  const ofKey = new Map<string, Task[]>()
  let count = 0
  const end = ({ key }: Task): void => {
    count -= 1
    const [, ...waiting] = ofKey.get(key) ?? []
    const [next] = waiting
    if (next) {
      ofKey.set(key, waiting)
      running.push(next)
    } else ofKey.delete(key)
  }
  const turn = (): void => {
    const task = running.shift()
    if (!task) return
    if (task.run(performance.now() + sliceMs)) end(task)
    else running.push(task)
    if (running.length > 0) setImmediate(turn)
  }
  const start = (task: Task): void => {
    count += 1
    const tasks = ofKey.get(task.key)
    if (tasks) {
      tasks.push(task)
      return
    }
    ofKey.set(task.key, [task])
    running.push(task)
    if (running.length === 1) setImmediate(turn)
  }
  return {
    /** @throws Refusal `wallet.busy` if too much is in progress; rethrows the work's errors. */
    run: <Value>(key: string, steps: Generator<undefined, Value>): Promise<Value> => {
      if (count >= allMax || (ofKey.get(key)?.length ?? 0) >= ofKeyMax) {
        throw new Refusal('wallet.busy')
      }
      return new Promise((resolve, reject) => {
        const run = (until: number): boolean => {
          try {
            do {
              const step = steps.next()
              if (step.done === true) {
                resolve(step.value)
                return true
              }
            } while (performance.now() < until)
            return false
          } catch (error) {
            reject(error)
            return true
          }
        }
        start({ key, run })
      })
    },
  }
}

export type Slices = ReturnType<typeof createSlices>
