import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { Theme } from '@trevo/titles/look/theme.ts'
import { titleLoaders } from 'virtual:titles'
import type { AtlasSheet } from './runtime/atlas.ts'

/** All a client needs to know of a title before its round server speaks. */
export type Title = {
  readonly maths: SlotMaths
  readonly theme: Theme
  readonly sheet: AtlasSheet
  /** What was measured of it and is told to the player. */
  readonly figures: PublishedFigures
}

/** Undefined when no title of ours has the code. */
export const loadTitle = (gameCode: string): Promise<Title> | undefined =>
  Object.hasOwn(titleLoaders, gameCode) ? titleLoaders[gameCode]?.() : undefined
