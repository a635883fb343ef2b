type Limit = { readonly withinMin: number; readonly countMax: number }

/** A number or an address is sent at most so many codes, whatever they are for. */
export const limitsOfTarget: readonly Limit[] = [
  { withinMin: 5, countMax: 3 },
  { withinMin: 24 * 60, countMax: 10 },
]
/** Many people may share a network address, so it may ask for more. */
export const limitsOfAddress: readonly Limit[] = [
  { withinMin: 5, countMax: 30 },
  { withinMin: 60, countMax: 200 },
]

const minuteMs = 60_000

/** How far back sendings matter at all. */
export const lookBackMs = 24 * 60 * minuteMs

/** The sendings that one more adds itself to; undefined when a limit is reached. */
export const withOneMore = (
  sentAt: readonly Date[],
  limits: readonly Limit[],
  now: Date,
): readonly Date[] | undefined => {
  const within = (minutes: number) => {
    const since = now.getTime() - minutes * minuteMs
    return sentAt.filter((at) => at.getTime() > since)
  }
  const isFull = limits.some(({ withinMin, countMax }) => within(withinMin).length >= countMax)
  if (isFull) return undefined
  const longestMin = Math.max(...limits.map((one) => one.withinMin))
  return [...within(longestMin), now]
}
