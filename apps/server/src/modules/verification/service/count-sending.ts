import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import {
  limitsOfAddress,
  limitsOfEverybody,
  limitsOfTarget,
  withOneMore,
  type Limits,
} from '../domain/sending-limits.ts'
import { lockSendings, saveSendings, type Subject } from '../repository/sendings.ts'
import type { VerificationDb } from '../repository/tables.ts'

/**
 * The requester of a message. `owner`: proven to be the target's owner, by a session, a first proof or a known
 * device. `place`: at a place where the owner logged in before. `claimant`: a member who claims
 * the target. `visitor`: anybody else.
 */
export type Requester =
  | { readonly kind: 'owner' | 'place' | 'visitor' }
  | { readonly kind: 'claimant'; readonly memberId: bigint }

type Dependencies = { readonly clock: Clock; addressKeyOf(address: string): string }

export type Sending = {
  readonly brandId: number
  /** Hash of the number or address it is sent to. */
  readonly target: Buffer
  /** The origin of the request. */
  readonly address: string
  readonly requester: Requester
}

/**
 * Counts one more message, or refuses `too_many_requests`. Every requester has a separate quota: strangers'
 * requests for a number do not use up its owner's.
 */
export const createCountSending = ({ clock, addressKeyOf }: Dependencies) => {
  const quotasOf = ({ target, address, requester }: Sending): readonly [Subject, Limits][] => {
    const to = target.toString('hex')
    const place = addressKeyOf(address)
    switch (requester.kind) {
      case 'owner':
        return [[`owner:${to}`, limitsOfTarget]]
      case 'place':
        return [[`place:${to}`, limitsOfTarget]]
      case 'claimant':
        return [
          [`address:${place}`, limitsOfAddress],
          [`to:${to}:${requester.memberId}`, limitsOfTarget],
          [`claim:${to}`, limitsOfEverybody],
        ]
      case 'visitor':
        return [
          [`address:${place}`, limitsOfAddress],
          [`to:${to}:${place}`, limitsOfTarget],
          [`to:${to}`, limitsOfEverybody],
        ]
      default:
        return requester satisfies never
    }
  }

  return async (db: VerificationDb, sending: Sending): Promise<void> => {
    // Always in this order, so that two of them never deadlock.
    for (const [subject, limits] of quotasOf(sending)) {
      const before = await lockSendings(db, sending.brandId, subject)
      const sent = withOneMore(before, limits, clock.now())
      if (!sent) throw new Refusal('too_many_requests')
      await saveSendings(db, sending.brandId, subject, sent)
    }
  }
}
