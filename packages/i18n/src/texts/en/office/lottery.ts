import type { Message } from '../../../translate.ts'

/** Lotteries in the back office. */
export const texts = {} as const satisfies Readonly<Record<string, Message>>
