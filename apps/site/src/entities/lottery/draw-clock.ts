/**
 * The page's monotonic clock, in epoch milliseconds: it is unaffected by changes of the device's clock, so a
 * countdown neither jumps nor stops.
 */
export const pageNow = (): number => performance.timeOrigin + performance.now()

/**
 * When a draw's sales end by the page's clock. The server counted what remains about half a round trip
 * before its answer was here.
 */
export const closesAtOf = (
  remainMs: number,
  { sentAt, answeredAt }: { readonly sentAt: number; readonly answeredAt: number },
): number => answeredAt + remainMs - (answeredAt - sentAt) / 2
