import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import { findCredentialOf, findPaymentPassword } from '../../passwords/repository/credentials.ts'
import { memberPasskeys } from '../../passkeys/repository/passkeys.ts'
import { passkeysMax } from '../../passkeys/service/ceremony.ts'
import { countRecoveryCodes, findTotp } from '../../second-factor/repository/second-factors.ts'
import { listProviders } from '../../common/repository/list-providers.ts'
import { findLastLogin } from '../../common/repository/security-events.ts'
import type { IdentityDb } from '../../tables.ts'

export type Guards = {
  readonly passwordSetAt: Date
  readonly hasPaymentPassword: boolean
  readonly totpOn: boolean
  readonly recoveryCodesLeft: number
  readonly passkeyCount: number
  readonly socialLogins: SocialProvider[]
  /** The one before the given session; none without a session. */
  readonly lastLoginAt: Date | undefined
}

/** Everything that guards the account of a member. */
export const createListGuards =
  (db: IdentityDb) =>
  async (memberId: bigint, sessionId?: string): Promise<Guards> => {
    const [credential, payment, totp, recoveryCodesLeft, passkeys, socialLogins, lastLoginAt] =
      await Promise.all([
        findCredentialOf(db, memberId),
        findPaymentPassword(db, memberId),
        findTotp(db, memberId),
        countRecoveryCodes(db, memberId),
        memberPasskeys.list(db, memberId, passkeysMax),
        listProviders(db, memberId),
        sessionId === undefined ? undefined : findLastLogin(db, memberId, sessionId),
      ])
    if (!credential) throw new Error(`member ${memberId} has no credential`)
    return {
      passwordSetAt: credential.passwordSetAt,
      hasPaymentPassword: payment !== undefined,
      totpOn: totp?.isConfirmed ?? false,
      recoveryCodesLeft,
      passkeyCount: passkeys.length,
      socialLogins,
      lastLoginAt,
    }
  }
