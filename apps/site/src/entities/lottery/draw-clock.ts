/**
 * The page's monotonic clock, in epoch milliseconds: it is unaffected by changes of the device's clock, so a
 * countdown neither jumps nor stops.
 */
export const pageNow = (): number => performance.timeOrigin + performance.now()

/**
 * When sales for a draw end by the page's clock. The server measured the remaining time about half a
 * round trip before its answer arrived.
 */
export const closesAtOf = (
  remainMs: number,
  { sentAt, answeredAt }: { readonly sentAt: number; readonly answeredAt: number },
): number => answeredAt + remainMs - (answeredAt - sentAt) / 2
