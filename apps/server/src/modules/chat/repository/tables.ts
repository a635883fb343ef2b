import type { pictureTypes } from '@trevo/contract/promotion-names.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { DeskQueue } from '@trevo/contract/ops/desk/chat.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { Generated, Selectable } from 'kysely'

type ModelTable = {
  id: Generated<number>
  brand_id: number
  code: string
  titles: Texts<string>
  abouts: Texts<string>
  place: number
  is_on: Generated<boolean>
}

type ConversationTable = {
  id: Generated<bigint>
  brand_id: number
  model_id: number
  member_id: bigint | null
  key_hash: Buffer | null
  language: Language
  state: Generated<'open' | 'ended'>
  messages: Generated<number>
  opened_at: Date
  written_at: Date
  waiting_since: Date | null
  ended_at: Date | null
  ended_by: string | null
  mailed_at: Date | null
  network: string | null
  proved_human_at: Date | null
  queue: Generated<DeskQueue>
  assignee: string | null
}

type DeskEventTable = {
  conversation_id: bigint
  client_id: string
  at: Date
  operator: string
  kind: 'note' | 'handover'
  content: string
  to_queue: DeskQueue | null
  to_operator: string | null
}

type MacroTable = {
  brand_id: number
  code: string
  name: string
  texts: InEachLanguage<string>
  changed_by: string
  changed_at: Date
}

type MessageTable = {
  conversation_id: bigint
  seq: number
  operator: string | null
  client_id: string
  content: string
  picture_id: string | null
  answered_seconds: number | null
  written_at: Date
}

type PictureTable = {
  id: string
  conversation_id: bigint
  type: (typeof pictureTypes)[number]
  byte_count: number
  sha256: Buffer
  created_at: Date
  network: string | null
  deleted_at: Date | null
}

export type ChatTables = {
  'chat.model': ModelTable
  'chat.conversation': ConversationTable
  'chat.message': MessageTable
  'chat.picture': PictureTable
  'chat.desk_event': DeskEventTable
  'chat.macro': MacroTable
}
export type ModelRow = Selectable<ModelTable>
export type ConversationRow = Selectable<ConversationTable>
export type DeskEventRow = Selectable<DeskEventTable>
export type MacroRow = Selectable<MacroTable>
export type MessageRow = Selectable<MessageTable>
export type PictureRow = Selectable<PictureTable>
