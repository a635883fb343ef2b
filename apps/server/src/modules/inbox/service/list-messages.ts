import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listMessages as Endpoint } from '@trevo/contract/wps/inbox.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { isWritten } from '../domain/message.ts'
import { writeMessage } from '../domain/write-message.ts'
import { listMessages, readMailbox } from '../repository/messages.ts'
import type { MailboxesNeeds } from '../needs.ts'

export type Asking = {
  readonly memberId: bigint
  readonly brandId: number
  readonly language: Language
  readonly brandLanguage: Language
  readonly before: string | undefined
  readonly pageSize: number
}

/** A page of the inbox in the caller's language. */
export const createListMessages =
  ({ database: { db }, settings }: MailboxesNeeds) =>
  async ({
    memberId,
    brandId,
    language,
    brandLanguage,
    before,
    pageSize,
  }: Asking): Promise<Answer<typeof Endpoint>> => {
    const [rows, { unread }] = await Promise.all([
      listMessages(db, memberId, { before: readNumber(before), limit: withExtra(pageSize) }),
      readMailbox(db, memberId),
    ])
    const { shown, next } = cutPage(rows, pageSize, ({ message_id }) => String(message_id))
    const reader = { language, brandLanguage, timeZone: settings.timeZoneOf(brandId) }
    const list = shown.map((row) => ({
      messageId: String(row.message_id),
      kind: row.kind,
      ...writeMessage(reader, row.kind, row.params),
      sender: isWritten(row.kind) ? (row.params.from ?? '') : settings.senderOf(brandId),
      sentDate: row.sent_at.toISOString(),
      readFlag: row.read_at !== null,
      about: row.about,
    }))
    return { list, next, unread }
  }
