import {
  closeRegisterLink,
  createDownline,
  createRegisterLink,
  listLinkMembers,
  listRegisterLinks,
} from '@trevo/contract/wps/agents/register.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Links } from '../create-links.ts'
import { callerOf } from '../../tree/http/caller-of.ts'

/** Calls of agents about links and the accounts they create. */
export const bindLinkRoutes = (route: Route, links: Links): void => {
  route(createDownline, (request) => links.createDownline(callerOf(request), request.body))
  route(createRegisterLink, (request) => links.createRegisterLink(callerOf(request), request.body))
  route(listRegisterLinks, (request) => links.listRegisterLinks(callerOf(request), request.query))
  route(closeRegisterLink, (request) => links.closeRegisterLink(callerOf(request), request.body))
  route(listLinkMembers, (request) => links.listLinkMembers(callerOf(request), request.query))
}
