import assert from 'node:assert/strict'
import { closeAccount } from '@trevo/api-client/endpoints.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { balanceOf, deposit, openPayee, sitDown, withdraw } from './money.ts'
import { stormSize, stormWhileOthersPlay } from './storm-while-others-play.ts'
import type { Target } from './system-under-attack.ts'
import { enterAsMember } from './visitors.ts'

const openNeighbour = async (target: Target) => {
  const neighbour = await sitDown(target, 'bento.demo')
  await deposit(target, neighbour, '500.00')
  return neighbour
}
const addressOf = (index: number): string => `198.51.100.${index}`

/** Item 1: as many rollbacks of one credit as once occupied every connection. */
export const rollBackAtOnce = async (target: Target): Promise<string[]> => {
  const neighbour = await openNeighbour(target)
  const ana = await sitDown(target, 'ana.demo')
  await deposit(target, ana, '100.00')
  const round = ana.createRound()
  assert.equal(await ana.stake('10.00', round), 'OK')
  await ana.credit('25.00', round)
  const { storm, figures } = await stormWhileOthersPlay(target, neighbour, async (index) => {
    const answer = await target.vendor.rollback({
      ...round,
      transactionId: `r${index}-${round.roundId}`,
      referenceTransactionId: `w-${round.roundId}`,
    })
    return answer.kind === 'answer' ? answer.reply.status : answer.why
  })
  assert.deepEqual(storm.answers, { OK: stormSize })
  const balance = await balanceOf(ana)
  assert.equal(balance, '90.00')
  return [...figures, `balance after one reversal of 25.00: ${balance} of 115.00`]
}

/** Item 1: withdrawals by one member, each from a different address. */
export const withdrawAtOnce = async (target: Target): Promise<string[]> => {
  const neighbour = await openNeighbour(target)
  const clara = await sitDown(target, 'clara.demo')
  await deposit(target, clara, '100.00')
  await clara.playThrough('100.00')
  const payee = await openPayee(target, clara)
  const { storm, figures } = await stormWhileOthersPlay(target, neighbour, async (index) => {
    const answer = await withdraw(clara.from(addressOf(index)), payee, '20.00')
    return answer.ok ? 'accepted' : answer.code
  })
  const accepted = storm.answers['accepted'] ?? 0
  const balance = await balanceOf(clara)
  assert.ok(accepted > 0)
  assert.equal(balance, formatMoney(parseMoney('100.00') - BigInt(accepted) * parseMoney('20.00')))
  return [...figures, `${accepted} of 20.00 accepted, ${balance} of 100.00 left`]
}

/** Item 1: closing one account, each time from a different address. */
export const closeAtOnce = async (target: Target): Promise<string[]> => {
  const neighbour = await openNeighbour(target)
  const davi = await enterAsMember(target.siteUrl, 'davi.demo')
  const body = { password: davi.password, statementAccepted: true } as const
  const { storm, figures } = await stormWhileOthersPlay(target, neighbour, async (index) => {
    const answer = await davi.from(addressOf(index)).call(closeAccount, { body })
    return answer.ok ? 'closed' : answer.code
  })
  assert.ok((storm.answers['closed'] ?? 0) > 0)
  assert.equal(storm.answers['unknown.system.err'], undefined)
  return figures
}
