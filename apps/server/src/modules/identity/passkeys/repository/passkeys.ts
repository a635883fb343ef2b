import { sql } from 'kysely'
import type { IdentityDb } from '../../tables.ts'

export type StoredPasskey = {
  readonly passkeyId: string
  /** A member or an operator. */
  readonly ownerId: bigint
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export type PasskeyChallenge = {
  readonly challengeId: string
  /** Whose passkey is created or requested; null at a login without a name. */
  readonly ownerId: bigint | null
  readonly challenge: string
  readonly until: Date
}

export type AskedQuestion = Pick<PasskeyChallenge, 'challenge' | 'ownerId'> & {
  /** Where the answer names its challenge. */
  readonly challengeId?: string | undefined
}

type Row = Omit<StoredPasskey, 'signCount'> & { readonly signCount: bigint }

/** Members and operators have tables of the same shape. */
type Owner = 'member' | 'operator'

const prefixOf = (owner: Owner): string => (owner === 'member' ? '' : 'operator_')

const createPasskeyRows = (owner: Owner) => {
  const passkey = sql.table(`identity.${prefixOf(owner)}passkey`)
  const ownerId = sql.ref(`${owner}_id`)
  const columns = sql`passkey_id as "passkeyId", ${ownerId} as "ownerId",
    credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount",
    transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`
  const storedOf = (row: Row): StoredPasskey => ({ ...row, signCount: Number(row.signCount) })
  return {
    /** Newest first; `max` at most. */
    list: async (db: IdentityDb, id: bigint, max: number): Promise<StoredPasskey[]> => {
      const { rows } = await sql<Row>`select ${columns} from ${passkey}
        where ${ownerId} = ${id} order by created_at desc limit ${max}`.execute(db)
      return rows.map(storedOf)
    },

    find: async (db: IdentityDb, credentialId: string): Promise<StoredPasskey | undefined> => {
      const { rows } = await sql<Row>`select ${columns} from ${passkey}
        where credential_id = ${credentialId}`.execute(db)
      return rows[0] && storedOf(rows[0])
    },

    /** False if this device exists already. */
    insert: async (db: IdentityDb, one: StoredPasskey): Promise<boolean> => {
      const { numAffectedRows } = await sql`insert into ${passkey} (passkey_id, ${ownerId},
          credential_id, public_key, sign_count, transports, name, created_at, last_used_at)
        values (${one.passkeyId}, ${one.ownerId}, ${one.credentialId}, ${one.publicKey},
          ${one.signCount}, ${one.transports}, ${one.name}, ${one.createdAt}, ${one.lastUsedAt})
        on conflict (credential_id) do nothing`.execute(db)
      return numAffectedRows === 1n
    },

    /** False if it was taken away meanwhile. */
    saveUse: async (
      db: IdentityDb,
      passkeyId: string,
      { signCount, at }: { readonly signCount: number; readonly at: Date },
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`update ${passkey}
        set sign_count = ${signCount}, last_used_at = ${at}
        where passkey_id = ${passkeyId}`.execute(db)
      return numAffectedRows === 1n
    },

    /** False if the owner has no such passkey. */
    delete: async (db: IdentityDb, id: bigint, passkeyId: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`delete from ${passkey}
        where ${ownerId} = ${id} and passkey_id = ${passkeyId}`.execute(db)
      return numAffectedRows === 1n
    },

    deleteAll: async (db: IdentityDb, id: bigint): Promise<void> => {
      await sql`delete from ${passkey} where ${ownerId} = ${id}`.execute(db)
    },
  }
}

const createChallengeRows = (owner: Owner) => {
  const challengeTable = sql.table(`identity.${prefixOf(owner)}passkey_challenge`)
  const ownerId = sql.ref(`${owner}_id`)
  return {
    insertChallenge: async (db: IdentityDb, one: PasskeyChallenge): Promise<void> => {
      await sql`insert into ${challengeTable} (challenge_id, ${ownerId}, challenge, until)
        values (${one.challengeId}, ${one.ownerId}, ${one.challenge}, ${one.until})`.execute(db)
    },

    /** Whether the challenge was issued recently to this owner; each can be answered once. */
    takeChallenge: async (db: IdentityDb, asked: AskedQuestion, now: Date): Promise<boolean> => {
      const { rows } = await sql<{ until: Date }>`delete from ${challengeTable}
        where challenge = ${asked.challenge} and ${ownerId} is not distinct from ${asked.ownerId}
          and challenge_id = coalesce(${asked.challengeId ?? null}, challenge_id)
        returning until`.execute(db)
      return rows[0] !== undefined && rows[0].until > now
    },

    /** Removes expired challenges. */
    deleteChallenges: async (db: IdentityDb, now: Date): Promise<void> => {
      await sql`delete from ${challengeTable} where until < ${now}`.execute(db)
    },
  }
}

const createRows = (owner: Owner) => ({
  ...createPasskeyRows(owner),
  ...createChallengeRows(owner),
})

export type PasskeyRows = ReturnType<typeof createRows>
export const memberPasskeys = createRows('member')
export const operatorPasskeys = createRows('operator')
