import type { Clock } from '../../../platform/clock.ts'
import { addressKey } from '../domain/address.ts'
import { listKnownAddresses } from '../repository/known-addresses.ts'
import { listPasskeys } from '../repository/passkeys.ts'
import { countRecoveryCodes, findLastProof, findTotp } from '../repository/second-factors.ts'
import type { IdentityDb } from '../repository/tables.ts'

const dayMs = 24 * 60 * 60_000
/** An address is forgotten after half a year without a login from it. */
const knownForDays = 180

export type LoginJudgement = {
  readonly isTotpOn: boolean
  readonly passkeyCount: number
  readonly recoveryCodesLeft: number
  /** When the member last proved itself by more than a password. */
  readonly lastProofAt: Date | undefined
  /** The member has logged in before, and never from there. */
  readonly isStrange: boolean
}

/** What identity knows that speaks for or against letting a login in at once. */
export const createJudgeLogin =
  (db: IdentityDb, clock: Clock) =>
  async (memberId: bigint, address: string): Promise<LoginJudgement> => {
    const since = new Date(clock.now().getTime() - knownForDays * dayMs)
    const [totp, passkeys, recoveryCodesLeft, lastProofAt, known] = await Promise.all([
      findTotp(db, memberId),
      listPasskeys(db, memberId),
      countRecoveryCodes(db, memberId),
      findLastProof(db, memberId),
      listKnownAddresses(db, memberId, since),
    ])
    return {
      isTotpOn: totp?.isConfirmed ?? false,
      passkeyCount: passkeys.length,
      recoveryCodesLeft,
      lastProofAt,
      isStrange: known.size > 0 && !known.has(addressKey(address)),
    }
  }

export type JudgeLogin = ReturnType<typeof createJudgeLogin>
