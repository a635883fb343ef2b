import { expect } from 'vitest'
import type { TestCashier } from './open-test-cashier.ts'
import { settled } from './refusal-of.ts'

/** Waits until every payment of the deposit has reached an end, then shows them. */
export const endsOf = async (
  world: TestCashier,
  memberId: bigint,
  depositId: string,
  count: number,
) => {
  const read = async () => (await world.cashier.getDeposit(memberId, depositId)).payments
  await expect
    .poll(async () => (await read()).map(({ status }) => status).toSorted(), settled)
    .toSatisfy(
      (all: string[]) => all.length === count && all.every((s) => /credited|refunded/.test(s)),
    )
  return read()
}
