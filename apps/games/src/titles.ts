import type { PublishedFigures } from '@trevo/game-rules/slots/published.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { AtlasSheet } from './runtime/atlas.ts'
import type { Theme } from './theme/theme.ts'

/** All a client needs to know of a title before its round server speaks. */
export type Title = {
  readonly maths: SlotMaths
  readonly theme: Theme
  readonly sheet: AtlasSheet
  /** What was measured of it and is told to the player. */
  readonly figures: PublishedFigures
}

type TitleLoader = () => Promise<Title>

/** One lazy chunk a title: its maths, its theme and where its drawings stand. */
const loaders: Readonly<Record<string, TitleLoader>> = {
  'tigre-da-sorte': () => import('./titles/tigre-da-sorte.ts'),
  'arara-selvagem': () => import('./titles/arara-selvagem.ts'),
  'ouro-do-vulcao': () => import('./titles/ouro-do-vulcao.ts'),
  'frutas-da-serra': () => import('./titles/frutas-da-serra.ts'),
  'coroa-real': () => import('./titles/coroa-real.ts'),
  'touro-dourado': () => import('./titles/touro-dourado.ts'),
  'deserto-777': () => import('./titles/deserto-777.ts'),
  'mar-de-ouro': () => import('./titles/mar-de-ouro.ts'),
  'dragao-verde': () => import('./titles/dragao-verde.ts'),
  'coelho-da-lua': () => import('./titles/coelho-da-lua.ts'),
  'noite-de-carnaval': () => import('./titles/noite-de-carnaval.ts'),
  'moai-mistico': () => import('./titles/moai-mistico.ts'),
}

export const titleCodes: readonly string[] = Object.keys(loaders)

/** Undefined when no title of ours has the code. */
export const loadTitle = (gameCode: string): Promise<Title> | undefined => loaders[gameCode]?.()
