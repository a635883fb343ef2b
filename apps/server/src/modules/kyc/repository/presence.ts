import type { KycDb } from './tables.ts'

export const findActedAt = async (db: KycDb, sessionId: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('kyc.presence')
    .select('acted_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row?.acted_at
}

/** An act keeps a session going that is not idle since `idleSince`; it wakes none. */
export const saveAct = async (
  db: KycDb,
  {
    sessionId,
    at,
    idleSince,
  }: { readonly sessionId: string; readonly at: Date; readonly idleSince: Date },
): Promise<void> => {
  await db
    .insertInto('kyc.presence')
    .values({ session_id: sessionId, acted_at: at })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet({ acted_at: at })
        .where('kyc.presence.acted_at', '>', idleSince),
    )
    .execute()
}

/** A proof wakes the session in any case. */
export const saveProof = async (db: KycDb, sessionId: string, at: Date): Promise<void> => {
  await db
    .insertInto('kyc.presence')
    .values({ session_id: sessionId, acted_at: at })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ acted_at: at }))
    .execute()
}

/** Sessions last twelve hours at most. */
export const deletePresenceBefore = async (db: KycDb, before: Date): Promise<void> => {
  await db.deleteFrom('kyc.presence').where('acted_at', '<', before).execute()
}
