import type { Jurisdiction } from '@trevo/contract/jurisdiction-rules.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { PlayRiskTables } from './tables.ts'

type Db = Kysely<PlayRiskTables>
export type ContactRow = Selectable<PlayRiskTables['play_risk.help_contact']>

/** Whose contacts: those of a jurisdiction (null), or what a brand adds to them. */
export type ContactList = {
  readonly jurisdiction: Jurisdiction
  readonly brandId: number | null
}

const shownMax = 20

/** Those of a jurisdiction before those that a brand adds, each in their order. */
export const listContacts = (
  db: Db,
  jurisdiction: Jurisdiction,
  brandId: number,
): Promise<ContactRow[]> =>
  db
    .selectFrom('play_risk.help_contact')
    .selectAll()
    .where('jurisdiction', '=', jurisdiction)
    .where((where) => where.or([where('brand_id', 'is', null), where('brand_id', '=', brandId)]))
    .orderBy('brand_id', (order) => order.asc().nullsFirst())
    .orderBy('place')
    .orderBy('code')
    .limit(shownMax)
    .execute()

/** Of one list; changes of it wait for the end of the transaction. */
export const lockContacts = async (
  tx: Tx,
  { jurisdiction, brandId }: ContactList,
): Promise<ContactRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`play_risk.help_contact ${jurisdiction}`}, ${brandId ?? 0}))`.execute(
    tx,
  )
  const rows = await tables<PlayRiskTables>(tx)
    .selectFrom('play_risk.help_contact')
    .selectAll()
    .where('jurisdiction', '=', jurisdiction)
    .where('brand_id', 'is not distinct from', brandId)
    .orderBy('place')
    .orderBy('code')
    .execute()
  return rows
}

/** Replaces one list. */
export const replaceContacts = async (
  tx: Tx,
  { jurisdiction, brandId }: ContactList,
  contacts: readonly Pick<ContactRow, 'code' | 'names' | 'abouts' | 'phone' | 'url'>[],
): Promise<void> => {
  const db = tables<PlayRiskTables>(tx)
  await db
    .deleteFrom('play_risk.help_contact')
    .where('jurisdiction', '=', jurisdiction)
    .where('brand_id', 'is not distinct from', brandId)
    .execute()
  if (contacts.length === 0) return
  await db
    .insertInto('play_risk.help_contact')
    .values(
      contacts.map(({ code, names, abouts, phone, url }, at) => ({
        jurisdiction,
        brand_id: brandId,
        code,
        place: at + 1,
        names: JSON.stringify(names),
        abouts: JSON.stringify(abouts),
        phone,
        url,
      })),
    )
    .execute()
}
