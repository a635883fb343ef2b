import type { DealSeat } from '../../tables.ts'

const prefix = 'house:'

/** Who plays a seat of the house opponent: nobody of the platform, so its reference is the seat's own. */
export const housePlayerRef = (roundId: string): string => `${prefix}${roundId}`

/** Whether the house opponent has a seat of a deal. */
export const isOfHouse = ({ playerRef }: Pick<DealSeat, 'playerRef'>): boolean =>
  playerRef.startsWith(prefix)
