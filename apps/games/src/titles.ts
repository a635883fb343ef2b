import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { AtlasSheet } from './runtime/atlas.ts'
import type { Theme } from './theme/theme.ts'

/** All a client needs to know of a title before its round server speaks. */
export type Title = {
  readonly maths: SlotMaths
  readonly theme: Theme
  readonly sheet: AtlasSheet
}

type TitleLoader = () => Promise<Title>

/** One lazy chunk a title: its maths, its theme and where its drawings stand. */
const loaders: Readonly<Record<string, TitleLoader>> = {
  'tigre-da-sorte': () => import('./titles/tigre-da-sorte.ts'),
  'arara-selvagem': () => import('./titles/arara-selvagem.ts'),
  'ouro-do-vulcao': () => import('./titles/ouro-do-vulcao.ts'),
}

export const titleCodes: readonly string[] = Object.keys(loaders)

/** Undefined when no title of ours has the code. */
export const loadTitle = (gameCode: string): Promise<Title> | undefined => loaders[gameCode]?.()
