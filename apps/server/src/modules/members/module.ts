import type { Tx } from '@trevo/database/connect.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import { createCodes } from './codes/create-codes.ts'
import { bindCodeRoutes } from './codes/http/bind-code-routes.ts'
import { createMarkDevice } from './codes/http/known-device.ts'
import { createMemberDirectory } from './directory/create-directory.ts'
import { bindBlockOperatorRoutes } from './blocks/http/bind-block-operator-routes.ts'
import { blockInTx } from './blocks/service/block-in-tx.ts'
import { createEndBlocks } from './blocks/service/end-blocks.ts'
import { createOperatorBlocks } from './blocks/service/operator-blocks.ts'
import { createClosing } from './closing/create-closing.ts'
import { createExclusion } from './exclusion/create-exclusion.ts'
import { bindExclusionOperatorRoutes } from './exclusion/http/bind-exclusion-operator-routes.ts'
import { bindExclusionRoutes } from './exclusion/http/bind-exclusion-routes.ts'
import { liftExclusionKind } from './exclusion/service/lift-exclusion-kind.ts'
import { createOperatorExclusions } from './exclusion/service/operator-exclusions.ts'
import { createLogins } from './login/create-logins.ts'
import { bindLoginRoutes } from './login/http/bind-login-routes.ts'
import { bindSocialRoutes } from './login/http/bind-social-routes.ts'
import { changeTypeKind } from './office/service/change-type-kind.ts'
import { correctContactKind } from './office/service/correct-contact-kind.ts'
import { reopenKind } from './office/service/reopen-kind.ts'
import { applyStanding } from './common/service/apply-standing.ts'
import { createFollowRules } from './common/service/follow-rules.ts'
import type { MembersNeeds } from './needs.ts'
import { createConfirmIdentity } from './profile/service/confirm-identity.ts'
import { createProfile } from './profile/create-profile.ts'
import { bindProfileRoutes } from './profile/http/bind-profile-routes.ts'
import { createRecovery } from './recovery/create-recovery.ts'
import { bindRecoveryRoutes } from './recovery/http/bind-recovery-routes.ts'
import { createRegistration } from './registration/create-registration.ts'
import { bindRegistrationRoutes } from './registration/http/bind-registration-routes.ts'

/** Players: registration, login, trial, member info. */
export const createMembers = (needs: MembersNeeds) => {
  const codes = createCodes(needs)
  const registration = createRegistration(needs)
  const logins = createLogins(needs, registration)
  const recovery = createRecovery(needs)
  const profile = createProfile(needs)
  const exclusion = createExclusion(needs)

  return {
    ...createMemberDirectory(needs),
    ...codes,
    ...registration,
    ...logins,
    ...recovery,
    ...profile,
    ...exclusion,
    ...createClosing(needs),
    /** Blocks permissions of a member in the caller's transaction. */
    blockInTx: (tx: Tx, order: Parameters<typeof blockInTx>[2]): Promise<void> =>
      blockInTx(needs, tx, order),
    /** Sets guard and charges of an account to what it may do, under the lock of its balance. */
    applyStandingInTx: async (tx: Tx, memberId: bigint): Promise<void> => {
      await needs.wallet.lockBalance(tx, memberId)
      await applyStanding(needs, tx, memberId)
    },
    confirmIdentityInTx: createConfirmIdentity(needs),
    followRules: createFollowRules(needs),
    /** A job, every second: expired blocks. */
    endBlocks: createEndBlocks(needs),
    /** What two persons decide. */
    changeKinds: [
      liftExclusionKind(needs),
      correctContactKind(needs),
      reopenKind(needs),
      changeTypeKind(needs),
    ],
    bindOperatorRoutes: (route: Route): void => {
      bindExclusionOperatorRoutes(route, createOperatorExclusions(needs))
      bindBlockOperatorRoutes(route, createOperatorBlocks(needs))
    },
    bindRoutes: (route: Route): void => {
      const markDevice = createMarkDevice(needs)
      bindCodeRoutes(route, codes)
      bindRegistrationRoutes(route, registration, markDevice)
      bindLoginRoutes(route, logins, markDevice)
      bindSocialRoutes(route, logins, markDevice)
      bindRecoveryRoutes(route, recovery)
      bindProfileRoutes(route, profile)
      bindExclusionRoutes(route, exclusion)
    },
  }
}

/** What members offers to other modules. */
export type Members = ReturnType<typeof createMembers>
