/** The two accounts of a member in the ledger. */
export type MemberPart = 'available' | 'held'

const parts = { available: 0n, held: 1n } as const
const houseBase = 2n ** 62n
const shardsPerHouse = 64n

/** Ids sort by member, and every house after every member: that is the order of locking. */
export const accountIdOf = (memberId: bigint, part: MemberPart): bigint =>
  memberId * 4n + parts[part]

/** The account of one shard of a house. */
export const shardIdOf = (houseId: number, shard: number): bigint =>
  houseBase + BigInt(houseId) * shardsPerHouse + BigInt(shard)

export type AccountName =
  | { readonly memberId: bigint; readonly part: MemberPart }
  | { readonly houseId: bigint; readonly shard: bigint }

/** Says whose account an id is, for reports and alarms. */
export const nameAccount = (accountId: bigint): AccountName =>
  accountId < houseBase
    ? { memberId: accountId / 4n, part: accountId % 4n === parts.held ? 'held' : 'available' }
    : {
        houseId: (accountId - houseBase) / shardsPerHouse,
        shard: (accountId - houseBase) % shardsPerHouse,
      }
