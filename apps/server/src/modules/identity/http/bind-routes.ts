import {
  endOtherSessions,
  endSession,
  listSecurityEvents,
  listSessions,
} from '@trevo/contract/wps/security/sessions.ts'
import { createLoginTicket } from '@trevo/contract/wps/security/ticket.ts'
import { getCaptcha, getHumanChallenge, logout } from '@trevo/contract/wps/session.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { captchaLifeSec } from '../service/get-captcha.ts'
import { askingOf } from './asking-of.ts'
import type { Identity } from '../identity.ts'

/** The cookie that binds a captcha picture to its answer. */
export const captchaCookie = 'captchaId'

const bindOwnSessions = (route: Route, { ownSessions, tickets }: Identity): void => {
  route(listSessions, ({ actor }) => ownSessions.listSessions(actor))
  route(endSession, async (request) => {
    await ownSessions.endSession(askingOf(request), request.params.sessionId)
    return null
  })
  route(endOtherSessions, async (request) => ({
    endedCount: await ownSessions.endOtherSessions(askingOf(request)),
  }))
  route(listSecurityEvents, ({ actor, query }) =>
    ownSessions.listSecurityEvents(actor.memberId, {
      onlyLogins: query.logins === 'true',
      before: query.before,
      pageSize: query.pageSize,
    }),
  )
  route(createLoginTicket, async ({ actor }) => {
    const { ticket, expiresAt } = await tickets.createLoginTicket(actor)
    return { ticket, expiresAt: expiresAt.toISOString() }
  })
}

export const bindIdentityRoutes = (route: Route, identity: Identity): void => {
  bindOwnSessions(route, identity)
  route(logout, async ({ actor, device }) => {
    await identity.logout(actor, device)
    return null
  })
  route(getCaptcha, async ({ setCookie }) => {
    const { id, png } = await identity.getCaptcha()
    setCookie(captchaCookie, id, captchaLifeSec)
    return png
  })
  route(getHumanChallenge, async () => ({ ...(await identity.getHumanChallenge()) }))
}
