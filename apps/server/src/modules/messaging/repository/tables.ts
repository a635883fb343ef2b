import type { DeskQueue } from '@trevo/contract/ops/desk/chat.ts'
import type {
  AnnouncementPlatform,
  AnnouncementType,
  Execution,
} from '@trevo/contract/wps/announcement-types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { ColumnType, Generated } from 'kysely'

export type BannerRow = {
  id: number
  brand_id: number
  group_name: string
  texts: Texts<{ readonly title: string; readonly text: string; readonly action: string }>
  linkage_type: 'URL' | 'P' | 'G'
  linkage: string
  node_id: number | null
  hue: string
  symbols: string[]
  sort_order: number
  enabled: boolean
  platforms: AnnouncementPlatform[]
  execution: Execution
  calls_to_play: boolean
  published_at: Date
  ends_at: Date | null
  picture_id: string | null
  /** Of the warning in the picture, in its pixels. */
  warning_width: number | null
  warning_height: number | null
  version: number
}
export type AnnouncementRow = {
  id: number
  brand_id: number
  /** `AG` is for agents, only in their center. */
  kind: Exclude<AnnouncementType, 'B'> | 'AG'
  execution: Execution
  name: string
  texts: Texts<{ readonly title: string; readonly content: string; readonly action?: string }>
  published_at: Date
  ends_at: Date | null
  platforms: AnnouncementPlatform[]
  anchor: string | null
  linkage_type: 'URL' | 'P' | 'G'
  linkage: string
  node_id: number | null
  hue: string
  symbols: string[]
  calls_to_play: boolean
  enabled: boolean
  picture_id: string | null
  version: number
}
export type HelpTopicRow = {
  brand_id: number
  topic_id: string
  sort_order: number
  texts: Texts<{ readonly title: string; readonly body: string }>
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
  language: LanguageCode
  address: string
  sent_at: Date
  due_at: Date
  status: Generated<'open' | 'answered'>
  answered_at: Date | null
  queue: Generated<DeskQueue>
  assignee: string | null
}
export type TicketEventRow = {
  feedback_id: bigint
  client_id: string
  at: Date
  operator: string
  kind: 'answer' | 'note' | 'handover'
  content: string
  to_queue: DeskQueue | null
  to_operator: string | null
}

export type PictureRow = {
  id: string
  brand_id: number
  sha256: Buffer
  width: number
  height: number
  /** A webp. */
  content: Buffer
  added_at: Date
}

export type MessagingTables = {
  'messaging.picture': PictureRow
  'messaging.banner': BannerRow
  'messaging.announcement': AnnouncementRow
  'messaging.help_topic': HelpTopicRow
  'messaging.feedback': FeedbackTable
  'messaging.ticket_event': TicketEventRow
}
