import { movementGroups } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { withdrawalHeld } from '../../common/domain/transfers.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { closeSum, type ClosedSum, type MoneyPart } from '../domain/close-sum.ts'
import { movementGroupOf } from '../domain/movement-group.ts'
import { listStandingIds } from '../repository/read-history.ts'

/** No member has a movement outside these years. */
const always = { from: new Date('2000-01-01'), to: new Date('2200-01-01') } as const
/** Holds looked back on; who asked for more since has the sum begin at the oldest of them. */
const holdsMax = 200
const prizesMax = 500

export type LargestPrize = {
  readonly amountMinor: bigint
  readonly round: string | null
  readonly at: Date
}
export type MoneySource = ClosedSum & {
  readonly since: Date | null
  readonly startMinor: bigint
  readonly balanceMinor: bigint
  readonly largestPrize: LargestPrize | null
}

type Context = Pick<WithdrawalContext, 'database' | 'wallet' | 'movementKinds'>

/** The movements that held the money of this withdrawal and of the standing one before it. */
const findHolds = async ({ database, wallet }: Context, row: WithdrawalRow) => {
  const { kind, txnId } = withdrawalHeld(row, row.amount_minor)
  const page = { memberId: row.member_id, ...always, kinds: [kind], limit: holdsMax }
  const [lines, standing] = await Promise.all([
    wallet.listStatement(page),
    listStandingIds(database, row),
  ])
  const own = lines.find((line) => line.txnId === txnId)
  if (!own) return undefined
  const ids = new Set(
    standing.map((id) => withdrawalHeld({ id, member_id: row.member_id }, 1n).txnId),
  )
  return { own, before: lines.find((line) => line.seq < own.seq && ids.has(line.txnId)) }
}

const sumParts = (
  { database, wallet, movementKinds }: Context,
  span: { readonly memberId: bigint; readonly afterSeq: bigint; readonly beforeSeq: bigint },
): Promise<MoneyPart[]> => {
  const byGroup = Map.groupBy(movementKinds, movementGroupOf)
  return database.inTx(async (tx) => {
    const parts: MoneyPart[] = []
    for (const group of movementGroups) {
      const kinds = byGroup.get(group)
      if (!kinds) continue
      parts.push({ group, ...(await wallet.sumMovements(tx, { ...span, kinds })) })
    }
    return parts
  })
}

const findLargestPrize = async (
  { wallet, movementKinds }: Context,
  { memberId, afterSeq, beforeSeq }: { memberId: bigint; afterSeq: bigint; beforeSeq: bigint },
): Promise<LargestPrize | null> => {
  const kinds = movementKinds.filter((kind) => movementGroupOf(kind) === 'prizes')
  if (kinds.length === 0) return null
  const page = { memberId, ...always, kinds, before: beforeSeq, limit: prizesMax }
  const lines = (await wallet.listStatement(page)).filter(({ seq }) => seq > afterSeq)
  const [first, ...others] = lines
  if (!first) return null
  const largest = others.reduce(
    (found, line) => (line.amountMinor > found.amountMinor ? line : found),
    first,
  )
  const { amountMinor, reference, at } = largest
  return { amountMinor, round: reference?.['round'] ?? null, at }
}

/**
 * Where the balance came from that a withdrawal was asked of: what was left at the one before, and all
 * that moved until this one's money was held. By the positions of the ledger, so that what moved since
 * changes nothing. Undefined where the ledger has archived the hold.
 */
export const readMoneySource = async (
  context: Context,
  row: WithdrawalRow,
): Promise<MoneySource | undefined> => {
  const holds = await findHolds(context, row)
  if (!holds) return undefined
  const { own, before } = holds
  const { member_id: memberId, amount_minor: amountMinor } = row
  const span = { memberId, afterSeq: before?.seq ?? 0n, beforeSeq: own.seq }
  const balanceMinor = own.balanceAfterMinor + amountMinor
  const startMinor = before?.balanceAfterMinor ?? 0n
  const [parts, largestPrize] = await Promise.all([
    sumParts(context, span),
    findLargestPrize(context, span),
  ])
  return {
    since: before?.at ?? null,
    startMinor,
    balanceMinor,
    largestPrize,
    ...closeSum({ startMinor, parts, balanceMinor, amountMinor }),
  }
}
