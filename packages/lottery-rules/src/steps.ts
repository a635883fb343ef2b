/** Work that yields between its parts, so that its caller can do other work in between. */
export type Steps<Value> = Generator<undefined, Value>

/** Runs the work without yielding. */
export const finish = <Value>(steps: Steps<Value>): Value => {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
