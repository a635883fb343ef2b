import type { MembersNeeds } from '../needs.ts'
import type { Registration } from '../registration/create-registration.ts'
import { createEnterAsMember } from './service/enter-as-member.ts'
import { createLoginByPasskey } from './service/login-by-passkey.ts'
import { createLoginBySms } from './service/login-by-sms.ts'
import { createLoginByTicket } from './service/login-by-ticket.ts'
import { createLoginFreePlay } from './service/login-free-play.ts'
import { createLogin } from './service/login.ts'
import { createSecondCheck } from './service/second-check.ts'
import { createSocialLogin } from './service/social-login.ts'
import { createVerifyLogin } from './service/verify-login.ts'

/** All ways to a session, and the second proof that a login may need. */
export const createLogins = (
  needs: MembersNeeds,
  { registerMember: register }: Pick<Registration, 'registerMember'>,
) => {
  const secondCheck = createSecondCheck(needs)
  const { enter, resume } = createEnterAsMember(needs, secondCheck)
  return {
    ...createSocialLogin(needs, { enter, register }),
    login: createLogin(needs, enter),
    loginBySms: createLoginBySms(needs, enter),
    loginFreePlay: createLoginFreePlay(needs),
    loginByTicket: createLoginByTicket(needs, enter),
    loginByPasskey: createLoginByPasskey(needs, enter),
    startVerification: secondCheck.startVerification,
    verifyLogin: createVerifyLogin(secondCheck, resume),
  }
}

export type Logins = ReturnType<typeof createLogins>
