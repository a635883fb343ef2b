import type { Pool } from '@trevo/database/connect.ts'
import { insideTransaction } from '@trevo/database/transaction-guard.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { nameAccount, type AccountName } from '../../common/domain/account-ids.ts'
import { findArchiveProblems } from '../repository/archived-sums.ts'
import {
  addUpHere,
  addUpLedger,
  recordProof,
  type DriftRow,
  type LedgerSums,
} from '../repository/add-up-ledger.ts'
import type { SpreadReads } from '../../spread/repository/spread-reads.ts'

export type Drift = {
  readonly account: AccountName
  readonly balanceMinor: bigint
  readonly entriesMinor: bigint
}

export type Proof = {
  readonly ok: boolean
  readonly accounts: bigint
  /** Those in the archive included. */
  readonly entries: bigint
  readonly archivedEntries: bigint
  readonly archivedMonths: number
  /** Sum over every account, member and house: zero. */
  readonly totalMinor: bigint
  /** Accounts whose balance or count differs from their entries. */
  readonly drifted: readonly Drift[]
  /** Broken rules in words, for the operator on call. */
  readonly problems: readonly string[]
}

const describe = ({ id, balance, total }: DriftRow): string => {
  const name = nameAccount(id)
  const who =
    'memberId' in name
      ? `member ${name.memberId} ${name.part}`
      : `house ${name.houseId} shard ${name.shard} in bucket ${name.bucket}`
  return `${who}: balance ${balance}, entries sum to ${total}`
}

/**
 * Each group on its own node, in its own snapshot: because a bucket sums to zero by itself, no snapshot over
 * several nodes is needed.
 */
const checkGroups = async ({ groups, run }: SpreadReads): Promise<LedgerSums> => {
  const all: LedgerSums[] = []
  for (const group of groups) {
    all.push(await run(group, (client, over) => insideTransaction(() => addUpLedger(client, over))))
  }
  const sum = (pick: (one: LedgerSums) => bigint): bigint =>
    all.reduce((total, one) => total + pick(one), 0n)
  const [first] = all
  return {
    accounts: sum((one) => one.accounts),
    total: sum((one) => one.total),
    living: sum((one) => one.living),
    // Every node knows all the months themselves.
    archived: first?.archived ?? 0n,
    months: first?.months ?? 0,
    drifted: all.flatMap((one) => one.drifted),
    kept: all.flatMap((one) => one.kept),
    problems: all.flatMap(({ problems }, index) =>
      problems.map((problem) => `group ${groups[index]?.id}: ${problem}`),
    ),
  }
}

/**
 * Recalculates the whole ledger (hourly). A member account that drifted is named and blocked: its debits, payouts
 * included, are refused until an operator has looked. House drift is reported the same way, but blocks no member.
 */
export const proveConservation = async (
  pool: Pool,
  clock: Clock,
  findSpread: () => Promise<SpreadReads | undefined> = async () => undefined,
): Promise<Proof> => {
  const spread = await findSpread()
  const found = spread ? await checkGroups(spread) : await addUpHere(pool)
  const problems = [
    ...found.problems,
    ...findArchiveProblems(found.kept),
    ...found.drifted.map(describe),
  ]
  if (found.total !== 0n) problems.push(`all accounts together: ${found.total}, not zero`)
  const entries = found.living + found.archived
  await recordProof(pool, { ...found, entries, problems, at: clock.now() })
  return {
    ok: problems.length === 0,
    accounts: found.accounts,
    entries,
    archivedEntries: found.archived,
    archivedMonths: found.months,
    totalMinor: found.total,
    problems,
    drifted: found.drifted.map((row) => ({
      account: nameAccount(row.id),
      balanceMinor: row.balance,
      entriesMinor: BigInt(row.total),
    })),
  }
}
