import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, type Terms } from './start-contract-world.ts'
import { startTeamWorld, valueOf } from './start-team-world.ts'

const world = await startTeamWorld()
const { server, top, norte } = world
const { agents, wallet } = server.server.modules
beforeEach(async () => {
  await server.pool.query('truncate agents.run cascade')
  await world.reset()
})
afterAll(() => server.close())

const tier = { netLoss: '0', activeMember: 0 }
const dayOf = (contractType: ContractType, terms: Terms): Terms => ({
  contractType,
  type: 'CONS',
  period: contractType === 'REALTIME' ? null : 'D',
  ...terms,
})
const answers = {
  DAILY: [endpoints.processDailySalary, 'id'],
  MEMBER_DAILY: [endpoints.processMemberDailySalary, 'id'],
  REALTIME: [endpoints.processRealTimeSalary, 'contractId'],
} as const

/** Offered by the one on top, accepted, and in force for days. */
const sign = async (contractType: keyof typeof answers, terms: Terms) => {
  const { id } = await world.offered(top, norte, '1', dayOf(contractType, terms))
  const [endpoint, key] = answers[contractType]
  const body = { [key]: id, status: 'A' } as { id: string; status: 'A' }
  await valueOf(norte.api.call(endpoint as typeof endpoints.processDailySalary, { body }))
  await server.pool.query(
    `update agents.contract set signed_at = signed_at - interval '9 days' where contract_id = $1`,
    [id],
  )
}
const balanceOf = async () => (await wallet.balanceOf(norte.memberId)).availableMinor
const statementsOf = async (contractType: ContractType, side: 'receiver' | 'giver' = 'receiver') =>
  (
    await valueOf(
      (side === 'giver' ? top : norte).api.call(endpoints.listStatements, {
        query: { contractType, side },
      }),
    )
  ).list

describe('terms of a salary', () => {
  test('AGENT-6: by member, each counts by their own stakes of the day, at a rate or at a fixed amount', async () => {
    await world.fill()
    // Below norte: 100.00 of bento, and 20.00 of clara.
    const clara = await server.server.modules.members.findMemberByUsername(1, 'clara.demo')
    await server.deposit(clara?.memberId ?? 0n, 'd-clara', '100.00')
    await world.bet(clara?.memberId ?? 0n, '20.00')
    await agents.readStream()
    await server.pool.query(`
      update agents.round set first_at = first_at - interval '1 day';
      update agents.own_hour set hour = hour - interval '1 day';
      update agents.team_hour set hour = hour - interval '1 day'`)
    await sign('MEMBER_DAILY', {
      details: [
        { ...tier, minimumBet: '10', contractRate: '1' },
        { ...tier, minimumBet: '100', contractRate: '2' },
      ],
    })
    const before = await balanceOf()
    await agents.runContracts(['MEMBER_DAILY'])
    // 1% of 20.00 and 2% of 100.00.
    expect(await balanceOf()).toBe(before + parseMoney('2.20'))
    expect(await statementsOf('MEMBER_DAILY')).toMatchObject([
      {
        due: '2.20',
        tier: 2,
        memberTiers: [
          { tier: 1, members: 1, bet: '20.00' },
          { tier: 2, members: 1, bet: '100.00' },
        ],
      },
    ])
    await agents.runContracts(['MEMBER_DAILY'])
    expect(await balanceOf()).toBe(before + parseMoney('2.20'))
  })

  test('AGENT-6: a fixed amount is paid for a day that reached it, and waits where the terms require it', async () => {
    // Of the day before, as the test above left it: 120.00 below norte.
    await sign('DAILY', {
      needsApproval: true,
      details: [
        { ...tier, minimumBet: '50', fixedAmount: '1' },
        { ...tier, minimumBet: '100', fixedAmount: '2' },
      ],
    })
    const own = await valueOf(
      norte.api.call(endpoints.listContracts, { query: { contractType: 'DAILY' } }),
    )
    // 1.00 for 50.00 is two in a hundred: by that it is compared.
    expect(own.own).toMatchObject([
      {
        contractRate: '2.00',
        needsApproval: true,
        details: [
          { rateType: 'F', fixedAmount: '1.00', contractRate: '2.00' },
          { rateType: 'F', fixedAmount: '2.00', contractRate: '2.00' },
        ],
      },
    ])
    const before = await balanceOf()
    await agents.runContracts(['DAILY'])
    expect(await balanceOf()).toBe(before)
    const [waiting] = await statementsOf('DAILY', 'giver')
    expect(waiting).toMatchObject({ due: '2.00', status: 'waiting' })
    const body = { statementId: waiting?.statementId ?? '' }
    await valueOf(top.api.call(endpoints.disburseStatement, { body }))
    await valueOf(top.api.call(endpoints.disburseStatement, { body }))
    expect(await balanceOf()).toBe(before + parseMoney('2.00'))
  })

  test('AGENT-8: a real-time salary has a lower rate for rounds that the player won', async () => {
    await sign('REALTIME', {
      details: [{ ...tier, minimumBet: '0', contractRate: '1', winRate: '0.1' }],
    })
    await agents.runContracts(['REALTIME'])
    const before = await balanceOf()
    const bento = world.bento.memberId
    await server.deposit(bento, 'd-more', '1000.00')
    await world.bet(bento, '100.00', '40.00')
    await world.bet(bento, '200.00', '300.00')
    // As if the run before had been of the five minutes before.
    await server.pool.query(
      `update agents.run set starts_at = starts_at - interval '5 minutes';
       update agents.statement set starts_at = starts_at - interval '5 minutes'`,
    )
    await agents.runContracts(['REALTIME'])
    // 1% of the 100.00 of which 40.00 came back, 0.1% of the 200.00 that won 300.00.
    expect(await balanceOf()).toBe(before + parseMoney('1.20'))
    expect((await statementsOf('REALTIME'))[0]).toMatchObject({ paid: '1.20', lines: 2 })
  })

  test.each([
    ['a fixed amount without a minimum', 'DAILY', { minimumBet: '0', fixedAmount: '1' }],
    [
      'a rate and a fixed amount',
      'DAILY',
      { minimumBet: '10', fixedAmount: '1', contractRate: '1' },
    ],
    ['a fixed amount of a dividend', 'DIVIDEND', { minimumBet: '10', fixedAmount: '1' }],
    [
      'a rate of gains above the other',
      'REALTIME',
      { minimumBet: '0', contractRate: '1', winRate: '1.1' },
    ],
    ['a rate of gains by the day', 'DAILY', { minimumBet: '0', contractRate: '1', winRate: '1' }],
    ['carrying over by the day', 'DAILY', { minimumBet: '0', contractRate: '1', carries: true }],
  ] as const)('CONTRACT-3: %s is refused', async (_, contractType, { ...asked }) => {
    const { carries, ...rest } = { carries: undefined, ...asked }
    const terms = dayOf(contractType, {
      details: [{ ...tier, ...rest }],
      ...(carries && { carriesOver: true }),
    })
    expect(codeOf(await world.offer(top, norte, '1', terms))).toBe('contract.terms_invalid')
  })
})
