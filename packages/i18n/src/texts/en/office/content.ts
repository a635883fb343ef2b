import type { Message } from '../../../translate.ts'

/** Content in the back office. */
export const texts = {} as const satisfies Readonly<Record<string, Message>>
