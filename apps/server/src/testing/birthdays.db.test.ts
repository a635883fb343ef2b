import { afterAll, afterEach, expect, test } from 'vitest'
import { startRewardsWorld } from './start-rewards-world.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const world = await startRewardsWorld()
const { server, modules } = world
const { rewards } = modules
afterAll(() => world.close())
afterEach(() => expectConserved(modules))

/** Noon in Brazil of a day, as the server's clock. */
const moveTo = async (day: string): Promise<void> => {
  world.moveClock(Date.parse(`${day}T15:00:00Z`) - world.now().getTime())
  await modules.wallet.ensureMonths()
}
const bear = (memberId: bigint, bornOn: string) =>
  server.pool.query('update members.member set born_on = $2 where member_id = $1', [
    memberId,
    bornOn,
  ])
const giftsOf = async (memberId: bigint) => {
  const { rows } = await server.pool.query<{ amount: string; names: { PT: string } }>(
    `select prize_minor::text as amount, names from rewards.reward
     where member_id = $1 and kind = 'VIP_BIRTHDAY' order by id`,
    [memberId],
  )
  return rows.map(({ amount, names }) => [amount, names.PT])
}
const [ana, bento, clara, novice] = [
  await world.enter('ana.demo'),
  await world.enter('bento.demo'),
  await world.enter('clara.demo'),
  await world.enter('membro.demo'),
]
/** As much staked, and lost, as the first level asks for. */
const reachLevelOne = async ({ memberId }: typeof ana) => {
  const txnId = `level-${memberId}`
  const bet = { memberId, txnId, roundId: txnId, nodeId: 1001, amount: '1000.00' }
  await server.stake(bet)
  await server.lose(bet)
  await server.countPlay()
}

test('the level of the day pays on the birthday, once a year, of 29 February on the 28th', async () => {
  await moveTo('2027-02-27')
  await reachLevelOne(ana)
  await bear(ana.memberId, '1992-02-29')
  await rewards.payBirthdays()
  expect(await giftsOf(ana.memberId)).toEqual([])
  await moveTo('2027-02-28')
  await Promise.all([rewards.payBirthdays(), rewards.payBirthdays()])
  await rewards.payBirthdays()
  expect(await giftsOf(ana.memberId)).toEqual([['500', 'Aniversário, nível 1']])
  await moveTo('2027-03-01')
  await rewards.payBirthdays()
  expect(await giftsOf(ana.memberId)).toHaveLength(1)
})

test('in a leap year it is the 29th; members without a paying level, or excluded, get nothing', async () => {
  await moveTo('2028-02-28')
  await reachLevelOne(bento)
  await reachLevelOne(clara)
  for (const { memberId } of [bento, clara, novice]) await bear(memberId, '1988-02-29')
  await server.pool.query('update wallet.account set state = state | 1 where id = $1', [
    clara.memberId * 4n,
  ])
  await rewards.payBirthdays()
  expect(await giftsOf(bento.memberId)).toEqual([])
  await moveTo('2028-02-29')
  await rewards.payBirthdays()
  expect(await giftsOf(bento.memberId)).toEqual([['500', 'Aniversário, nível 1']])
  // A year later what she staked is out of the days that count: her level of the day pays nothing.
  expect(await giftsOf(ana.memberId)).toHaveLength(1)
  expect(await giftsOf(clara.memberId)).toEqual([])
  expect(await giftsOf(novice.memberId)).toEqual([])
})
