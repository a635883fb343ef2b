// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/transfers.ts'
import type { Wire } from '../../wire.ts'

export const getTransferPeople: Wire<typeof contract.getTransferPeople> = {
  name: 'getTransferPeople',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferPeople',
  auth: 'member',
  moduleId: 'AGETRANSFERUP3',
}
export const listWallets: Wire<typeof contract.listWallets> = {
  name: 'listWallets',
  method: 'GET',
  path: '/wps/relay/GCS_wallets',
  auth: 'member',
  moduleId: 'FUNDTRANS3',
}
export const recallFunds: Wire<typeof contract.recallFunds> = {
  name: 'recallFunds',
  method: 'POST',
  path: '/wps/relay/GCS_recallFunds',
  auth: 'member',
  moduleId: 'FUNDTRANS3',
}
export const transferDownline: Wire<typeof contract.transferDownline> = {
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferDownline',
  auth: 'member',
  sealed: true,
  moduleId: 'AGETRANSFERUP3',
}
export const transferMany: Wire<typeof contract.transferMany> = {
  name: 'transferMany',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferMany',
  auth: 'agent',
  sealed: true,
  moduleId: 'AGENTRANSMULTDOWN3',
}
export const transferUpline: Wire<typeof contract.transferUpline> = {
  name: 'transferUpline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferUpline',
  auth: 'member',
  sealed: true,
  moduleId: 'AGETRANSFERUP3',
}
export const walletTransfer: Wire<typeof contract.walletTransfer> = {
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  auth: 'member',
  moduleId: 'FUNDTRANS3',
}
