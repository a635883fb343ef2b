import { afterAll, afterEach } from 'vitest'
import { openTestCashier, type TestCashier } from './open-test-cashier.ts'
import { openTestWithdrawals, type TestWithdrawals } from './open-test-withdrawals.ts'

/** A cashier that works while the tests of a file run; each finds institution and clock as they were. */
export const useTestCashier = async (): Promise<TestCashier> => {
  const world = await openTestCashier()
  world.start()
  afterEach(async () => {
    await world.sandbox.setFaults([])
    world.moveClock(0)
    world.world.payerCpfRequired = false
    world.world.promotions = []
  })
  afterAll(() => world.close())
  return world
}

/** The same for withdrawals; deposits do not work. */
export const useTestWithdrawals = async (): Promise<TestWithdrawals> => {
  const world = await openTestWithdrawals()
  world.startWithdrawals()
  afterEach(async () => {
    await world.sandbox.setFaults([])
    world.moveClock(0)
  })
  afterAll(() => world.close())
  return world
}
