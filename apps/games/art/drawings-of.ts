import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { Theme } from '@trevo/titles/look/theme.ts'
import type { AtlasOrder } from './build-atlas.ts'

/** Largest side on any screen, in pixels: a phone's cell at three pixels a point, or a desktop's. */
const sizes = { symbol: 208, mascot: 480, companion: 288, coin: 96 } as const

/** Every drawing of a title once, in the largest size that anything needs of it. */
export const drawingsOf = (maths: SlotMaths, theme: Theme): AtlasOrder => {
  const bySize = new Map<string, number>()
  const want = (icon: string, size: number): void => {
    bySize.set(icon, Math.max(size, bySize.get(icon) ?? 0))
  }
  for (const { icon } of maths.symbols) want(icon, sizes.symbol)
  for (const icon of theme.companions) want(icon, sizes.companion)
  want(theme.mascot, sizes.mascot)
  want('coin', sizes.coin)
  return {
    gameCode: maths.gameCode,
    drawings: [...bySize].map(([icon, size]) => ({ icon, size })),
  }
}
