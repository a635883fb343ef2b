import { isLeafProven, type MerkleProof } from '@trevo/fairness/merkle.ts'
import { leafTextOf, type TicketRecord } from './ticket-record.ts'

/** A holder's shares as committed under the root; does not identify the holder. */
export type ShareEvidence = {
  readonly record: TicketRecord
  readonly proof?: MerkleProof | null | undefined
}

type Draw = { readonly root: string | null; readonly ticketCount: number | null }

const isUnderRoot = (
  { record, proof }: ShareEvidence,
  { root, ticketCount }: Draw,
  leaves: ReadonlySet<string> | undefined,
): boolean => {
  const leaf = leafTextOf(record)
  if (leaves) return leaves.has(leaf)
  if (!proof || root === null) return false
  return proof.leafCount === ticketCount && isLeafProven(leaf, proof, root)
}

/** Whether the shares are consecutive, from first to last, each once. */
const coverAll = (records: readonly TicketRecord[], of: number): boolean => {
  const inOrder = records
    .map(({ share }) => share)
    .toSorted((left, right) => (left?.first ?? 0) - (right?.first ?? 0))
  let next = 0
  for (const share of inOrder) {
    if (share?.first !== next || share.count < 1 || share.of !== of) return false
    next += share.count
  }
  return next === of
}

/**
 * Whether the shares of a shared ticket are all sold, each once, for the same slip and draw, and are
 * under the root: then nobody holds more of the prize than the receipt states. `open` before the
 * close.
 */
export const checkShares = (
  own: TicketRecord,
  draw: Draw | undefined,
  evidence: {
    readonly shares?: readonly ShareEvidence[] | undefined
    readonly leaves?: readonly string[] | undefined
  },
): 'right' | 'wrong' | 'open' => {
  const { share } = own
  const { shares } = evidence
  if (!share || !shares || !draw || draw.root === null) return 'open'
  const records = shares.map(({ record }) => record)
  const isSame = (record: TicketRecord) =>
    record.share?.ticket === share.ticket &&
    record.game === own.game &&
    record.draw === own.draw &&
    record.slip === own.slip
  const leaves = evidence.leaves && new Set(evidence.leaves)
  const isRight =
    records.every(isSame) &&
    coverAll(records, share.of) &&
    records.some((record) => leafTextOf(record) === leafTextOf(own)) &&
    shares.every((one) => isUnderRoot(one, draw, leaves))
  return isRight ? 'right' : 'wrong'
}
