/** Work that yields between its parts, so that whoever runs it may do something else meanwhile. */
export type Steps<Value> = Generator<undefined, Value>

/** Runs the work without a break. */
export const finish = <Value>(steps: Steps<Value>): Value => {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
