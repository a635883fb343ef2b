import { randomUUID } from 'node:crypto'
import {
  addPayee,
  closeAccount,
  createWithdrawal,
  getBalance,
  launchGame,
  setPaymentPassword,
} from '@trevo/api-client/endpoints.ts'
import { publishedTaxIds } from '@trevo/demo-members/demo-members.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { startInstitution, type RunningInstitution } from '../start-with-institution.ts'
import { keepAsking, printFigures, sendStorm, type Storm } from '@trevo/testkit/send-storm.ts'
import { startAttack } from './start-attack.ts'

type Attack = Awaited<ReturnType<typeof startAttack>>

const stormSize = 200
const nodeId = 1001
/** The longest time for another player's bet during a storm, on the slowest machine. */
const betWithinMs = 10_000
const readyWithinMs = 2_000
const paymentPassword = '482913'

let institution: RunningInstitution
let attack: Attack
let vendor: ReturnType<typeof createWalletClient>
beforeAll(async () => {
  institution = await startInstitution()
  // With jobs: a storm must not stop them either.
  attack = await startAttack({
    environment: institution.environment,
  })
  vendor = createWalletClient({
    baseUrl: attack.baseUrl,
    keys: attack.vendorKeys,
    nowMs: Date.now,
    timeoutMs: 60_000,
    connectionCount: stormSize + 8,
  })
})
afterAll(async () => {
  await vendor.close()
  const { problems } = await attack.server.modules.wallet.proveConservation()
  await attack.close()
  await institution.close()
  expect(problems).toEqual([])
})

const replyOf = (answer: Awaited<ReturnType<typeof vendor.debit>>): string =>
  answer.kind === 'answer' ? answer.reply.status : answer.why

/** Logs in and opens a game: its player speaks through the vendor. */
const sitDown = async (username: string, amount: string) => {
  const member = await attack.logIn(username)
  await attack.deposit(member.memberId, randomUUID(), amount)
  const launched = await member.api.call(launchGame, { query: { nodeId } })
  if (!launched.ok) throw new Error(launched.code)
  const launchToken = new URL(launched.value.content.game_url).searchParams.get('token') ?? ''
  const checked = await vendor.checkSession({ launchToken })
  if (checked.kind !== 'answer' || !checked.reply.session) throw new Error('no game session')
  const { sessionToken, playerRef, gameCode, currency } = checked.reply.session
  const round = () => ({ playerRef, gameCode, currency, roundId: randomUUID() })
  const bet = (stake: string, order = round()) =>
    vendor
      .debit({ ...order, amount: stake, sessionToken, transactionId: `s-${order.roundId}` })
      .then(replyOf)
  return { ...member, round, bet }
}

/** Sends the storm during other bets and readiness checks. */
const stormWith = async (
  subject: string,
  player: Awaited<ReturnType<typeof sitDown>>,
  ask: (index: number) => Promise<string>,
) => {
  const bets = keepAsking(() => player.bet('0.10'), 20)
  // Over a separate connection: the storm's may all be taken.
  const readiness = keepAsking(
    async () => String((await fetch(`${attack.baseUrl}/ready`)).status),
    50,
  )
  const storm = await sendStorm(stormSize, ask)
  const [others, ready] = await Promise.all([bets.stop(), readiness.stop()])
  printFigures(subject, { storm, 'bets of others': others, ready })
  return { storm, others, ready }
}

const expectEverybodyServed = ({
  storm,
  others,
  ready,
}: Record<'storm' | 'others' | 'ready', Storm>) => {
  expect(storm.answered).toBe(stormSize)
  expect(others.answers).toEqual({ OK: others.sent })
  expect(others.slowestMs).toBeLessThan(betWithinMs)
  expect(ready.answers).toEqual({ 200: ready.sent })
  expect(ready.slowestMs).toBeLessThan(readyWithinMs)
}

