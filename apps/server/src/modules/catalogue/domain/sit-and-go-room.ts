import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import type { SitAndGoRoom } from '@trevo/contract/wps/games/rooms.ts'

/**
 * The state of a tournament, from the players in its room. Seats are taken at one table at a time, so waiting
 * players beyond full tables are those of the table that fills.
 */
export const sitAndGoNow = (
  seatCount: number,
  { waiting, playing }: Pick<TableRoom, 'waiting' | 'playing'>,
): NonNullable<SitAndGoRoom['now']> => {
  const seatsTaken = waiting % seatCount
  // A full table waits only for its first hand.
  const inPlay = playing + waiting - seatsTaken
  const state = seatsTaken > 0 ? 'filling' : inPlay > 0 ? 'running' : 'open'
  return { state, seatsTaken, playing: inPlay }
}
