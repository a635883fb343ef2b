import { clearFactorDue } from '../repository/factor-due.ts'
import { tables, type Database } from '@trevo/database/connect.ts'
import { generateSecret, generateURI } from 'otplib'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { newRecoveryCodes, plainRecoveryCode } from '../domain/recovery-codes.ts'
import type { SecretBox } from '../../common/domain/secret-box.ts'
import { findTotpStep } from '../../common/domain/totp-step.ts'
import {
  confirmTotp,
  deleteTotp,
  findTotp,
  saveLastProof,
  saveNewTotp,
  saveRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from '../repository/second-factors.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { IdentityDb, IdentityTables } from '../../tables.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'
import type { ProvePassword } from '../../passwords/service/prove-password.ts'
import type { Sessions } from '../../sessions/service/sessions.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly box: SecretBox
  readonly guard: TryGuard
  readonly sessions: Sessions
  readonly provePassword: ProvePassword
}

const ownerOf = (memberId: bigint) => `member:${memberId}`

/** Whether a code is right; it is used up. */
const createCodeCheck = ({ database: { db }, clock, box }: Dependencies) => {
  const stepOf = (sealed: Buffer, memberId: bigint, typed: string): number | undefined =>
    findTotpStep(box.open(sealed, ownerOf(memberId)), typed, clock.now())

  /** Whether the code is right and new; it is used up. */
  const isTotpRight = async (memberId: bigint, typed: string): Promise<boolean> => {
    const stored = await findTotp(db, memberId)
    if (!stored?.isConfirmed) return false
    const step = stepOf(stored.secretSealed, memberId, typed)
    return step !== undefined && spendStep(db, memberId, step)
  }

  const isRecoveryRight = async (asking: Omit<Asking, 'sessionId'>, typed: string) => {
    const { memberId, brandId, device } = asking
    const hash = box.hash(plainRecoveryCode(typed), ownerOf(memberId))
    if (!(await spendRecoveryCode(db, memberId, hash))) return false
    const at = clock.now()
    await insertSecurityEvent(db, { memberId, brandId, kind: 'recovery_code_used', device, at })
    return true
  }

  return { stepOf, isTotpRight, isRecoveryRight }
}

type Parts = Dependencies & ReturnType<typeof createCodeCheck>

const requireRight = async (
  { guard }: Pick<Dependencies, 'guard'>,
  asking: Asking,
  isRight: () => Promise<boolean>,
): Promise<void> => {
  const subject = `code:${asking.memberId}` as const
  const outcome = await guard({ brandId: asking.brandId, subject, isRight })
  if (outcome.isLocked) throw new Refusal('security.locked', { minutes: outcome.minutes })
  if (!outcome.isRight) throw new Refusal('totp.invalid_code')
}

const writeCodes = async (
  { box }: Pick<Dependencies, 'box'>,
  tx: IdentityDb,
  memberId: bigint,
): Promise<string[]> => {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => box.hash(plainRecoveryCode(code), ownerOf(memberId)))
  await saveRecoveryCodes(tx, memberId, hashes)
  return codes
}

/** One of its codes turns the authenticator on. */
const createConfirm = (parts: Parts) => async (asking: Asking, code: string) => {
  const { database, clock, sessions, stepOf } = parts
  const { db } = database
  const { memberId, brandId, sessionId, device } = asking
  const stored = await findTotp(db, memberId)
  if (!stored) throw new Refusal('totp.not_on')
  if (stored.isConfirmed) throw new Refusal('totp.already_on')
  await requireRight(parts, asking, async () => {
    const step = stepOf(stored.secretSealed, memberId, code)
    return step !== undefined && spendStep(db, memberId, step)
  })
  const confirmed = await database.inTx(async (tx) => {
    const own = tables<IdentityTables>(tx)
    const at = clock.now()
    if (!(await confirmTotp(own, memberId, at))) throw new Refusal('totp.already_on')
    const recoveryCodes = await writeCodes(parts, own, memberId)
    await saveLastProof(own, memberId, at)
    await clearFactorDue(own, memberId)
    const event = { memberId, brandId, kind: 'totp_enabled', device, at, sessionId } as const
    await insertSecurityEvent(own, event)
    return { token: await sessions.renew(own, sessionId, 'mfa'), recoveryCodes }
  })
  await sessions.announceChanged([sessionId])
  return confirmed
}

/** A member's authenticator app (RFC 6238) and the recovery codes in case it is lost. */
export const createAuthenticator = (dependencies: Dependencies) => {
  const { database, clock, box, provePassword } = dependencies
  const { db } = database
  const check = createCodeCheck(dependencies)
  const { isTotpRight, isRecoveryRight } = check
  const parts = { ...dependencies, ...check }

  const proveBoth = async (asking: Asking, password: string, code: string) => {
    const { memberId, device } = asking
    await provePassword({ memberId, password, address: device.address })
    const stored = await findTotp(db, memberId)
    if (!stored?.isConfirmed) throw new Refusal('totp.not_on')
    await requireRight(
      parts,
      asking,
      async () => (await isTotpRight(memberId, code)) || isRecoveryRight(asking, code),
    )
  }

  return {
    isTotpRight,
    isRecoveryRight,

    /** A secret that counts once one of its codes is confirmed; repeating the call creates another. */
    enrolTotp: async (asking: Asking, password: string, issuer: string) => {
      const { memberId, device } = asking
      const { username } = await provePassword({ memberId, password, address: device.address })
      const secret = generateSecret()
      const isKept = await saveNewTotp(db, memberId, box.seal(secret, ownerOf(memberId)))
      if (!isKept) throw new Refusal('totp.already_on')
      return { secret, otpauthUri: generateURI({ issuer, label: username, secret }) }
    },

    confirmTotp: createConfirm(parts),

    disableTotp: async (asking: Asking, password: string, code: string): Promise<void> => {
      await proveBoth(asking, password, code)
      const { memberId, brandId, device, sessionId } = asking
      await database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        await deleteTotp(own, memberId)
        const event = { memberId, brandId, kind: 'totp_disabled', device, sessionId } as const
        await insertSecurityEvent(own, { ...event, at: clock.now() })
      })
    },

    renewRecoveryCodes: async (
      asking: Asking,
      password: string,
      code: string,
    ): Promise<string[]> => {
      await proveBoth(asking, password, code)
      const { memberId, brandId, device, sessionId } = asking
      return database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        const kind = 'recovery_codes_renewed'
        await insertSecurityEvent(own, {
          memberId,
          brandId,
          kind,
          device,
          sessionId,
          at: clock.now(),
        })
        return writeCodes(parts, own, memberId)
      })
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