describe('a storm by one member does not affect others', () => {
  it('very many concurrent rollbacks of one credit: it is reversed once, other bets continue', async () => {
    const ana = await sitDown('ana.demo', '100.00')
    const bento = await sitDown('bento.demo', '500.00')
    const round = ana.round()
    expect(await ana.bet('10.00', round)).toBe('OK')
    const win = { ...round, amount: '25.00', transactionId: `w-${round.roundId}` }
    const won = await vendor.credit({ ...win, referenceTransactionId: `s-${round.roundId}` })
    expect(replyOf(won)).toBe('OK')

    const seen = await stormWith('rollbacks of one credit', bento, (index) =>
      vendor
        .rollback({
          ...round,
          transactionId: `r${index}-${round.roundId}`,
          referenceTransactionId: win.transactionId,
        })
        .then(replyOf),
    )
    expectEverybodyServed(seen)
    // One rolled it back; for the others it was already done.
    expect(seen.storm.answers).toEqual({ OK: stormSize })
    const balance = await ana.api.call(getBalance)
    expect(balance).toMatchObject({ value: { sumBalance: '90.00' } })
  })

  it('very many concurrent withdrawals: no more than the balance leaves, other bets continue', async () => {
    const clara = await sitDown('clara.demo', '100.00')
    const bento = await sitDown('bento.demo', '500.00')
    await clara.api.call(setPaymentPassword, {
      body: {
        password: demoPasswords.member,
        newPaymentPassword: paymentPassword,
        confirmNewPaymentPassword: paymentPassword,
      },
    })
    const key = `${randomUUID().slice(0, 8)}@example.com`
    await institution.sandbox.putKey({
      key,
      cpf: publishedTaxIds['clara.demo'],
      name: 'Membro de Teste',
    })
    const payee = { kind: 'pix', keyType: 'EMAIL', key } as const
    const added = await clara.api.call(addPayee, {
      body: { paymentPassword, clientId: randomUUID(), payee },
    })
    if (!added.ok) throw new Error(added.code)
    const { bankCardId } = added.value
    const { memberId } = clara
    const played = { memberId, nodeId, roundId: 'played', amount: '100.00' }
    await attack.stake({ ...played, txnId: 'played' })
    await attack.payout({ ...played, txnId: 'won', debitTxn: 'played' })

    const seen = await stormWith('withdrawals', bento, async (index) => {
      const body = { paymentPassword, clientId: randomUUID(), bankCardId, amount: '20.00' }
      const headers = { moduleid: 'WITHDRAW3' }
      const sent = { token: clara.token, address: `203.0.113.${index}`, headers }
      const { status, code } = await attack.sendSealed(createWithdrawal.path, body, sent)
      return code ?? String(status)
    })
    expectEverybodyServed(seen)
    const { 200: taken = 0 } = seen.storm.answers
    expect(taken).toBeGreaterThan(0)
    const balance = await clara.api.call(getBalance)
    const left = parseMoney('100.00') - BigInt(taken) * parseMoney('20.00')
    expect(balance).toMatchObject({ value: { sumBalance: formatMoney(left) } })
    expect(seen.storm.answers).not.toHaveProperty(['unknown.system.err'])
    // Each verifies the payment password, and tries of one person are serialized.
  }, 90_000)

  it('very many concurrent closings of one account: it is closed, other bets continue', async () => {
    const leaving = await attack.logIn('davi.demo')
    const bento = await sitDown('bento.demo', '500.00')
    const body = { password: demoPasswords.member, statementAccepted: true }
    const seen = await stormWith('closings of one account', bento, async (index) => {
      const { status, code } = await attack.sendSealed(closeAccount.path, body, {
        token: leaving.token,
        // Nobody is stopped by the limit of one address.
        address: `198.51.100.${index}`,
      })
      return code ?? String(status)
    })
    expectEverybodyServed(seen)
    expect(seen.storm.answers).not.toHaveProperty(['unknown.system.err'])
    expect(seen.storm.answers['200']).toBeGreaterThanOrEqual(1)
    expect(await leaving.api.call(getBalance)).toMatchObject({ code: 'login.not.session' })
  })
})
