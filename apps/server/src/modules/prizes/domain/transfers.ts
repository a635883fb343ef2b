import type { KindDefinition, Transfer } from '../../wallet/index.ts'

/** Owed to the two funds that take unclaimed prizes by halves (Lei 14.790/2023, art. 32). */
export const fundHouses = ['unclaimed_fies', 'unclaimed_funcap'] as const

const centavo = 100n

type FundLeg = { readonly house: string; readonly amountMinor: bigint }

/** Member → both funds: what was left in a closed account. */
export const balanceHandedOver = {
  kind: 'prizes.balance_handed_over',
  role: 'legs',
  typeCode: 8222,
  guarded: false,
} as const satisfies KindDefinition

/** Half each, in whole centavos; the odd rest is the second one's. @throws if there is nothing to split */
export const splitByHalves = (amountMinor: bigint): readonly FundLeg[] => {
  if (amountMinor <= 0n) throw new Error('prizes: nothing to hand over')
  const first = (amountMinor / 2n / centavo) * centavo
  return [first, amountMinor - first].flatMap((part, index) => {
    const house = fundHouses[index]
    return part > 0n && house !== undefined ? [{ house, amountMinor: part }] : []
  })
}

/** Takes all of a closed account; the item names it, so that it happens once. */
export const handOverBalance = (item: {
  readonly itemId: bigint
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly operator: string
}): Transfer => ({
  source: 'prizes',
  txnId: `${item.itemId}:handed-over`,
  kind: balanceHandedOver.kind,
  legs: [
    { memberId: item.memberId, amountMinor: -item.amountMinor },
    ...splitByHalves(item.amountMinor),
  ],
  guard: 'none',
  reference: { operator: item.operator },
})
