import { randomUUID } from 'node:crypto'
import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Channel } from '../domain/letter.ts'
import type { DeliveryTables } from '../repository/tables.ts'
import { insertMessage } from '../repository/messages.ts'

export type MessageOrder = {
  readonly brandId: number
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  /** Not sent after this time. */
  readonly until: Date
  /** False writes the same row, without a recipient: an unknown number costs the same as a known one. */
  readonly isWanted?: boolean
}

type Dependencies = { readonly clock: Clock; enqueue(messageId: string): void }

/** Writes a message in the caller's transaction; a job sends it after the commit. */
export const createSendMessage =
  ({ clock, enqueue }: Dependencies) =>
  async (tx: Tx, order: MessageOrder): Promise<void> => {
    const { brandId, channel, recipient, subject, body, until, isWanted = true } = order
    const id = randomUUID()
    await insertMessage(tables<DeliveryTables>(tx), {
      id,
      brandId,
      channel,
      recipient: isWanted ? recipient : '',
      subject: isWanted ? subject : null,
      body: isWanted ? body : null,
      status: isWanted ? 'queued' : 'withheld',
      createdAt: clock.now(),
      sendUntil: until,
    })
    if (isWanted) afterCommit(tx, () => enqueue(id))
  }
