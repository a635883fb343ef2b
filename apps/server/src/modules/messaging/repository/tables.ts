import type {
  AnnouncementPlatform,
  AnnouncementType,
  Execution,
} from '@trevo/contract/wps/announcement-types.ts'
import type { ColumnType } from 'kysely'

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
  platforms: AnnouncementPlatform[]
  execution: Execution
}
export type AnnouncementRow = {
  id: number
  brand_id: number
  kind: Exclude<AnnouncementType, 'B'>
  execution: Execution
  title_en: string
  title_pt: string
  content_en: string
  content_pt: string
  published_at: Date
  ends_at: Date | null
  platforms: AnnouncementPlatform[]
  anchor: string | null
  linkage_type: 'URL' | 'P' | 'G'
  linkage: string
  node_id: number | null
  action_en: string
  action_pt: string
  hue: string
  symbols: string[]
}
export type HelpTopicRow = {
  brand_id: number
  topic_id: string
  sort_order: number
  title_en: string
  title_pt: string
  body_en: string
  body_pt: string
  changed_at: Date
}
export type FeedbackTable = {
  feedback_id: ColumnType<bigint, never, never>
  brand_id: number
  reference_number: string
  type: number
  sender: string
  member_id: bigint | null
  content: string
  language: 'EN' | 'PT'
  address: string
  sent_at: Date
}

export type MessagingTables = {
  'messaging.banner': BannerRow
  'messaging.announcement': AnnouncementRow
  'messaging.help_topic': HelpTopicRow
  'messaging.feedback': FeedbackTable
}
