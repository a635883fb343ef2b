// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/passkeys.ts'
import type { Wire } from '../../../wire.ts'

export const addPasskey: Wire<typeof contract.addPasskey> = {
  name: 'addPasskey',
  method: 'POST',
  path: '/wps/member/security/passkeys',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const listPasskeys: Wire<typeof contract.listPasskeys> = {
  name: 'listPasskeys',
  method: 'GET',
  path: '/wps/member/security/passkeys',
  auth: 'member',
  moduleId: 'COMM3',
}
export const loginByPasskey: Wire<typeof contract.loginByPasskey> = {
  name: 'loginByPasskey',
  method: 'POST',
  path: '/wps/session/login/passkey',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const removePasskey: Wire<typeof contract.removePasskey> = {
  name: 'removePasskey',
  method: 'POST',
  path: '/wps/member/security/passkeys/remove',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const startPasskey: Wire<typeof contract.startPasskey> = {
  name: 'startPasskey',
  method: 'POST',
  path: '/wps/member/security/passkeys/options',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const startPasskeyLogin: Wire<typeof contract.startPasskeyLogin> = {
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  auth: 'none',
  moduleId: 'COMM3',
}
