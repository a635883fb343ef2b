import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'

const delayMs = 250
const delayMsMax = 15_000

/**
 * How long each room waits with its first game after this process started. Idle rooms would otherwise all begin at
 * once, and from then on close, reveal and settle at the same moments.
 */
export const roomStartDelaysMs = (
  titles: readonly Pick<TitleData, 'gameCode'>[],
): ReadonlyMap<string, number> => {
  const eachMs = Math.min(delayMs, delayMsMax / Math.max(1, titles.length))
  return new Map(titles.map(({ gameCode }, index) => [gameCode, index * eachMs]))
}
