import { sql, type Kysely } from 'kysely'
import { leftOut, type LeftOut } from '../../common/repository/left-out.ts'
import { onceEach } from '../../common/repository/once-each.ts'
import type { RgsTables, RoundRow, SeedPairRow } from '../../tables.ts'

type Db = Kysely<RgsTables>

/** A round without its outcome. */
export type RoundWithoutOutcome = Omit<RoundRow, 'outcome'>

export type BeginCommand = {
  readonly id: string
  readonly playerRef: string
  readonly gameCode: string
  readonly mathsVersion: number
  readonly sessionId: bigint
  readonly stakeMinor: bigint
  /** JSON as text. */
  readonly choice: string
  /** The player's seed, if sent. */
  readonly seed: { readonly commitment: string; readonly clientSeed: string } | undefined
  readonly finishedRoundId: string | undefined
  readonly minCycleMs: number
  /** For a free round. */
  readonly campaignId: string | null
}

/** The pair in use at the start of the round. */
export type BegunPair = Pick<
  SeedPairRow,
  'id' | 'server_seed' | 'commitment' | 'commitment_number' | 'nonce'
> & { readonly client_seed: string }

export type DrawCommand = {
  readonly id: string
  readonly pairId: bigint
  readonly nonce: number
  readonly payoutMinor: bigint
  /** JSON as text, like the player's next legal actions. */
  readonly outcome: string
  /** Null if the round is played to its end. */
  readonly legal: string | null
  readonly balanceBeforeMinor: bigint | null
}

export type PayCommand = { readonly id: string; readonly balanceAfterMinor: bigint | null }

export type BeginTimes = { readonly now: Date; readonly retryAt: Date }

/** `timeoutAt`: when a round with several steps is played on without its player. */
export type DrawTimes = BeginTimes & { readonly timeoutAt: Date }

/** Begins rounds of several players. @returns the pair that each is drawn from */
export const beginRounds = async (
  db: Db,
  asked: readonly BeginCommand[],
  { now, retryAt }: BeginTimes,
): Promise<(BegunPair | LeftOut)[]> => {
  const commands = onceEach(asked)
  const { rows } = await sql<Omit<BegunPair, 'id'> & { id: string; pair_id: bigint }>`
    select * from rgs.begin_rounds(
      ${now}, ${retryAt},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ playerRef }) => playerRef)}::text[],
      ${commands.map(({ gameCode }) => gameCode)}::text[],
      ${commands.map(({ mathsVersion }) => mathsVersion)}::integer[],
      ${commands.map(({ sessionId }) => sessionId)}::bigint[],
      ${commands.map(({ stakeMinor }) => stakeMinor)}::bigint[],
      ${commands.map(({ choice }) => choice)}::text[],
      ${commands.map(({ seed }) => seed?.commitment ?? null)}::text[],
      ${commands.map(({ seed }) => seed?.clientSeed ?? null)}::text[],
      ${commands.map(({ finishedRoundId }) => finishedRoundId ?? null)}::uuid[],
      ${commands.map(({ minCycleMs }) => minCycleMs)}::integer[],
      ${commands.map(({ campaignId }) => campaignId)}::uuid[])`.execute(db)
  const begun = new Map(rows.map(({ pair_id, ...row }) => [row.id, { ...row, id: pair_id }]))
  return asked.map((one) => (commands.includes(one) ? (begun.get(one.id) ?? leftOut) : leftOut))
}

/** Fixes the outcomes whose numbers are still the next ones. @returns the ids of those that are fixed */
export const drawRounds = async (
  db: Db,
  commands: readonly DrawCommand[],
  { now, retryAt, timeoutAt }: DrawTimes,
): Promise<(string | LeftOut)[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from rgs.draw_rounds(
      ${now},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ pairId }) => pairId)}::bigint[],
      ${commands.map(({ nonce }) => nonce)}::integer[],
      ${commands.map(({ payoutMinor }) => payoutMinor)}::bigint[],
      ${commands.map(({ outcome }) => outcome)}::text[],
      ${commands.map(({ balanceBeforeMinor }) => balanceBeforeMinor)}::bigint[],
      ${commands.map(({ legal }) => legal)}::text[],
      ${retryAt}, ${timeoutAt}) id`.execute(db)
  const drawn = new Set(rows.map(({ id }) => id))
  return commands.map(({ id }) => (drawn.has(id) ? id : leftOut))
}

/** In the order of the commands; a round that another process has moved is left out. */
const paidOf = (
  commands: readonly PayCommand[],
  rows: readonly RoundWithoutOutcome[],
): (RoundWithoutOutcome | LeftOut)[] => {
  const paid = new Map(rows.map((row) => [row.id, row]))
  return commands.map(({ id }) => paid.get(id) ?? leftOut)
}

/** `played → credited`. The outcome is stored with the nonce and is not read. */
export const creditRounds = async (
  db: Db,
  commands: readonly PayCommand[],
  now: Date,
): Promise<(RoundWithoutOutcome | LeftOut)[]> => {
  const { rows } = await sql<RoundWithoutOutcome>`
    select * from rgs.credit_rounds(
      ${now},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ balanceAfterMinor }) => balanceAfterMinor)}::bigint[])`.execute(db)
  return paidOf(commands, rows)
}

/** `played → closed`, for bets in rooms, which show them to their end. */
export const closeBets = async (
  db: Db,
  commands: readonly PayCommand[],
  now: Date,
): Promise<(RoundWithoutOutcome | LeftOut)[]> => {
  const { rows } = await sql<RoundWithoutOutcome>`
    select * from rgs.close_bets(
      ${now},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ balanceAfterMinor }) => balanceAfterMinor)}::bigint[])`.execute(db)
  return paidOf(commands, rows)
}
