import { createHash } from 'node:crypto'
import type { KeepUnreadable, UnreadableElement } from '../../../institutions/port.ts'
import type { DepositContext } from '../../common/context.ts'
import { insertUnreadable } from '../repository/unreadable-elements.ts'

/** The most kept elements of one answer; all are counted in the log. */
const keptMax = 100

const fingerprintOf = ({ source, raw }: UnreadableElement): string =>
  createHash('sha256').update(`${source}:${raw}`).digest('hex')

/** Keeps unreadable elements from an institution, and logs them with their count. */
export const createKeepUnreadable =
  ({
    database,
    clock,
    logger,
  }: Pick<DepositContext, 'database' | 'clock' | 'logger'>): KeepUnreadable =>
  async (elements) => {
    if (elements.length === 0) return
    const sources = [...new Set(elements.map(({ source }) => source))]
    logger.warn({ count: elements.length, sources }, 'institution sent unreadable elements')
    // PostgreSQL keeps no NUL in a text.
    const rows = elements.slice(0, keptMax).map(({ source, raw }) => {
      const plain = { source, raw: raw.replaceAll('\u0000', '') }
      return { ...plain, fingerprint: fingerprintOf(plain) }
    })
    const once = [...new Map(rows.map((row) => [row.fingerprint, row])).values()]
    await insertUnreadable(database, once, clock.now()).catch((error: unknown) =>
      logger.error({ err: error }, 'unreadable elements not kept'),
    )
  }
