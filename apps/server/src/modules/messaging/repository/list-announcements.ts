import type { Database } from '@trevo/database/connect.ts'

export type BannerRow = {
  id: number
  brand_id: number
  group_name: string
  title_en: string
  title_pt: string
  text_en: string
  text_pt: string
  action_en: string
  action_pt: string
  linkage_type: 'URL' | 'P' | 'G'
  linkage: string
  node_id: number | null
  hue: string
  symbols: string[]
  sort_order: number
  enabled: boolean
}
export type AnnouncementRow = {
  id: number
  brand_id: number
  kind: 'PL' | 'PU' | 'PR'
  execution: 'A' | 'B' | 'F'
  title_en: string
  title_pt: string
  content_en: string
  content_pt: string
  published_at: Date
  ends_at: Date | null
}
export type MessagingTables = {
  'messaging.banner': BannerRow
  'messaging.announcement': AnnouncementRow
}

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
