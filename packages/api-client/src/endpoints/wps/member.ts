// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/member.ts'
import type { Wire } from '../../wire.ts'

export const getBalance: Wire<typeof contract.getBalance> = {
  name: 'getBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  auth: 'session',
  moduleId: 'COMM3',
}
export const getMemberInfo: Wire<typeof contract.getMemberInfo> = {
  name: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'session',
  moduleId: 'COMM3',
}
export const getMerchantWallet: Wire<typeof contract.getMerchantWallet> = {
  name: 'getMerchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  auth: 'session',
  moduleId: 'COMM3',
}
export const listBetRecords: Wire<typeof contract.listBetRecords> = {
  name: 'listBetRecords',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecord',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
export const listTransactions: Wire<typeof contract.listTransactions> = {
  name: 'listTransactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  auth: 'member',
  moduleId: 'MEMTRANS3',
}
export const registerByMobile: Wire<typeof contract.registerByMobile> = {
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  auth: 'none',
  sealed: true,
  moduleId: 'MOBILENUMREG3',
}
export const registerMember: Wire<typeof contract.registerMember> = {
  name: 'registerMember',
  method: 'PUT',
  path: '/wps/member/register',
  auth: 'none',
  sealed: true,
  moduleId: 'REG3',
}
export const setMemberLanguage: Wire<typeof contract.setMemberLanguage> = {
  name: 'setMemberLanguage',
  method: 'POST',
  path: '/wps/member/language',
  auth: 'optional',
  moduleId: 'COMM3',
}
