import { bindMemberRoutes } from './http/bind-routes.ts'
import { bindMemberOperatorRoutes } from './http/bind-operator-routes.ts'
import { bindMobileRoutes } from './http/bind-mobile-routes.ts'
import { bindRecoveryRoutes } from './http/bind-recovery-routes.ts'
import { bindSecurityRoutes } from './http/bind-security-routes.ts'
import { bindSocialRoutes } from './http/bind-social-routes.ts'
import { createMarkDevice } from './http/known-device.ts'
import { deleteResetLinksBefore } from './repository/reset-links.ts'
import { createCheckAffiliate } from './service/check-affiliate.ts'
import { createClearExcluded } from './service/clear-excluded.ts'
import { createEndExclusions } from './service/end-exclusions.ts'
import { createOperatorExclusions } from './service/operator-exclusions.ts'
import { createSecurityCenter } from './security.ts'
import type { MembersNeeds } from './needs.ts'
import { createEnterAsMember } from './service/enter-as-member.ts'
import { createLoginFreePlay } from './service/login-free-play.ts'
import { createLoginBySms } from './service/login-by-sms.ts'
import { createLogin } from './service/login.ts'
import { createPrepareAccount } from './service/prepare-account.ts'
import { createRecoverByEmail } from './service/recover-by-email.ts'
import { createRegisterByMobile } from './service/register-by-mobile.ts'
import { createRegisterMember } from './service/register-member.ts'
import { createSendMobileCode } from './service/send-mobile-code.ts'
import { createSetRecoveredPassword } from './service/set-recovered-password.ts'
import { createMemberIcon } from './service/member-icon.ts'
import { createSetMemberLanguage } from './service/set-member-language.ts'
import { createSecondCheck } from './service/second-check.ts'
import { createGetMemberInfo } from './service/get-member-info.ts'
import type { Members } from './members.ts'
import { createMemberDirectory } from './directory.ts'

/** Who plays: registration, login, trial, member info. */
export const createMembers = (needs: MembersNeeds): Members => {
  const { database, clock } = needs
  const { db } = database
  const secondCheck = createSecondCheck(needs)
  const { enter, resume } = createEnterAsMember(needs, secondCheck)
  const register = createRegisterMember(needs)
  const security = createSecurityCenter(needs, { enter, resume, secondCheck, register })

  const members: Members = {
    login: createLogin(needs, enter),
    loginBySms: createLoginBySms(needs, enter),
    loginFreePlay: createLoginFreePlay(needs),
    registerMember: register,
    registerByMobile: createRegisterByMobile(needs),
    prepareAccount: createPrepareAccount(needs),
    sendMobileCode: createSendMobileCode(needs),
    recoverByEmail: createRecoverByEmail(needs),
    setRecoveredPassword: createSetRecoveredPassword(needs),
    purge: () => deleteResetLinksBefore(db, clock.now()),
    getMemberInfo: createGetMemberInfo(needs),
    checkAffiliate: createCheckAffiliate(needs),
    ...createMemberIcon(db),
    setMemberLanguage: createSetMemberLanguage(db),
    ...createMemberDirectory(needs),
    security,
    endExclusions: createEndExclusions(needs),
    clearExcluded: createClearExcluded(needs),
    bindOperatorRoutes: (route) => bindMemberOperatorRoutes(route, createOperatorExclusions(needs)),
    bindRoutes: (route) => {
      const markDevice = createMarkDevice(needs)
      bindMemberRoutes(route, members, markDevice)
      bindMobileRoutes(route, members, markDevice)
      bindRecoveryRoutes(route, members)
      bindSecurityRoutes(route, security, markDevice)
      bindSocialRoutes(route, security, markDevice)
    },
  }
  return members
}
