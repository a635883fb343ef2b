import {
  endOtherSessions,
  endSession,
  listSecurityEvents,
  listSessions,
} from '@trevo/contract/wps/security/sessions.ts'
import { createLoginTicket } from '@trevo/contract/wps/security/ticket.ts'
import { getCaptcha, getHumanChallenge, logout } from '@trevo/contract/wps/session.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { captchaLifeSec } from '../service/check-captcha.ts'
import { askingOf } from './asking-of.ts'
import type { Identity } from '../identity.ts'

/** The cookie that binds a captcha picture to its answer. */
export const captchaCookie = 'captchaId'

const bindWatch = (route: Route, { watch, tickets }: Identity): void => {
  route(listSessions, ({ actor }) => watch.listSessions(actor))
  route(endSession, async (request) => {
    await watch.endSession(askingOf(request), request.params.sessionId)
    return null
  })
  route(endOtherSessions, async (request) => ({
    endedCount: await watch.endOtherSessions(askingOf(request)),
  }))
  route(listSecurityEvents, ({ actor, query }) =>
    watch.listEvents(actor.memberId, {
      onlyLogins: query.logins === 'true',
      before: query.before,
      pageSize: query.pageSize,
    }),
  )
  route(createLoginTicket, async ({ actor }) => {
    const { ticket, expiresAt } = await tickets.issue(actor)
    return { ticket, expiresAt: expiresAt.toISOString() }
  })
}

export const bindIdentityRoutes = (route: Route, identity: Identity): void => {
  bindWatch(route, identity)
  route(logout, async ({ actor, device }) => {
    const { kind, memberId, brandId, sessionId } = actor
    await identity.endSession(sessionId)
    if (kind !== 'trial') {
      await identity.recordNow({ memberId, brandId, kind: 'logout', device, sessionId })
    }
    return null
  })
  route(getCaptcha, async ({ setCookie }) => {
    const { id, png } = await identity.makeCaptcha()
    setCookie(captchaCookie, id, captchaLifeSec)
    return png
  })
  route(getHumanChallenge, async () => ({ ...(await identity.makeHumanChallenge()) }))
}
