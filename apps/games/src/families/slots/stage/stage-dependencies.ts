import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { Theme } from '@trevo/titles/look/theme.ts'
import type { Atlas } from '../../../runtime/atlas.ts'
import type { Ticker } from '../../../runtime/ticker.ts'
import type { AtlasSheet } from '../../../runtime/atlas.ts'
import type { Fx } from '../../../scene/fx.ts'
import type { StageElements } from './stage-elements.ts'

/** What a stage is made of. */
export type StageDependencies = {
  readonly sheet: AtlasSheet
  readonly maths: SlotMaths
  readonly theme: Theme
  readonly atlas: Atlas
  readonly ticker: Ticker
  readonly elements: StageElements
  /** The shell's element that contains the layers. */
  readonly box: HTMLElement
  readonly fx: Fx
  /** The player prefers reduced motion. */
  readonly still: boolean
  readonly onRest: (reel: number) => void
}
