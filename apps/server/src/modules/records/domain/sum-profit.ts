import { descending } from '@trevo/platform/in-order.ts'
import { profitColumnOf, signedFor, type ProfitColumn } from './profit-columns.ts'

export type Movement = {
  readonly day: string
  readonly typeCode: number
  readonly gameType: string
  readonly inMinor: bigint
  readonly outMinor: bigint
}

export type ProfitSums = Readonly<Record<ProfitColumn, bigint>>

const nothing: ProfitSums = {
  deposit: 0n,
  withdraw: 0n,
  agentTransferIn: 0n,
  agentTransferOut: 0n,
  betting: 0n,
  winning: 0n,
  rebate: 0n,
  promotion: 0n,
}

/** Winnings by playing: deposits, withdrawals and transfers are neither gain nor loss. */
export const pnlOf = ({ winning, rebate, promotion, betting }: ProfitSums): bigint =>
  winning + rebate + promotion - betting

export type Profit = {
  readonly sums: ProfitSums
  readonly byProduct: ReadonlyMap<string, ProfitSums>
}

const playColumns: ReadonlySet<ProfitColumn> = new Set([
  'betting',
  'winning',
  'rebate',
  'promotion',
])

/** Adds movements up into columns, in total and for each product. */
export const sumProfit = (movements: readonly Movement[]): Profit => {
  let sums = nothing
  const byProduct = new Map<string, ProfitSums>()
  for (const movement of movements) {
    const column = profitColumnOf(movement.typeCode)
    if (!column) continue
    const amount = signedFor(column, movement)
    sums = { ...sums, [column]: sums[column] + amount }
    if (!playColumns.has(column)) continue
    const product = byProduct.get(movement.gameType) ?? nothing
    byProduct.set(movement.gameType, { ...product, [column]: product[column] + amount })
  }
  return { sums, byProduct }
}

/** The same for each day, newest day first. */
export const sumProfitByDay = (movements: readonly Movement[]): [string, Profit][] => {
  const days = Map.groupBy(movements, ({ day }) => day)
  return [...days]
    .map(([day, of]): [string, Profit] => [day, sumProfit(of)])
    .toSorted(descending(([key]) => key))
}
