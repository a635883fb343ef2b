/**
 * The page's own clock, in epoch milliseconds: it runs on when somebody sets the clock of the device,
 * so a countdown neither jumps nor stops.
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
