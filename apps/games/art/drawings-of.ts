import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { BoardTheme, Theme } from '@trevo/titles/look/theme.ts'
import type { AtlasOrder } from './build-atlas.ts'

/** The largest size on any screen, in pixels: a phone's cell at a pixel ratio of three, or a desktop's. */
const sizes = { symbol: 208, mascot: 480, companion: 288, coin: 96, main: 220 } as const

type Symbols = { readonly symbols?: readonly { readonly icon?: string }[] }

/** Every drawing of a title once, in the largest size that it is needed in. */
export const drawingsOf = (maths: TitleData, theme: BoardTheme | Theme): AtlasOrder => {
  const bySize = new Map<string, number>()
  const want = (icon: string, size: number): void => {
    bySize.set(icon, Math.max(size, bySize.get(icon) ?? 0))
  }
  for (const { icon } of (maths as Symbols).symbols ?? []) if (icon) want(icon, sizes.symbol)
  if ('mascot' in theme) {
    for (const icon of theme.companions) want(icon, sizes.companion)
    want(theme.mascot, sizes.mascot)
  } else {
    want(theme.drawings[0], sizes.main)
  }
  const pictures = 'pictures' in theme ? theme.pictures : undefined
  for (const [icon, size] of Object.entries(pictures ?? {})) want(icon, size)
  want('coin', sizes.coin)
  return {
    gameCode: maths.gameCode,
    drawings: [...bySize].map(([icon, size]) => ({ icon, size })),
  }
}
