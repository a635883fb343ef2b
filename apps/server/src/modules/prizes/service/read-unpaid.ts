import { tables } from '@trevo/database/connect.ts'
import { judgeCause, productOf } from '../domain/judge-cause.ts'
import { dueOf, readAfterMs } from '../domain/prize-law.ts'
import type { PrizesNeeds, Unpaid, UnpaidSource } from '../needs.ts'
import { endUnread, saveItems, type ReadItem } from '../repository/save-items.ts'
import type { PrizesTables } from '../repository/tables.ts'

const pageSize = 500
/** What one run reads of a source; the oldest come first, so what is left out is the least late. */
const pagesMax = 40

const itemOf = ({ settings }: PrizesNeeds, unpaid: Unpaid): ReadItem => {
  const { brandId, ref, memberId, amountMinor, bets, since, fact } = unpaid
  const due = dueOf(fact.kind, since, settings.lawOf(brandId))
  return {
    brand_id: brandId,
    product: productOf(fact),
    kind: fact.kind,
    ref,
    member_id: memberId,
    amount_minor: amountMinor,
    bets,
    since,
    due_at: unpaid.dueAt === undefined ? due : unpaid.dueAt,
    ...judgeCause(fact),
  }
}

/** Reads one source to its end, or as far as one run goes, and ends what is no longer there. */
const readSource = async (needs: PrizesNeeds, source: UnpaidSource, at: Date): Promise<void> => {
  const { database, settings } = needs
  const ages = settings.brandIds().map((brandId) => readAfterMs(settings.lawOf(brandId)))
  const before = new Date(at.getTime() - Math.min(...ages))
  let after: Parameters<UnpaidSource['list']>[0]['after']
  for (let page = 0; page < pagesMax; page++) {
    const found = await source.list({ before, after, limit: pageSize })
    await database.inTx((tx) =>
      saveItems(
        tables<PrizesTables>(tx),
        found.map((one) => itemOf(needs, one)),
        at,
      ),
    )
    const last = found.at(-1)
    after = last && { since: last.since, key: last.key }
    if (found.length < pageSize) {
      after = undefined
      break
    }
  }
  await endUnread(database.db, { kinds: source.kinds, at, upTo: after?.since })
}

/** A job, every minute: what each product has not paid, as it says now. A source that fails holds up no other. */
export const createReadUnpaid = (needs: PrizesNeeds) => async (): Promise<void> => {
  const failures: unknown[] = []
  for (const source of needs.sources) {
    await readSource(needs, source, needs.clock.now()).catch((error: unknown) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, 'unpaid prizes were not all read')
}

/** A job, every hour: closed accounts in which money is left. */
export const createReadBalances = (needs: PrizesNeeds) => async (): Promise<void> => {
  const { database, clock, members, wallet } = needs
  const at = clock.now()
  let afterId = 0n
  for (;;) {
    const closed = await members.listClosed(afterId, pageSize)
    const balances = await wallet.balancesOf(closed.map(({ memberId }) => memberId))
    const left = closed.flatMap(({ memberId, brandId, closedAt }) => {
      const amountMinor = balances.get(memberId)?.availableMinor ?? 0n
      if (amountMinor <= 0n) return []
      const fact = { kind: 'balance' } as const
      const whose = { brandId, memberId, ref: String(memberId), since: closedAt }
      return [itemOf(needs, { ...whose, amountMinor, bets: 0, fact })]
    })
    await database.inTx((tx) => saveItems(tables<PrizesTables>(tx), left, at))
    const last = closed.at(-1)
    if (!last || closed.length < pageSize) break
    afterId = last.memberId
  }
  await endUnread(database.db, { kinds: ['balance'], at, upTo: undefined })
}
