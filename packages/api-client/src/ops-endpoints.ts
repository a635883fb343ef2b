// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as opsDeposits from '@trevo/contract/ops/deposits.ts'
import type * as opsHeldCredits from '@trevo/contract/ops/held-credits.ts'
import type * as opsReconciliation from '@trevo/contract/ops/reconciliation.ts'
import type * as opsSession from '@trevo/contract/ops/session.ts'
import type * as opsSmsBudgets from '@trevo/contract/ops/sms-budgets.ts'
import type * as opsWithdrawals from '@trevo/contract/ops/withdrawals.ts'
import type { Wire } from './wire.ts'

export const listHeldPayments: Wire<typeof opsDeposits.listHeldPayments> = {
  name: 'listHeldPayments',
  method: 'GET',
  path: '/ops/deposits/held',
  auth: 'operator',
}
export const returnHeldPayment: Wire<typeof opsDeposits.returnHeldPayment> = {
  name: 'returnHeldPayment',
  method: 'POST',
  path: '/ops/deposits/held/:endToEndId/return',
  auth: 'operator',
}
export const listHeldCredits: Wire<typeof opsHeldCredits.listHeldCredits> = {
  name: 'listHeldCredits',
  method: 'GET',
  path: '/ops/held-credits',
  auth: 'operator',
}
export const refuseHeldCredit: Wire<typeof opsHeldCredits.refuseHeldCredit> = {
  name: 'refuseHeldCredit',
  method: 'POST',
  path: '/ops/held-credits/:creditId/refuse',
  auth: 'operator',
}
export const releaseHeldCredit: Wire<typeof opsHeldCredits.releaseHeldCredit> = {
  name: 'releaseHeldCredit',
  method: 'POST',
  path: '/ops/held-credits/:creditId/release',
  auth: 'operator',
}
export const showHeldCredit: Wire<typeof opsHeldCredits.showHeldCredit> = {
  name: 'showHeldCredit',
  method: 'GET',
  path: '/ops/held-credits/:creditId',
  auth: 'operator',
}
export const listReconciliations: Wire<typeof opsReconciliation.listReconciliations> = {
  name: 'listReconciliations',
  method: 'GET',
  path: '/ops/reconciliations',
  auth: 'operator',
}
export const reconcileDay: Wire<typeof opsReconciliation.reconcileDay> = {
  name: 'reconcileDay',
  method: 'POST',
  path: '/ops/reconciliations',
  auth: 'operator',
}
export const showReconciliation: Wire<typeof opsReconciliation.showReconciliation> = {
  name: 'showReconciliation',
  method: 'GET',
  path: '/ops/reconciliations/:runId',
  auth: 'operator',
}
export const confirmOperatorTotp: Wire<typeof opsSession.confirmOperatorTotp> = {
  name: 'confirmOperatorTotp',
  method: 'POST',
  path: '/ops/totp/confirm',
  auth: 'operator',
  sealed: true,
}
export const enrolOperatorTotp: Wire<typeof opsSession.enrolOperatorTotp> = {
  name: 'enrolOperatorTotp',
  method: 'POST',
  path: '/ops/totp',
  auth: 'operator',
  sealed: true,
}
export const getOperator: Wire<typeof opsSession.getOperator> = {
  name: 'getOperator',
  method: 'GET',
  path: '/ops/session',
  auth: 'operator',
}
export const loginOperator: Wire<typeof opsSession.loginOperator> = {
  name: 'loginOperator',
  method: 'POST',
  path: '/ops/session',
  auth: 'none',
  sealed: true,
}
export const logoutOperator: Wire<typeof opsSession.logoutOperator> = {
  name: 'logoutOperator',
  method: 'DELETE',
  path: '/ops/session',
  auth: 'operator',
}
export const listSmsBudgets: Wire<typeof opsSmsBudgets.listSmsBudgets> = {
  name: 'listSmsBudgets',
  method: 'GET',
  path: '/ops/sms-budgets',
  auth: 'operator',
}
export const approveWithdrawal: Wire<typeof opsWithdrawals.approveWithdrawal> = {
  name: 'approveWithdrawal',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/approve',
  auth: 'operator',
}
export const listWithdrawalsInReview: Wire<typeof opsWithdrawals.listWithdrawalsInReview> = {
  name: 'listWithdrawalsInReview',
  method: 'GET',
  path: '/ops/withdrawals',
  auth: 'operator',
}
export const refuseWithdrawal: Wire<typeof opsWithdrawals.refuseWithdrawal> = {
  name: 'refuseWithdrawal',
  method: 'POST',
  path: '/ops/withdrawals/:withdrawalId/refuse',
  auth: 'operator',
}
export const showWithdrawal: Wire<typeof opsWithdrawals.showWithdrawal> = {
  name: 'showWithdrawal',
  method: 'GET',
  path: '/ops/withdrawals/:withdrawalId',
  auth: 'operator',
}
