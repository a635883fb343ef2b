import type { MovementGroup } from '@trevo/contract/ops/withdrawal-queue.ts'

export type MoneyPart = {
  readonly group: MovementGroup
  readonly inMinor: bigint
  readonly outMinor: bigint
}

export type ClosedSum = {
  readonly parts: readonly MoneyPart[]
  readonly staysMinor: bigint
  /** What the parts do not explain of the balance; zero unless something is missing in the books. */
  readonly unexplainedMinor: bigint
}

/** Compares a balance with what it began at and all that moved since; parts without movement are left out. */
export const closeSum = ({
  startMinor,
  parts,
  balanceMinor,
  amountMinor,
}: {
  readonly startMinor: bigint
  readonly parts: readonly MoneyPart[]
  /** When the withdrawal was asked for, before its money was held. */
  readonly balanceMinor: bigint
  readonly amountMinor: bigint
}): ClosedSum => {
  const explained = parts.reduce((sum, part) => sum + part.inMinor - part.outMinor, startMinor)
  return {
    parts: parts.filter(({ inMinor, outMinor }) => inMinor > 0n || outMinor > 0n),
    staysMinor: balanceMinor - amountMinor,
    unexplainedMinor: balanceMinor - explained,
  }
}
