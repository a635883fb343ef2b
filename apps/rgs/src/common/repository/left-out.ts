/** The answer of a set to a command that it passed over: nothing was done, and it is asked as a set of one. */
export const leftOut = Symbol('left out of its set')
export type LeftOut = typeof leftOut
