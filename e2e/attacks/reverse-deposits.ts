import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { getWithdrawal } from '@trevo/api-client/endpoints.ts'
import { approveWithdrawal, refuseWithdrawal } from '@trevo/api-client/ops-endpoints.ts'
import { atInstitution, deposit, openPayee, sitDown, withdraw } from './money.ts'
import type { Target } from './system-under-attack.ts'
import { enterAsOperator, needed } from './visitors.ts'

/** Delay between the bank's reversal of the deposit and the first approval; by the last one the reversal is known. */
const delaysMs = [0, 100, 400, 3_000]
const settledWithinMs = 20_000

type Line = { readonly payout_id: string | null; readonly e2e_id: string }

const countSent = async (target: Target, withdrawalId: string): Promise<number> => {
  const statement = await atInstitution(target, 'GET', '/sandbox/statement')
  const { lines } = statement as { lines: readonly Line[] } // the sandbox's contract
  const payoutId = `S${withdrawalId.replaceAll('-', '')}`
  return lines.filter(({ payout_id }) => payout_id === payoutId).length
}

/**
 * Item 3: the payer's bank reverses a deposit while its withdrawal is in review and approved again
 * and again. Once the reversal is reported, no approval may send the money.
 */
export const reverseDeposits = async (target: Target): Promise<string[]> => {
  const member = await sitDown(target, 'membro.demo')
  const payee = await openPayee(target, member)
  const operator = await enterAsOperator(target.opsUrl)
  let approvals = 0
  let refusals = 0
  let sent = 0
  let sentAfterKnown = 0
  for (const delayMs of delaysMs) {
    const endToEndId = await deposit(target, member, '6000.00')
    // Twice, because what pays the debt of the previous race must be wagered as well.
    for (let plays = 0; plays < 12; plays += 1) await member.playThrough('1000.00')
    const asked = needed(await withdraw(member.api, payee, '6000.00'))
    assert.equal(asked.status, 'review')
    const { withdrawalId } = asked
    const disputed = atInstitution(target, 'POST', '/sandbox/disputes', { endToEndId })
    await pause(delayMs)
    for (let tries = 0; tries < 8; tries += 1) {
      const answer = await operator.call(approveWithdrawal, { params: { withdrawalId } })
      if (answer.ok) approvals += 1
      else if (answer.code === 'withdrawal.deposit_taken_back') refusals += 1
    }
    await disputed
    const statusNow = async () =>
      needed(await member.api.call(getWithdrawal, { query: { withdrawalId } })).status
    for (const until = Date.now() + settledWithinMs; Date.now() < until; await pause(100)) {
      if (['review', 'paid'].includes(await statusNow())) break
    }
    const count = await countSent(target, withdrawalId)
    assert.equal(count, (await statusNow()) === 'paid' ? 1 : 0)
    sent += count
    if (delayMs === delaysMs.at(-1)) sentAfterKnown += count
    if ((await statusNow()) === 'review') {
      const body = { reason: 'The deposit was returned.' }
      needed(await operator.call(refuseWithdrawal, { params: { withdrawalId }, body }))
    } else await deposit(target, member, '6000.00')
  }
  const figure =
    `${delaysMs.length} deposits reversed: ${approvals} yes taken, ${refusals} refused for the` +
    ` deposit, ${sent} sent, ${sentAfterKnown} of them once the reversal was known, none twice`
  assert.ok(refusals >= 8, figure)
  assert.equal(sentAfterKnown, 0, figure)
  return [figure]
}
