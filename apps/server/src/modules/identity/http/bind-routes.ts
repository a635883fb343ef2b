import {
  endOtherSessions,
  endSession,
  listSecurityEvents,
  listSessions,
} from '@trevo/contract/wps/security/sessions.ts'
import { createLoginTicket } from '@trevo/contract/wps/security/ticket.ts'
import { getCaptcha, getHumanChallenge, logout } from '@trevo/contract/wps/session.ts'
import type { Caller } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Device } from '../repository/sessions.ts'
import type { Asking } from '../service/change-password.ts'
import { captchaLifeSec } from '../service/check-captcha.ts'
import type { Identity } from '../module.ts'

/** The cookie that binds a captcha picture to its answer. */
export const captchaCookie = 'captchaId'

type Request = { readonly actor: Caller; readonly device: Device }

/** Who asks, as the use cases of a logged-in member want it. */
export const askingOf = ({ actor, device }: Request): Asking => ({ ...actor, device })

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
    const { ticket, expiresAt } = await tickets.issue(actor.memberId, actor.brandId)
    return { ticket, expiresAt: expiresAt.toISOString() }
  })
}

export const bindIdentityRoutes = (route: Route, identity: Identity): void => {
  bindWatch(route, identity)
  route(logout, async ({ actor }) => {
    await identity.endSession(actor.sessionId)
    return null
  })
  route(getCaptcha, async ({ setCookie }) => {
    const { id, png } = await identity.makeCaptcha()
    setCookie(captchaCookie, id, captchaLifeSec)
    return png
  })
  route(getHumanChallenge, async () => ({ ...(await identity.makeHumanChallenge()) }))
}
