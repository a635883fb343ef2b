import type { PastFlight, RoomGame } from '../rgs/rgs-port.ts'

/** Some hours of a table; the oldest leave a page that stays open longer. */
const pastMax = 1_000

type Told = Pick<RoomGame, 'number' | 'outcome'>

/** Rounds of a table that are over, the newest last. */
export type PastRounds<Outcome> = {
  /** What the room tells, newest first. */
  readonly replace: (rounds: readonly PastFlight[]) => void
  /** Adds a round that is over; one that is known stays as it is. */
  readonly add: (round: Told) => void
  /** Their outcomes, without that of the round that is still being shown. */
  readonly outcomes: (unseenNumber: number | undefined) => Outcome[]
}

/** Keeps the outcomes of a table by the numbers of their rounds, so that each is listed once. */
export const createPastRounds = <Outcome>(): PastRounds<Outcome> => {
  let rounds: readonly Told[] = []
  return {
    replace: (told) => {
      rounds = told.toReversed()
    },
    add: (round) => {
      if (round.outcome === undefined || round.outcome === null) return
      if (rounds.at(-1)?.number === round.number) return
      rounds = [...rounds, round].slice(-pastMax)
    },
    outcomes: (unseenNumber) => {
      // Only the newest: another chain counts from the start, and an old round may have the same
      // number.
      const isUnseen = rounds.at(-1)?.number === unseenNumber
      const seen = isUnseen ? rounds.slice(0, -1) : rounds
      return seen.map(({ outcome }) => outcome as Outcome) // the engine's own
    },
  }
}
