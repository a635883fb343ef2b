import { isPin } from './pin.ts'

/** Six digits that are hard to guess, as a PIN's. */
export const isPaymentPassword = (typed: string): boolean => typed.length === 6 && isPin(typed)
