import { sql, type Kysely } from 'kysely'
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
  /** What the player brings, if anything. */
  readonly seed: { readonly commitment: string; readonly clientSeed: string } | undefined
  readonly finishedRoundId: string | undefined
  readonly minCycleMs: number
}

/** The pair in use as it stood when the round was begun. */
export type BegunPair = Pick<
  SeedPairRow,
  'id' | 'server_seed' | 'commitment' | 'commitment_number' | 'nonce'
> & { readonly client_seed: string }

export type PlayCommand = {
  readonly id: string
  readonly pairId: bigint
  readonly nonce: number
  readonly payoutMinor: bigint
  /** JSON as text. */
  readonly outcome: string
  readonly balanceBeforeMinor: bigint | null
}

export type CreditCommand = { readonly id: string; readonly balanceAfterMinor: bigint | null }

/** Begins the rounds that are plain. @returns of each its numbers, or null when nothing was done. */
export const beginRounds = async (
  db: Db,
  asked: readonly BeginCommand[],
  { now, retryAt }: { readonly now: Date; readonly retryAt: Date },
): Promise<(BegunPair | null)[]> => {
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
      ${commands.map(({ minCycleMs }) => minCycleMs)}::integer[])`.execute(db)
  const begun = new Map(rows.map(({ pair_id, ...row }) => [row.id, { ...row, id: pair_id }]))
  return asked.map((one) => (commands.includes(one) ? (begun.get(one.id) ?? null) : null))
}

/** Fixes the outcomes whose numbers are still the next ones. @returns of each whether it is done. */
export const playRounds = async (
  db: Db,
  commands: readonly PlayCommand[],
  now: Date,
): Promise<boolean[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from rgs.draw_rounds(
      ${now},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ pairId }) => pairId)}::bigint[],
      ${commands.map(({ nonce }) => nonce)}::integer[],
      ${commands.map(({ payoutMinor }) => payoutMinor)}::bigint[],
      ${commands.map(({ outcome }) => outcome)}::text[],
      ${commands.map(({ balanceBeforeMinor }) => balanceBeforeMinor)}::bigint[]) id`.execute(db)
  const played = new Set(rows.map(({ id }) => id))
  return commands.map(({ id }) => played.has(id))
}

/**
 * `played → credited`. @returns each round as it then is, or null when somebody else moved it. Its outcome
 * stands with its nonce and is not read.
 */
export const creditRounds = async (
  db: Db,
  commands: readonly CreditCommand[],
  now: Date,
): Promise<(RoundWithoutOutcome | null)[]> => {
  const { rows } = await sql<RoundWithoutOutcome>`
    select * from rgs.credit_rounds(
      ${now},
      ${commands.map(({ id }) => id)}::uuid[],
      ${commands.map(({ balanceAfterMinor }) => balanceAfterMinor)}::bigint[])`.execute(db)
  const credited = new Map(rows.map((row) => [row.id, row]))
  return commands.map(({ id }) => credited.get(id) ?? null)
}
