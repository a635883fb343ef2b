import {
  getMemberInfo,
  getPlayerRankProgress,
  listLevelBenefits,
} from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { valueOf } from './value-of.ts'

type LoggedIn = Awaited<ReturnType<TestServer['logIn']>>

const dayMs = 24 * 3_600_000
let server: TestServer
let aheadMs = 0
let lastId = 0

beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => new Date(Date.now() + aheadMs) },
  })
})
afterAll(() => server?.close())

/** Money in and played: a real stake, lost. */
const play = async ({ memberId }: LoggedIn, amount: string) => {
  const txnId = `vip-${(lastId += 1)}`
  await server.deposit(memberId, txnId, amount)
  const stake = { memberId, nodeId: 1001, roundId: txnId, txnId: `${txnId}-s` }
  await server.stake({ ...stake, amount })
  await server.lose(stake)
  await server.countPlay()
  return stake
}
const progressOf = async ({ api }: Pick<LoggedIn, 'api'>) => {
  const answer = await api.call(getPlayerRankProgress)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const labelOf = async ({ api }: Pick<LoggedIn, 'api'>) => {
  const answer = await api.call(getMemberInfo)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.clubLabel
}

describe('a VIP level', () => {
  test('REWARD-4: everybody begins on the lowest level, and stakes lead to the next one', async () => {
    const ana = await server.logIn('ana.demo')
    expect(await labelOf(ana)).toEqual({
      labelName: 'Seed',
      labelNames: { EN: 'Seed', PT: 'Semente' },
      rankLevel: 0,
    })
    await play(ana, '999.99')
    expect(await progressOf(ana)).toMatchObject({
      playerRankName: 'Seed',
      playerRankLevel: 0,
      nextRankName: 'Sprout',
      periodDays: 30,
      monthlyTurnover: { actual: '999.99', expected: '500.00' },
      totalTurnover: { actual: '999.99', expected: '1000.00' },
    })
    await play(ana, '0.01')
    expect(await progressOf(ana)).toMatchObject({
      playerRankName: 'Sprout',
      nextRankName: 'Leaf',
      totalTurnover: { actual: '1000.00', expected: '10000.00' },
    })
    expect(await labelOf(ana)).toMatchObject({ labelName: 'Sprout', rankLevel: 1 })
  })

  test('a returned stake does not count, nor does money that only came in', async () => {
    const bento = await server.logIn('bento.demo')
    await server.deposit(bento.memberId, 'vip-idle', '5000.00')
    const stake = await play(bento, '1500.00')
    expect(await labelOf(bento)).toMatchObject({ rankLevel: 1 })
    await server.rollBack(stake)
    await server.countPlay()
    expect(await progressOf(bento)).toMatchObject({
      playerRankLevel: 0,
      totalTurnover: { actual: '0.00' },
    })
  })

  test('only settled stakes count, and only the part at risk', async () => {
    const davi = await server.logIn('davi.demo')
    const stake = { memberId: davi.memberId, nodeId: 1001, roundId: 'vip-r', txnId: 'vip-open' }
    await server.deposit(davi.memberId, 'vip-open', '5000.00')
    await server.stake({ ...stake, amount: '5000.00' })
    await server.countPlay()
    expect(await progressOf(davi)).toMatchObject({ totalTurnover: { actual: '0.00' } })
    // By the table, 2.00 of the entry were at risk.
    await server.lose(stake)
    await server.pool.query(`update play.fate set uncounted_minor = $1 where debit_txn = $2`, [
      parseMoney('4998.00'),
      stake.txnId,
    ])
    await server.pool.query("select play.record_bets(array['BGS'], array[$1])", [stake.txnId])
    await server.countPlay()
    expect(await progressOf(davi)).toMatchObject({
      playerRankLevel: 0,
      monthlyTurnover: { actual: '2.00' },
      totalTurnover: { actual: '2.00' },
    })
  })

  test('after thirty days without a stake the month is empty, and the level is the first again', async () => {
    const clara = await server.logIn('clara.demo')
    await play(clara, '1000.00')
    const { vip } = server.server.modules
    const { brandId = 0 } = (await server.server.modules.members.findMember(clara.memberId)) ?? {}
    try {
      aheadMs = 29 * dayMs
      expect(await vip.findRank(brandId, clara.memberId)).toMatchObject({ rankLevel: 1 })
      aheadMs = 31 * dayMs
      expect(await vip.findRank(brandId, clara.memberId)).toMatchObject({ rankLevel: 0 })
      expect(await vip.getPlayerRankProgress(brandId, clara.memberId, 'PT')).toMatchObject({
        playerRankName: 'Semente',
        monthlyTurnover: { actual: '0.00' },
        totalTurnover: { actual: '1000.00' },
      })
    } finally {
      aheadMs = 0
    }
  })

  test('the whole ladder is shown, each level with its requirement, and none requires less than the one below', async () => {
    const { levels } = await progressOf(await server.logIn('davi.demo'))
    expect(levels.map(({ rankLevel }) => rankLevel)).toEqual([0, 1, 2, 3, 4, 5])
    for (const what of ['monthlyTurnover', 'totalTurnover'] as const) {
      const asked = levels.map((level) => Number(level[what]))
      expect(asked).toEqual(asked.toSorted((a, b) => a - b))
    }
  })
})

describe('a brand', () => {
  test('without levels has no VIP: no label, and an empty ladder', async () => {
    const elisa = await server.logIn('elisa.demo')
    expect(await labelOf(elisa)).not.toBeNull()
    await server.pool.query('create table kept as select * from vip.level')
    await server.pool.query('delete from vip.level')
    expect(await labelOf(elisa)).toBeNull()
    expect(await progressOf(elisa)).toMatchObject({
      playerRankName: null,
      playerRankLevel: null,
      nextRankName: null,
      levels: [],
    })
    await server.pool.query('insert into vip.level select * from kept')
    expect(await labelOf(elisa)).not.toBeNull()
  })

  test('what each level pays is shown with its rate in percent', async () => {
    const { api } = await server.logIn('ana.demo')
    const { levels } = valueOf(await api.call(listLevelBenefits, { query: {} }))
    expect(levels.map(({ rebate }) => rebate)).toEqual([
      '0.00',
      '0.02',
      '0.04',
      '0.06',
      '0.08',
      '0.10',
    ])
    expect(levels[1]).toMatchObject({ rankLevel: 1, upgrade: '0.50', month: '0.05' })
  })

  test('with VIP disabled the call is refused and no label is shown', async () => {
    const elisa = await server.logIn('elisa.demo')
    const turn = (isOn: boolean) =>
      server.change(`update settings.module_switch set enabled = ${isOn} where module_id = 'VIP'`)
    await turn(false)
    expect(await elisa.api.call(getPlayerRankProgress)).toMatchObject({
      code: 'function.not.available',
    })
    expect(await labelOf(elisa)).toBeNull()
    await turn(true)
    expect(await labelOf(elisa)).not.toBeNull()
  })

  test('a guest and a trial user have no level', async () => {
    expect(await server.guest().call(getPlayerRankProgress)).toMatchObject({
      code: 'login.not.session',
    })
    const trial = await server.tryOut()
    expect(await trial.api.call(getPlayerRankProgress)).toMatchObject({
      code: 'play.need_true_account',
    })
    expect(await labelOf(trial)).toBeNull()
  })
})
