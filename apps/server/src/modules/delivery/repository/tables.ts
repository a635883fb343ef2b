import type { Generated, Kysely } from 'kysely'
import type { Channel } from '../domain/letter.ts'

export type MessageTable = {
  id: string
  brand_id: number
  channel: Channel
  recipient: string
  subject: string | null
  body: string | null
  status: 'queued' | 'sent' | 'failed' | 'withheld'
  attempts: Generated<number>
  failure: string | null
  created_at: Date
  send_until: Date
  settled_at: Date | null
}

export type OutboxTable = {
  message_id: string
  brand_id: number
  channel: Channel
  recipient: string
  subject: string | null
  body: string
  sent_at: Date
}

export type DeliveryTables = {
  'delivery.message': MessageTable
  'delivery.outbox': OutboxTable
}

/** The database or an open transaction of it. */
export type DeliveryDb = Kysely<DeliveryTables>
