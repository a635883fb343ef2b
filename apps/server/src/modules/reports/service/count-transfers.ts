import { minuteMs } from '@trevo/calendar/durations.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import { z } from 'zod'
import {
  listNodes,
  saveBrands,
  saveGames,
  saveProgress,
  saveZones,
  type GameOf,
} from '../repository/count.ts'
import type { ReportsNeeds } from '../needs.ts'

/**
 * A part writes each hour it touches once, so larger parts write less. Of 256 transfers each, these take seconds even
 * on a busy machine: a part that reaches the limit of a statement would be tried for ever.
 */
const postingsMax = 400
const gamesForMs = minuteMs

const Unknown = z.object({ members: z.array(z.coerce.bigint()), nodes: z.array(z.int()) })

/** Members and games that are counted for the first time. */
class UnknownParts extends Error {
  readonly parts: z.infer<typeof Unknown>
  constructor(parts: z.infer<typeof Unknown>) {
    super('reports: members or games that are not stored yet')
    this.parts = parts
  }
}

type Needs = Pick<
  ReportsNeeds,
  'database' | 'wallet' | 'clock' | 'kinds' | 'catalogue' | 'settings' | 'members'
>

const gamesOf = ({ catalogue }: Needs, nodeIds: readonly number[]): ReadonlyMap<number, GameOf> =>
  new Map(
    nodeIds.map((nodeId) => [nodeId, catalogue.gameOf(nodeId) ?? { product: 'CONS', vendor: '' }]),
  )

const learn = async (needs: Needs, { members, nodes }: z.infer<typeof Unknown>): Promise<void> => {
  const { db } = needs.database
  await saveGames(db, gamesOf(needs, nodes))
  if (members.length === 0) return
  const brands = await needs.members.brandsOf(members)
  const missing = members.filter((memberId) => !brands.has(memberId))
  if (missing.length > 0) throw new Error(`reports: no brand of the members ${missing.join()}`)
  await saveBrands(db, brands)
}

const readAll = async (needs: Needs): Promise<void> => {
  for (;;) {
    try {
      await needs.wallet.transferStream.consumeAll({
        consumer: 'reports',
        postingsMax,
        within: { wordOf: needs.kinds.wordOf, call: 'reports.count_transfers' },
        // Only movements of points have no word.
        handle: async (_tx, _transfers, answer) => {
          // Thrown, so that nothing of the part counts until it is read again.
          if (answer !== null) throw new UnknownParts(Unknown.parse(answer))
        },
      })
      return
    } catch (error) {
      if (!(error instanceof UnknownParts)) throw error
      await learn(needs, error.parts)
    }
  }
}

/**
 * Brings every figure up to the ledger: each transfer once, in the transaction that moves the position. Concurrent
 * callers share one reading that starts after their call.
 * @returns the instant up to which everything committed is counted
 */
export const createCountTransfers = (needs: Needs): (() => Promise<Date>) => {
  let renewedAt = -gamesForMs
  let savedZones = ''
  const count = createCoalescer<undefined, Date>(async (askers) => {
    const { database, settings, clock } = needs
    const zones = new Map(settings.brandIds().map((id) => [id, settings.timeZoneOf(id)]))
    const key = JSON.stringify([...zones])
    if (key !== savedZones) await saveZones(database.db, zones)
    savedZones = key
    if (performance.now() - renewedAt > gamesForMs) {
      await saveGames(database.db, gamesOf(needs, await listNodes(database.db)))
      renewedAt = performance.now()
    }
    const until = clock.now()
    await readAll(needs)
    await saveProgress(database.db, until)
    return askers.map(() => until)
  })
  return () => count(undefined)
}
