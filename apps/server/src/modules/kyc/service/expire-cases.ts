import { dayMs, hourMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import type { KycNeeds } from '../needs.ts'
import { listChangedBefore, listEndedDocuments, lockCase } from '../repository/cases.ts'
import { deleteLocationsBefore } from '../repository/locations.ts'
import { deletePresenceBefore } from '../repository/presence.ts'
import { moveCase } from './move-case.ts'

const atOnce = 100
/** A case that nobody goes on with. */
const abandonedMs = 30 * dayMs
/** The last place on earth where a day begins: earlier days are over in every zone. */
const latestZoneMs = 12 * hourMs

const isOver = (
  { settings, clock }: KycNeeds,
  brandId: number,
  expiresOn: string | null,
): boolean => expiresOn !== null && expiresOn < settings.todayOf(brandId, clock.now())

/** A job, every minute: verified cases whose document has ended, and ones that nobody goes on with. */
export const createExpireCases = (needs: KycNeeds) => async (): Promise<void> => {
  const { database, clock } = needs
  const now = clock.now()
  const expire = (
    id: bigint,
    isDue: (row: NonNullable<Awaited<ReturnType<typeof lockCase>>>) => boolean,
  ) =>
    database.inTx(async (tx: Tx) => {
      const row = await lockCase(tx, id)
      if (row && isDue(row)) await moveCase(needs, tx, row, { to: 'expired' })
    })
  const dayOn = new Date(now.getTime() + latestZoneMs).toISOString().slice(0, 10)
  const ended = await listEndedDocuments(database.db, dayOn, atOnce)
  await doEach(ended, (id) =>
    expire(
      id,
      (row) => row.state === 'verified' && isOver(needs, row.brand_id, row.document_expires_on),
    ),
  )
  const dayAgo = new Date(now.getTime() - dayMs)
  await deletePresenceBefore(database.db, dayAgo)
  await deleteLocationsBefore(database.db, new Date(now.getTime() - abandonedMs))
  const before = new Date(now.getTime() - abandonedMs)
  const abandoned = await listChangedBefore(database.db, 'started', before, atOnce)
  await doEach(abandoned, (id) =>
    expire(id, (row) => row.state === 'started' && row.changed_at < before),
  )
}
