/** The only source of the current instant; tests pass in their own. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
