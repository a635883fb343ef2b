import { afterAll, afterEach, beforeAll } from 'vitest'
import { openTestCashier, type TestCashier } from './open-test-cashier.ts'
import { openTestWithdrawals, type TestWithdrawals } from './open-test-withdrawals.ts'

/** A cashier that works during a file's tests; institution and clock are reset for each. */
export const useTestCashier = (isOpen: (world: TestCashier) => void): void => {
  let world: TestCashier
  beforeAll(async () => {
    world = await openTestCashier()
    world.start()
    isOpen(world)
  })
  afterEach(async () => {
    await world.sandbox.setFaults([])
    world.moveClock(0)
    world.world.payerCpfRequired = false
    world.world.promotions = []
  })
  afterAll(() => world.close())
}

/** The same for withdrawals; deposits do not work. */
export const useTestWithdrawals = (isOpen: (world: TestWithdrawals) => void): void => {
  let world: TestWithdrawals
  beforeAll(async () => {
    world = await openTestWithdrawals()
    world.startWithdrawals()
    isOpen(world)
  })
  afterEach(async () => {
    await world.sandbox.setFaults([])
    world.moveClock(0)
  })
  afterAll(() => world.close())
}
