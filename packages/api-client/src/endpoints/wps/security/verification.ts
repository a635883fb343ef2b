// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/verification.ts'
import type { Wire } from '../../../wire.ts'

export const startVerification: Wire<typeof contract.startVerification> = {
  name: 'startVerification',
  method: 'POST',
  path: '/wps/session/login/verification/start',
  auth: 'none',
  moduleId: 'COMM3',
}
export const unlockLogin: Wire<typeof contract.unlockLogin> = {
  name: 'unlockLogin',
  method: 'POST',
  path: '/wps/session/login/unlock',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
export const verifyLogin: Wire<typeof contract.verifyLogin> = {
  name: 'verifyLogin',
  method: 'POST',
  path: '/wps/session/login/verification',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
}
