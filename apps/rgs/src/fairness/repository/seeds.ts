import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import { chainOf, chainStart } from '../domain/commitment-chain.ts'
import type { RgsTables, SeedPairRow } from '../../tables.ts'

// Any constant: writers of commitments take turns, so that numbers and chain have no gap.
const commitmentLock = 7_264_101

/** Adds a commitment to the log. @returns its number. */
export const appendCommitment = async (tx: Tx, commitment: string, at: Date): Promise<bigint> => {
  const db = tables<RgsTables>(tx)
  await db
    .selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(commitmentLock)]).as('locked'))
    .execute()
  const last = await db
    .selectFrom('rgs.commitment')
    .select(['number', 'chain'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const number = (last?.number ?? 0n) + 1n
  const chain = chainOf(last?.chain ?? chainStart, { number, commitment, committedAt: at })
  await db
    .insertInto('rgs.commitment')
    .values({ number, commitment, committed_at: at, chain })
    .execute()
  return number
}

/** The pair in use, locked: all of a player's rounds queue up behind it. */
export const lockSeedPair = (tx: Tx, playerRef: string): Promise<SeedPairRow | undefined> =>
  tables<RgsTables>(tx)
    .selectFrom('rgs.seed_pair')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('revealed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const findSeedPairInUse = (
  db: Kysely<RgsTables>,
  playerRef: string,
): Promise<SeedPairRow | undefined> =>
  db
    .selectFrom('rgs.seed_pair')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('revealed_at', 'is', null)
    .executeTakeFirst()

export const findSeedPair = (db: Kysely<RgsTables>, id: bigint): Promise<SeedPairRow | undefined> =>
  db.selectFrom('rgs.seed_pair').selectAll().where('id', '=', id).executeTakeFirst()

export const insertSeedPair = (
  tx: Tx,
  pair: {
    playerRef: string
    sealedServerSeed: Buffer
    commitment: string
    commitmentNumber: bigint
    at: Date
  },
): Promise<SeedPairRow> =>
  tables<RgsTables>(tx)
    .insertInto('rgs.seed_pair')
    .values({
      player_ref: pair.playerRef,
      server_seed: pair.sealedServerSeed,
      commitment: pair.commitment,
      commitment_number: pair.commitmentNumber,
      created_at: pair.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const revealSeedPair = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await tables<RgsTables>(tx)
    .updateTable('rgs.seed_pair')
    .set({ revealed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Records a player's seed for a pair. @returns false if it was used for another pair before. */
export const insertClientSeed = async (
  tx: Tx,
  brought: { playerRef: string; clientSeed: string; pairId: bigint; at: Date },
): Promise<boolean> => {
  const { playerRef, clientSeed, pairId, at } = brought
  const db = tables<RgsTables>(tx)
  await db
    .insertInto('rgs.client_seed')
    .values({
      player_ref: playerRef,
      client_seed: clientSeed,
      seed_pair_id: pairId,
      brought_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { seed_pair_id } = await db
    .selectFrom('rgs.client_seed')
    .select('seed_pair_id')
    .where('player_ref', '=', playerRef)
    .where('client_seed', '=', clientSeed)
    .executeTakeFirstOrThrow()
  return seed_pair_id === pairId
}

export const updateClientSeed = async (tx: Tx, id: bigint, clientSeed: string): Promise<void> => {
  await tables<RgsTables>(tx)
    .updateTable('rgs.seed_pair')
    .set({ client_seed: clientSeed })
    .where('id', '=', id)
    .execute()
}

export const listCommitmentsFrom = (db: Kysely<RgsTables>, from: bigint, limit: number) =>
  db
    .selectFrom('rgs.commitment')
    .selectAll()
    .where('number', '>=', from)
    .orderBy('number')
    .limit(limit)
    .execute()
