import type { PastFlight, RoomGame } from '../rgs/rgs-port.ts'

/** Some hours of a table; a page that stays open longer drops the oldest. */
const pastMax = 1_000

type Told = Pick<RoomGame, 'number' | 'outcome'>

/** Finished rounds of a table, newest last. */
export type PastRounds<Outcome> = {
  /** The room's list, newest first. */
  readonly replace: (rounds: readonly PastFlight[]) => void
  /** Adds a finished round; a known one stays unchanged. */
  readonly add: (round: Told) => void
  /** Their outcomes, without that of the round still being shown. */
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
      // Only the newest: another chain counts from the start, so an old round may have the same number.
      const isUnseen = rounds.at(-1)?.number === unseenNumber
      const seen = isUnseen ? rounds.slice(0, -1) : rounds
      return seen.map(({ outcome }) => outcome as Outcome) // the engine's own
    },
  }
}
