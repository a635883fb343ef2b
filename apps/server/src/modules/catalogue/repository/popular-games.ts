import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

/** Replaces the brand's most played games. Returns whether they were others. */
export const replacePopular = async (
  tx: Tx,
  brandId: number,
  nodeIds: readonly number[],
): Promise<boolean> => {
  const popular = sql`${sql.val([...nodeIds])}::int[]`
  const ended = await sql`
    update catalogue.brand_game set is_popular = null
    where brand_id = ${brandId} and is_popular and node_id <> all(${popular})`.execute(tx)
  const begun = await sql`
    insert into catalogue.brand_game as b (brand_id, node_id, is_popular)
    select ${brandId}, node_id, true from unnest(${popular}) n (node_id)
    on conflict (brand_id, node_id) do update set is_popular = true
    where b.is_popular is distinct from true`.execute(tx)
  return Number(ended.numAffectedRows) + Number(begun.numAffectedRows) > 0
}
