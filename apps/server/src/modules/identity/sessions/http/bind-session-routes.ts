import * as endpoints from '@trevo/contract/wps/security/sessions.ts'
import { createLoginTicket } from '@trevo/contract/wps/security/ticket.ts'
import { logout } from '@trevo/contract/wps/session.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { askingOf } from '../../common/http/asking-of.ts'
import type { SessionUse } from '../create-session-use.ts'

/** Calls of members about their sessions and their security log. */
export const bindSessionRoutes = (
  route: Route,
  use: Pick<SessionUse, 'ownSessions' | 'tickets' | 'logout'>,
): void => {
  const { ownSessions, tickets } = use
  route(endpoints.listSessions, ({ actor }) => ownSessions.listSessions(actor))
  route(endpoints.endSession, async (request) => {
    await ownSessions.endSession(askingOf(request), request.params.sessionId)
    return null
  })
  route(endpoints.endOtherSessions, async (request) => ({
    endedCount: await ownSessions.endOtherSessions(askingOf(request)),
  }))
  route(endpoints.listSecurityEvents, ({ actor, query }) =>
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
  route(logout, async ({ actor, device }) => {
    await use.logout(actor, device)
    return null
  })
}
