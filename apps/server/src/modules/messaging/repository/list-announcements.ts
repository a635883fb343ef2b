import type { Database } from '@trevo/database/connect.ts'
import type { MessagingTables } from './tables.ts'

export const listBanners = ({ db }: Database<MessagingTables>, brandId: number) =>
  db
    .selectFrom('messaging.banner')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('enabled', '=', true)
    .orderBy('group_name')
    .orderBy('sort_order')
    .execute()

/** Announcements in force at an instant, newest first. */
export const listInForce = ({ db }: Database<MessagingTables>, brandId: number, at: Date) =>
  db
    .selectFrom('messaging.announcement')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('published_at', '<=', at)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
