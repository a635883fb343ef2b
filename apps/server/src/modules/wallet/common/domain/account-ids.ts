/** The two accounts of a member in the ledger. */
export type MemberPart = 'available' | 'held'

const parts = { available: 0n, held: 1n } as const
const houseBase = 2n ** 62n
const shardsPerBucket = 64n
/** More buckets than a ledger may have. */
export const bucketsMax = 4_096
const bucketsPerHouse = BigInt(bucketsMax)
/** House accounts below this are from before buckets existed: 64 shards of a house, all in the first. */
const bucketedFrom = houseBase + bucketsPerHouse * shardsPerBucket

// One step of a Lehmer generator, as wallet.bucket_of computes it: consecutive members are spread evenly, and so
// are ids with a pattern.
const modulus = 2_147_483_647n
const multiplier = 48_271
/** The permanent bucket of a member and of both its accounts. */
export const bucketOf = (memberId: bigint, bucketCount: number): number =>
  bucketCount === 1
    ? 0
    : ((Number(memberId % modulus) * multiplier) % Number(modulus)) % bucketCount

/** Ids sort by member, and every house after every member: that is the order of locking. */
export const accountIdOf = (memberId: bigint, part: MemberPart): bigint =>
  memberId * 4n + parts[part]

/** The account of one shard of a house in one bucket. */
export const shardIdOf = (houseId: number, bucket: number, shard: number): bigint =>
  houseBase + (BigInt(houseId) * bucketsPerHouse + BigInt(bucket)) * shardsPerBucket + BigInt(shard)

export type AccountName =
  | { readonly memberId: bigint; readonly part: MemberPart }
  | { readonly houseId: bigint; readonly bucket: bigint; readonly shard: bigint }

/** The owner of an account by its id, for reports and alarms. */
export const nameAccount = (accountId: bigint): AccountName => {
  if (accountId < houseBase) {
    return { memberId: accountId / 4n, part: accountId % 4n === parts.held ? 'held' : 'available' }
  }
  const shard = (accountId - houseBase) % shardsPerBucket
  const place = (accountId - houseBase) / shardsPerBucket
  return accountId < bucketedFrom
    ? { houseId: place, bucket: 0n, shard }
    : { houseId: place / bucketsPerHouse, bucket: place % bucketsPerHouse, shard }
}

/** The bucket of an account, a member's or a house's, as in wallet.bucket_of. */
export const bucketOfAccount = (accountId: bigint, bucketCount: number): number => {
  const name = nameAccount(accountId)
  return 'memberId' in name ? bucketOf(name.memberId, bucketCount) : Number(name.bucket)
}
