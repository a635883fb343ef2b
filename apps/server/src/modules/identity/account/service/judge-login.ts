import { dayMs } from '@trevo/calendar/durations.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import { isKnownAddress } from '../../sessions/repository/known-addresses.ts'
import { findLoginState, type LoginState } from '../repository/login-state.ts'
import type { IdentityDb } from '../../tables.ts'

/** An address is forgotten half a year after the last login from it. */
const knownForDays = 180

export type LoginJudgement = Pick<
  LoginState,
  'isTotpOn' | 'passkeyCount' | 'recoveryCodesLeft' | 'lastProofAt' | 'isFactorDue'
> & {
  /** The member has logged in before, but never from there. */
  readonly isStrange: boolean
}

const knownSince = (clock: Clock): Date => new Date(clock.now().getTime() - knownForDays * dayMs)

/** Whether the member logged in from there before. */
export const createIsKnownAddress =
  (db: IdentityDb, clock: Clock) =>
  (memberId: bigint, address: string): Promise<boolean> =>
    isKnownAddress(db, memberId, addressKey(address), knownSince(clock))

/** The facts in identity for or against admitting a login at once. */
export const createJudgeLogin =
  (db: IdentityDb, clock: Clock) =>
  async (memberId: bigint, address: string): Promise<LoginJudgement> => {
    const place = { addressKey: addressKey(address), since: knownSince(clock) }
    const { hasAddresses, isAddressKnown, ...guards } = await findLoginState(db, memberId, place)
    return { ...guards, isStrange: hasAddresses && !isAddressKnown }
  }

export type JudgeLogin = ReturnType<typeof createJudgeLogin>
