/** The state of a round. Each step is written before the message about it is sent. */
export type RoundState =
  /** The debit is on its way, or its answer was lost. */
  | 'debiting'
  /** The stake was not taken, or must not be kept, and is being rolled back. */
  | 'rolling_back'
  /** Drawn; the credit is being sent until it has arrived. */
  | 'crediting'
  | 'settled'
  | 'cancelled'

type Side = 'heads' | 'tails'

export type Round = {
  readonly roundId: string
  readonly debitId: string
  readonly creditId: string
  readonly rollbackId: string
  readonly playerRef: string
  readonly sessionToken: string
  readonly side: Side
  /** Decimal text in BRL. */
  readonly stake: string
  readonly at: Date
  state: RoundState
  drawn: Side | undefined
  payout: string
}

/** Rounds by id. In memory, so the example refuses production: keep yours in a database. */
export type Rounds = {
  save(round: Round): void
  find(roundId: string): Round | undefined
  /** Those that still owe the platform a message. */
  listUnfinished(): readonly Round[]
  /** Within a period, the oldest first. */
  listBetween(from: Date, to: Date): readonly Round[]
}

export const createRounds = (): Rounds => {
  const rounds = new Map<string, Round>()
  const all = (): readonly Round[] => [...rounds.values()]
  return {
    save: (round) => void rounds.set(round.roundId, round),
    find: (roundId) => rounds.get(roundId),
    listUnfinished: () => all().filter(({ state }) => state !== 'settled' && state !== 'cancelled'),
    listBetween: (from, to) => all().filter(({ at }) => at >= from && at < to),
  }
}
