import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { titlesInOrder } from './titles-in-order.ts'

/** Whether a title is played by the engine `slots`. */
export const isSlot = (title: TitleData): title is SlotMaths => title.family === 'slots'

/** Every title of the engine `slots`, in lobby order. */
export const slotTitles: readonly SlotMaths[] = titlesInOrder
  .map(({ maths }) => maths)
  .filter(isSlot)
