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
import {
  addOperatorPasskey,
  listOperatorPasskeys,
  proveOperatorByPasskey,
  removeOperatorPasskey,
  signInOperatorByPasskey,
  startOperatorPasskey,
  startOperatorPasskeyProof,
  startOperatorPasskeySignIn,
} from '@trevo/contract/ops/staff/operator-passkeys.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
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

/** The page that asks. The listener lets only its operators' addresses change anything; programs have no page. */
const pageOf = (origin: string | undefined): string => {
  if (origin === undefined) throw new Refusal('passkey.failed')
  return origin
}

const bindPasskeyRoutes = (route: Route, operators: OperatorAccess, cookieName: string): void => {
  route(startOperatorPasskeySignIn, ({ origin }) =>
    operators.startOperatorPasskeySignIn(pageOf(origin)),
  )
  route(signInOperatorByPasskey, async ({ brand, device, origin, body, setCookie }) => {
    const answer = { ...body, origin: pageOf(origin) }
    const { token, ...entered } = await operators.signInOperatorByPasskey(brand, device, answer)
    setCookie(cookieName, token, cookieSec)
    return entered
  })
  route(listOperatorPasskeys, ({ actor }) => operators.listOperatorPasskeys(actor))
  route(startOperatorPasskey, ({ actor, device, origin, body }) =>
    operators.startOperatorPasskey(actor, device, { ...body, origin: pageOf(origin) }),
  )
  route(addOperatorPasskey, ({ actor, device, origin, body }) =>
    operators.addOperatorPasskey(actor, device, { ...body, origin: pageOf(origin) }),
  )
  route(removeOperatorPasskey, async ({ actor, device, params }) => {
    await operators.removeOperatorPasskey(actor, device, params.passkeyId)
    return null
  })
  route(startOperatorPasskeyProof, ({ actor, origin }) =>
    operators.startOperatorPasskeyProof(actor, pageOf(origin)),
  )
  route(proveOperatorByPasskey, ({ actor, origin, body }) =>
    operators.proveOperatorByPasskey(actor, { ...body, origin: pageOf(origin) }),
  )
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
  bindPasskeyRoutes(route, operators, cookieName)
}
