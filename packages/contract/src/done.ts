/** Sentences that accompany a value: what was done, in the caller's language. */
export const doneKeys = ['code.sent'] as const
export type DoneKey = (typeof doneKeys)[number]
