// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/cashier/peer-payment.ts'
import type { Wire } from '../../../wire.ts'

export const answerPeerPayment: Wire<typeof contract.answerPeerPayment> = {
  name: 'answerPeerPayment',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
export const listPaymentConfirmations: Wire<typeof contract.listPaymentConfirmations> = {
  name: 'listPaymentConfirmations',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  auth: 'member',
  moduleId: 'WITHDRAW3',
}
