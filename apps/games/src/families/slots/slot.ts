import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { BoardContext } from '../board.ts'
import type { Plaque } from './plaque.ts'
import type { Stage } from './stage/create-stage.ts'

/** Everything a part of a slot may use. */
export type Slot = BoardContext<SlotMaths> & {
  readonly stage: Stage
  readonly plaque: Plaque
  readonly now: {
    /** Shortens the current animation, if there is one. */
    skip: (() => void) | undefined
    /** Ends the endless display of the last wins. */
    calm: (() => void) | undefined
    /** The last win in words. */
    detail: string
  }
}
