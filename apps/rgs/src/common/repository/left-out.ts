/** The answer of a batch to a command that it skipped: nothing was done, and it is retried as a batch of one. */
export const leftOut = Symbol('left out of its set')
export type LeftOut = typeof leftOut
