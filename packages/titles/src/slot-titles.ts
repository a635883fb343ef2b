import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { allTitles } from './all-titles.ts'
import type { SlotTitle } from './slot-title.ts'

/** Every title of ours, in the order of the lobby. */
export const titlesInOrder: readonly SlotTitle[] = [...allTitles].sort(
  (a, b) => a.listing.position - b.listing.position,
)

/** Every slot of ours, in the order of the lobby. */
export const slotTitles: readonly SlotMaths[] = titlesInOrder.map(({ maths }) => maths)

/** The title of a game code; undefined when there is none. */
export const findSlotTitle = (gameCode: string): SlotMaths | undefined =>
  slotTitles.find((title) => title.gameCode === gameCode)
