import type { AnnouncementPlatform, Execution } from '@trevo/contract/wps/announcement-types.ts'
import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { AnnouncementRow, MessagingTables } from './tables.ts'

/**
 * Of one brand, for one platform; before (`B`) or after (`A`) the login, or at any time. A member excluded from
 * play gets none that advertise play.
 */
type Audience = {
  readonly brandId: number
  readonly platform: AnnouncementPlatform
  readonly execution: Execution | undefined
  readonly isExcluded: boolean
}

/** More than a brand announces at once; a longer list is cut off. */
const listMax = 200

const isFor = ({ platform, execution, isExcluded }: Audience) =>
  sql<boolean>`platforms @> array[${platform}]
    and (${execution ?? null}::text is null or execution in (${execution ?? null}, 'F'))
    and not (calls_to_play and ${isExcluded})`

/** Banners shown at an instant, in the order of their groups. */
export const listBanners = ({ db }: Database<MessagingTables>, audience: Audience, at: Date) =>
  db
    .selectFrom('messaging.banner')
    .selectAll()
    .where('brand_id', '=', audience.brandId)
    .where('enabled', '=', true)
    .where('published_at', '<=', at)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .where(isFor(audience))
    .orderBy('group_name')
    .orderBy('sort_order')
    .limit(listMax)
    .execute()

/** Announcements of these kinds in force at an instant, newest first. */
export const listInForce = (
  { db }: Database<MessagingTables>,
  audience: Audience,
  { kinds, at }: { readonly kinds: readonly AnnouncementRow['kind'][]; readonly at: Date },
) =>
  db
    .selectFrom('messaging.announcement')
    .selectAll()
    .where('brand_id', '=', audience.brandId)
    .where('kind', 'in', kinds)
    .where('enabled', '=', true)
    .where('published_at', '<=', at)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .where(isFor(audience))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listMax)
    .execute()
