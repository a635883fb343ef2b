// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/session.ts'
import type { Wire } from '../../wire.ts'

export const getCaptcha: Wire<typeof contract.getCaptcha> = {
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  auth: 'none',
  moduleId: 'CAPTCHA3',
}
export const getHumanChallenge: Wire<typeof contract.getHumanChallenge> = {
  name: 'getHumanChallenge',
  method: 'GET',
  path: '/wps/captcha/geetest',
  auth: 'none',
  moduleId: 'GEETEST3',
}
export const login: Wire<typeof contract.login> = {
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const loginFreePlay: Wire<typeof contract.loginFreePlay> = {
  name: 'loginFreePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  auth: 'none',
  moduleId: 'FREEPLAY3',
}
export const logout: Wire<typeof contract.logout> = {
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'session',
  moduleId: 'COMM3',
}
