import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/office/loyalty.ts'

export const texts = {} as const satisfies Readonly<Record<keyof typeof en, Message>>
