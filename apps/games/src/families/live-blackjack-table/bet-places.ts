import {
  sideBetPlaces,
  type BlackjackTableChoice,
} from '@trevo/game-rules/blackjack-table/types.ts'
import type { SeenRound } from '../board.ts'

/** The bets of an order: the main bet first. */
export const betsOf = ({ choice }: SeenRound) => (choice as unknown as BlackjackTableChoice).bets // the engine's own
/** The main bet. */
export const betOf = (round: SeenRound) => betsOf(round)[0]

/** Whether a place is for side bets. */
export const isBeside = (place: string): boolean => sideBetPlaces.some((one) => one === place)

/** The place of a bet, and its seat. */
export const placeOf = (round: SeenRound): string => betOf(round).bet
export const seatIn = (place: string): number => Number(place.split('-')[1])
