import { createCoalescer } from '@trevo/database/coalesce.ts'
import { z } from 'zod'
import type { SigapNeeds } from '../needs.ts'
import { saveBrands, saveMembers, saveProgress } from '../repository/count.ts'

const postingsMax = 500
const MemberIds = z.array(z.coerce.bigint())

/** Members whose brand is not stored yet; nothing of the part counts until it is. */
class UnknownMembers extends Error {
  readonly memberIds: bigint[]
  constructor(memberIds: bigint[]) {
    super('sigap: members that are not stored yet')
    this.memberIds = memberIds
  }
}

type Needs = Pick<SigapNeeds, 'database' | 'wallet' | 'clock' | 'kinds' | 'settings' | 'members'>

const learn = async ({ database, members }: Needs, memberIds: bigint[]): Promise<void> => {
  const brands = await members.brandsOf(memberIds)
  const missing = memberIds.filter((id) => !brands.has(id))
  if (missing.length > 0) throw new Error(`sigap: no brand of the members ${missing.join()}`)
  await saveMembers(database.db, brands)
}

const readAll = async (needs: Needs): Promise<void> => {
  for (;;) {
    try {
      await needs.wallet.transferStream.consumeAll({
        consumer: 'sigap',
        postingsMax,
        within: { wordOf: needs.kinds.wordOf, call: 'sigap.count_transfers' },
        handle: async (_tx, _transfers, answer) => {
          if (answer !== null) throw new UnknownMembers(MemberIds.parse(answer))
        },
      })
      return
    } catch (error) {
      if (!(error instanceof UnknownMembers)) throw error
      await learn(needs, error.memberIds)
    }
  }
}

/**
 * Counts what the ledger holds by day, each transfer once. Concurrent callers share a reading that starts after
 * their call.
 * @returns the instant up to which everything committed is counted
 */
export const createCountTransfers = (needs: Needs): (() => Promise<Date>) => {
  let saved = ''
  const count = createCoalescer<undefined, Date>(async (askers) => {
    const { database, settings, clock } = needs
    const brands = settings
      .companies()
      .flatMap(({ companyId, brands: ofCompany }) =>
        ofCompany.map(({ brandId, timeZone }) => ({ companyId, brandId, timeZone })),
      )
    const until = clock.now()
    // Nothing is read while no company reports: the first one to do so begins with its whole ledger.
    if (brands.length === 0) return askers.map(() => until)
    const key = JSON.stringify(brands)
    if (key !== saved) await saveBrands(database.db, brands)
    saved = key
    await readAll(needs)
    await saveProgress(database.db, until)
    return askers.map(() => until)
  })
  return () => count(undefined)
}
