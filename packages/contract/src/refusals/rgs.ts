/** Refusals of the in-house game server's player API. */
export const rgsRefusals = {} as const
