import { bindMemberRoutes } from './http/bind-routes.ts'
import { bindMobileRoutes } from './http/bind-mobile-routes.ts'
import { bindRecoveryRoutes } from './http/bind-recovery-routes.ts'
import { bindSecurityRoutes } from './http/bind-security-routes.ts'
import { bindSocialRoutes } from './http/bind-social-routes.ts'
import { createMarkDevice } from './http/known-device.ts'
import { saveLanguage } from './repository/insert-member.ts'
import { deleteResetLinksBefore } from './repository/reset-links.ts'
import { createCheckAffiliate } from './service/check-affiliate.ts'
import { createSecurityCenter } from './security.ts'
import type { MembersNeeds } from './needs.ts'
import { createEnterAsMember } from './service/enter-as-member.ts'
import { createLoginFreePlay } from './service/login-free-play.ts'
import { createLogInBySms } from './service/log-in-by-sms.ts'
import { createLogin } from './service/login.ts'
import { createRecoverByEmail } from './service/recover-by-email.ts'
import { createRegisterByMobile } from './service/register-by-mobile.ts'
import { createRegisterMember } from './service/register-member.ts'
import { createSendMobileCode } from './service/send-mobile-code.ts'
import { createSetRecoveredPassword } from './service/set-recovered-password.ts'
import { createChooseIcon, createShowIcon } from './service/show-icon.ts'
import { createSecondCheck } from './service/second-check.ts'
import { createShowMember } from './service/show-member.ts'
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
    logInBySms: createLogInBySms(needs, enter),
    loginFreePlay: createLoginFreePlay(needs),
    register,
    registerByMobile: createRegisterByMobile(needs),
    sendMobileCode: createSendMobileCode(needs),
    recoverByEmail: createRecoverByEmail(needs),
    setRecoveredPassword: createSetRecoveredPassword(needs),
    purge: () => deleteResetLinksBefore(db, clock.now()),
    show: createShowMember(needs),
    checkAffiliate: createCheckAffiliate(needs),
    showIcon: createShowIcon(db),
    chooseIcon: createChooseIcon(db),
    setLanguage: (memberId, language) => saveLanguage(db, memberId, language),
    ...createMemberDirectory(needs),
    security,
    bindRoutes: (route) => {
      const markDevice = createMarkDevice(needs)
      bindMemberRoutes(route, members, markDevice)
      bindMobileRoutes(route, members, markDevice)
      bindRecoveryRoutes(route, members)
      bindSecurityRoutes(route, security, markDevice)
      bindSocialRoutes(route, security, { social: needs.identity.social, markDevice })
    },
  }
  return members
}
