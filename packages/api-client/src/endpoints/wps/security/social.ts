// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/social.ts'
import type { Wire } from '../../../wire.ts'

export const finishSocialLogin: Wire<typeof contract.finishSocialLogin> = {
  name: 'finishSocialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const linkSocialLogin: Wire<typeof contract.linkSocialLogin> = {
  name: 'linkSocialLogin',
  method: 'POST',
  path: '/wps/session/login/social/link',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const listSocialProviders: Wire<typeof contract.listSocialProviders> = {
  name: 'listSocialProviders',
  method: 'GET',
  path: '/wps/session/login/social',
  auth: 'none',
  moduleId: 'COMM3',
}
export const registerSocial: Wire<typeof contract.registerSocial> = {
  name: 'registerSocial',
  method: 'PUT',
  path: '/wps/member/register/social',
  auth: 'none',
  sealed: true,
  moduleId: 'REG3',
}
export const removeSocialLogin: Wire<typeof contract.removeSocialLogin> = {
  name: 'removeSocialLogin',
  method: 'POST',
  path: '/wps/member/security/social/remove',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const startSocialLogin: Wire<typeof contract.startSocialLogin> = {
  name: 'startSocialLogin',
  method: 'POST',
  path: '/wps/session/login/social/start',
  auth: 'none',
  moduleId: 'COMM3',
}
