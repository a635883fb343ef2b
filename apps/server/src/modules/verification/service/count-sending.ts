import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { limitsOfAddress, limitsOfTarget, withOneMore } from '../domain/sending-limits.ts'
import { lockSendings, saveSendings } from '../repository/sendings.ts'
import type { VerificationDb } from '../repository/tables.ts'

type Dependencies = { readonly clock: Clock; addressKeyOf(address: string): string }

export type Sending = {
  readonly brandId: number
  /** Hash of the number or address it goes to. */
  readonly target: Buffer
  /** Where it was asked for. */
  readonly address: string
}

/** Counts one more message to a target and from an address, or refuses `too_many_requests`. */
export const createCountSending =
  ({ clock, addressKeyOf }: Dependencies) =>
  async (db: VerificationDb, { brandId, target, address }: Sending): Promise<void> => {
    // Always in this order, so that two of them never wait for each other.
    const subjects = [
      [`address:${addressKeyOf(address)}`, limitsOfAddress],
      [`to:${target.toString('hex')}`, limitsOfTarget],
    ] as const
    for (const [subject, limits] of subjects) {
      const sent = withOneMore(await lockSendings(db, brandId, subject), limits, clock.now())
      if (!sent) throw new Refusal('too_many_requests')
      await saveSendings(db, brandId, subject, sent)
    }
  }
