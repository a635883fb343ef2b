import type { KindDefinition } from '../common/domain/transfer-kind.ts'

/** One kind of each role, as a module would register them. */
export const testKinds = [
  { kind: 'test.deposited', role: 'credit', typeCode: 6101, house: 'cashier' },
  { kind: 'test.bet', role: 'debit', typeCode: 3200, house: 'play' },
  { kind: 'test.won', role: 'credit', typeCode: 3100, house: 'play' },
  { kind: 'test.fee', role: 'debit', typeCode: 8222, house: 'play', guarded: false },
  { kind: 'test.held', role: 'hold', typeCode: 6201 },
  { kind: 'test.paid', role: 'capture', typeCode: 6201, house: 'cashier' },
  { kind: 'test.returned', role: 'release', typeCode: 6201 },
  { kind: 'test.undone', role: 'reversal', typeCode: 4106 },
  { kind: 'test.given', role: 'legs', typeCode: 6104 },
] as const satisfies readonly KindDefinition[]

/** The effect of the test kinds on the member's available balance. */
export const signOf = (kind: string): bigint =>
  testKinds.some((one) => one.kind === kind && one.role === 'debit') ? -1n : 1n
