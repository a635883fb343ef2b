import type { ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable } from 'kysely'
import type { ImageRow, KycDb, KycTables } from './tables.ts'

type Head = Pick<ImageRow, 'id' | 'kind' | 'at'>

/** The pictures that count, without their content. */
export const listImages = (db: KycDb, caseId: bigint): Promise<Head[]> =>
  db
    .selectFrom('kyc.image')
    .select(['id', 'kind', 'at'])
    .where('case_id', '=', caseId)
    .where('replaced_at', 'is', null)
    .orderBy('at')
    .execute()

export const listImagesWhole = (db: KycDb, caseId: bigint): Promise<ImageRow[]> =>
  db
    .selectFrom('kyc.image')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('replaced_at', 'is', null)
    .orderBy('at')
    .execute()

export const findImage = (db: KycDb, id: string) =>
  db
    .selectFrom('kyc.image')
    .select(['case_id', 'kind', 'fingerprint'])
    .where('id', '=', id)
    .executeTakeFirst()

export const countImages = async (db: KycDb, caseId: bigint): Promise<number> => {
  const { count } = await db
    .selectFrom('kyc.image')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keeps a picture in the place of an earlier one of its kind. */
export const replaceImage = async (
  tx: Tx,
  row: Insertable<KycTables['kyc.image']> & { readonly kind: ImageKind },
): Promise<void> => {
  const db = tables<KycTables>(tx)
  await db
    .updateTable('kyc.image')
    .set({ replaced_at: row.at })
    .where('case_id', '=', row.case_id)
    .where('kind', '=', row.kind)
    .where('replaced_at', 'is', null)
    .execute()
  await db.insertInto('kyc.image').values(row).execute()
}
