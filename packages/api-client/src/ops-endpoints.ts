// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
export * from './endpoints/ops/deposits.ts'
export * from './endpoints/ops/held-credits.ts'
export * from './endpoints/ops/lottery.ts'
export * from './endpoints/ops/reconciliation.ts'
export * from './endpoints/ops/rounds.ts'
export * from './endpoints/ops/session.ts'
export * from './endpoints/ops/sms-budgets.ts'
export * from './endpoints/ops/withdrawals.ts'
