import { startContractWorld } from './start-contract-world.ts'

const nodeId = 1001
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
/** The day of São Paulo on which the tests run. */
export const span = { startDate: today, endDate: today }

/** The value of an answer. @throws Error with the code of a refusal */
export const valueOf = async <Value>(
  asked: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> => {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** The demo's line of agents with 1,000.00 each; two of them have bet and won. */
export const startTeamWorld = async () => {
  const world = await startContractWorld()
  const { server, top, norte, sul, bento, member } = world
  let number = 0
  const bet = async (memberId: bigint, amount: string, win?: string) => {
    number += 1
    const one = { memberId, nodeId, roundId: `round-${number}`, txnId: `bet-${number}`, amount }
    await server.stake(one)
    await (win === undefined
      ? server.lose(one)
      : server.payout({ ...one, txnId: `win-${number}`, amount: win, debitTxn: one.txnId }))
    await server.countPlay()
    return one
  }
  const ids = new Map<typeof top, string>()
  const fill = async () => {
    await world.reset()
    for (const who of [top, norte, sul, bento, member]) {
      await server.deposit(who.memberId, `d-${who.memberId}`, '1000.00')
      const found = await server.server.modules.members.findMember(who.memberId)
      ids.set(who, found?.customerId ?? '')
    }
    await bet(bento.memberId, '100.00', '40.00')
    await bet(member.memberId, '50.00', '80.00')
    await server.countPlay()
  }
  return { ...world, bet, ids, fill }
}
