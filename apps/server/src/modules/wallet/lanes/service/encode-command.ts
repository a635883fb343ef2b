import { accountIdOf, bucketOf } from '../../common/domain/account-ids.ts'
import type { BatchCommand } from '../../common/domain/batch.ts'
import { contentOf, fingerprintOf, referenceText } from '../../common/domain/fingerprint.ts'
import { assertAmount, assertIds, type PostCommand } from '../../common/domain/transfer.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'

/** A command in the form of the batch functions. @throws Error for a kind that they do not post */
export const encodeCommand = (kinds: KindRegistry, command: PostCommand): BatchCommand => {
  assertIds(command)
  assertAmount(command.amountMinor)
  const kind = kinds.get(command.kind)
  if (kind.role !== 'credit' && kind.role !== 'debit') {
    throw new Error(`wallet: ${kind.name} is a ${kind.role}, which the batch does not post`)
  }
  const accountId = accountIdOf(command.memberId, 'available')
  const signed = kind.role === 'debit' ? -command.amountMinor : command.amountMinor
  const reference = referenceText(command.reference)
  return {
    source: command.source,
    txnId: command.txnId,
    kindId: kind.id,
    houseId: kind.houseId,
    accountId,
    bucket: bucketOf(command.memberId, kinds.bucketCount()),
    amountMinor: signed,
    fingerprint: fingerprintOf(contentOf(kind.name, [[accountId, signed]], reference)),
    reference,
    guard: kind.guarded && command.guard !== 'none',
    claim: command.claim ?? null,
    admission: command.admission ?? null,
  }
}
