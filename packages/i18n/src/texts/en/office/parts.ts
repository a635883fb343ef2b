import type { Message } from '../../../translate.ts'

/** Parts that several areas of the back office show. */
export const texts = {} as const satisfies Readonly<Record<string, Message>>
