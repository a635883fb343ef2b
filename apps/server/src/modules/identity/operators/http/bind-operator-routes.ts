import {
  confirmOperatorTotp,
  enrolOperatorTotp,
  getOperator,
  loginOperator,
  logoutOperator,
} from '@trevo/contract/ops/session.ts'
import {
  endOperatorSession,
  endOtherOperatorSessions,
  listOperatorSessions,
  proveOperator,
  signInOperator,
} from '@trevo/contract/ops/sign-in.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import { operatorLifeMsMax } from '../domain/operator-session-life.ts'
import type { OperatorAccess } from '../service/operator-access.ts'

const cookieSec = operatorLifeMsMax / 1000

const bindOwnSessionRoutes = (route: Route, operators: OperatorAccess): void => {
  route(proveOperator, ({ actor, device, body }) =>
    operators.proveOperator(actor, device, body.code),
  )
  route(listOperatorSessions, ({ actor }) => operators.listOperatorSessions(actor))
  route(endOperatorSession, async ({ actor, device, params }) => {
    await operators.endOperatorSession(actor, device, params.sessionId)
    return null
  })
  route(endOtherOperatorSessions, async ({ actor, device }) => ({
    ended: await operators.endOtherOperatorSessions(actor, device),
  }))
}

/** `cookieName`: where a browser keeps the token. Programs have it in the answer instead. */
export const bindOperatorRoutes = (
  route: Route,
  operators: OperatorAccess,
  cookieName: string,
): void => {
  route(loginOperator, ({ brand, body, device }) =>
    operators.loginOperator({ ...body, brand, device }),
  )
  route(signInOperator, async ({ brand, body, device, setCookie }) => {
    const { token, ...entered } = await operators.signInOperator({ ...body, brand, device })
    setCookie(cookieName, token, cookieSec)
    return entered
  })
  route(getOperator, ({ actor }) => operators.getOperator(actor))
  route(logoutOperator, async ({ actor, device, cookies, setCookie }) => {
    await operators.logoutOperator(actor, device)
    if (cookies[cookieName] !== undefined) setCookie(cookieName, '', 0)
    return null
  })
  route(enrolOperatorTotp, ({ actor, device, body }) =>
    operators.enrolOperatorTotp(actor, device, body.password),
  )
  route(confirmOperatorTotp, async ({ actor, device, body, cookies, setCookie }) => {
    const { token, ...entered } = await operators.confirmOperatorTotp(actor, device, body.code)
    if (cookies[cookieName] === undefined) return { token, ...entered }
    setCookie(cookieName, token, cookieSec)
    return { token: null, ...entered }
  })
  bindOwnSessionRoutes(route, operators)
}
