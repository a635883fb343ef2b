import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { getWithdrawSettings } from '@trevo/api-client/endpoints.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { balanceOf, charge, deposit, openPayee, sitDown, withdraw } from './money.ts'
import type { Target } from './system-under-attack.ts'
import { needed } from './visitors.ts'

const races = 6

const atLeastNothing = (minor: bigint): bigint => (minor > 0n ? minor : 0n)

/**
 * Item 2: withdrawals fired while a Pix is being credited. What was wagered before may be withdrawn,
 * nothing of the Pix may, and afterwards the whole Pix must be wagered.
 */
export const raceTurnover = async (target: Target): Promise<string[]> => {
  const elisa = await sitDown(target, 'elisa.demo')
  const payee = await openPayee(target, elisa)
  let accepted = 0
  let unplayedMinor = 0n
  for (let race = 0; race < races; race += 1) {
    await deposit(target, elisa, '100.00')
    await elisa.playThrough('100.00')
    const playedMinor = parseMoney(await balanceOf(elisa))
    const { pay, untilCredited } = await charge(target, elisa, '300.00')
    const address = `198.51.101.${race}`
    const shots = [0, 30, 60].map(async (delayMs) => {
      await pause(delayMs)
      return withdraw(elisa.from(address), payee, '100.00')
    })
    await pause(race * 25)
    const [answers] = await Promise.all([Promise.all(shots), pay()])
    await untilCredited()
    const taken = BigInt(answers.filter(({ ok }) => ok).length)
    accepted += Number(taken)
    const { turnover } = needed(await elisa.api.call(getWithdrawSettings))
    const excessMinor = taken * parseMoney('100.00') - playedMinor
    const forgottenMinor = parseMoney('300.00') - parseMoney(turnover.left)
    unplayedMinor += atLeastNothing(excessMinor) + atLeastNothing(forgottenMinor)
    // Exactly what is left to wager: more would count towards the next deposit.
    await elisa.playThrough(turnover.left)
  }
  assert.equal(unplayedMinor, 0n, `${formatMoney(unplayedMinor)} left unplayed`)
  return [`${races} races, ${races * 3} withdrawals, ${accepted} accepted, 0.00 left unplayed`]
}
