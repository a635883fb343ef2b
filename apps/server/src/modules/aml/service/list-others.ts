import type { AmlMember, AmlNeeds } from '../needs.ts'

type Linked = Awaited<ReturnType<AmlNeeds['risk']['listLinked']>>[number]

/** Accounts of others that share something with one of these, as the risk team's graph has them. */
export const listOthers = async (
  { risk }: AmlNeeds,
  accounts: readonly AmlMember[],
): Promise<Linked[]> => {
  const own = new Set(accounts.map(({ customerId }) => customerId))
  const others: Linked[] = []
  for (const { brandId, customerId } of accounts) {
    const linked = await risk.listLinked(brandId, customerId)
    others.push(...linked.filter((one) => !own.has(one.customerId)))
  }
  return others
}
