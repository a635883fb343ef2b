import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a slice holds the thread, in milliseconds. */
const sliceMs = 8

/** Runs a long computation in slices, each in a turn of the event loop; it yields between its parts. */
export const runInSlices = async <Value>(steps: Generator<undefined, Value>): Promise<Value> => {
  for (;;) {
    const until = performance.now() + sliceMs
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < until)
    await nextTurn()
  }
}
