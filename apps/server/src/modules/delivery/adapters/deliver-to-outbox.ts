import type { Clock } from '@trevo/platform/clock.ts'
import type { Provider } from '../domain/letter.ts'
import { insertIntoOutbox } from '../repository/outbox.ts'
import type { DeliveryDb } from '../repository/tables.ts'

/** The embedded provider: keeps messages in a table, which `/dev/outbox` shows in development. */
export const deliverToOutbox = (db: DeliveryDb, clock: Clock): Provider => ({
  deliver: (letter) => insertIntoOutbox(db, letter, clock.now()),
})
