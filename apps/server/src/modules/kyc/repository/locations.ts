import type { Insertable, Selectable } from 'kysely'
import type { KycDb, KycTables } from './tables.ts'

export type LocationRow = Selectable<KycTables['kyc.location']>

export const findLocation = (db: KycDb, sessionId: string): Promise<LocationRow | undefined> =>
  db.selectFrom('kyc.location').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/** The last place of another session from which the member could bet. */
export const findLastPlace = (
  db: KycDb,
  memberId: bigint,
): Promise<Pick<LocationRow, 'latitude' | 'longitude' | 'at'> | undefined> =>
  db
    .selectFrom('kyc.location')
    .select(['latitude', 'longitude', 'at'])
    .where('member_id', '=', memberId)
    .where('outcome', '=', 'here')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The member’s newest place whose answer still counts, of one session or of any. */
export const findValidPlace = (
  db: KycDb,
  {
    memberId,
    sessionId,
    at,
  }: { readonly memberId: bigint; readonly sessionId: string | undefined; readonly at: Date },
): Promise<Pick<LocationRow, 'outcome' | 'at' | 'valid_until'> | undefined> =>
  db
    .selectFrom('kyc.location')
    .select(['outcome', 'at', 'valid_until'])
    .where('member_id', '=', memberId)
    .where('valid_until', '>', at)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const saveLocation = async (
  db: KycDb,
  row: Insertable<KycTables['kyc.location']>,
): Promise<void> => {
  await db
    .insertInto('kyc.location')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({
        address: row.address,
        at: row.at,
        valid_until: row.valid_until,
        outcome: row.outcome,
        country: row.country,
        region: row.region,
        latitude: row.latitude,
        longitude: row.longitude,
      }),
    )
    .execute()
}

/** Places of sessions that ended before; the signed calls stay for five years. */
export const deleteLocationsBefore = async (db: KycDb, before: Date): Promise<void> => {
  await db.deleteFrom('kyc.location').where('valid_until', '<', before).execute()
}
