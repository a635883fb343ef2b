import { pageNow } from './draw-clock.ts'

/** Whether a ticket can be cancelled now: nobody's shares, and nothing after the end of sales. */
export const canCancel = ({ cancelUntil }: { readonly cancelUntil: number | null }): boolean =>
  cancelUntil !== null && pageNow() < cancelUntil
