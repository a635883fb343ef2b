import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { publishedTaxIds, type PublishedMember } from '@trevo/demo-members/demo-members.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { readEntries, replayTurnover } from '../../modules/cashier/testing/replay-turnover.ts'
import { demoPasswords } from '../../modules/identity/index.ts'
import { returnedKind, stakeKind } from '../../modules/play/index.ts'
import { startWithInstitution } from '../start-with-institution.ts'
import { valueOf } from '../value-of.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const world = await startWithInstitution()
const { server, sandbox } = world
afterAll(() => world.close())

const paymentPassword = '482913'
const kinds = { stake: stakeKind.kind, returned: returnedKind.kind }
const settled = { timeout: 20_000, interval: 50 }
/** `npm run abuse` shows what happened, as text. */
const tell = (line: string): boolean => process.stdout.write(`    ${line}\n`)

type Attacker = Awaited<ReturnType<typeof come>>
let lastId = 0

/** A member with a payment password and a Pix key. */
const come = async (username: PublishedMember) => {
  const { api, memberId } = await server.logIn(username)
  await api.call(endpoints.setPaymentPassword, {
    body: {
      password: demoPasswords.member,
      newPaymentPassword: paymentPassword,
      confirmNewPaymentPassword: paymentPassword,
    },
  })
  const key = `${randomUUID().slice(0, 8)}@example.com`
  const cpf = publishedTaxIds[username]
  await sandbox.putKey({ key, cpf, name: 'Membro de Teste' })
  const payee = { kind: 'pix', keyType: 'EMAIL', key } as const
  const added = valueOf(
    await api.call(endpoints.addPayee, {
      body: { paymentPassword, clientId: randomUUID(), payee },
    }),
  )
  return { api, memberId, cpf, payee: added.bankCardId }
}
/** Stakes an amount and wins it back: played, and still there. */
const play = async ({ memberId }: Attacker, amount: string) => {
  const id = (lastId += 1)
  const round = { memberId, nodeId: 1001, roundId: `r${id}`, amount }
  await server.stake({ ...round, txnId: `s${id}` })
  await server.payout({ ...round, txnId: `p${id}`, debitTxn: `s${id}` })
}
/** Money that is played through and may leave. */
const earn = async (attacker: Attacker, amount: string) => {
  await server.deposit(attacker.memberId, `won${(lastId += 1)}`, amount)
  await play(attacker, amount)
}
const withdraw = ({ api, payee }: Attacker, amount: string) =>
  api.call(endpoints.createWithdrawal, {
    body: { paymentPassword, clientId: randomUUID(), bankCardId: payee, amount },
  })
/** Asks for a charge; `pay` is the payer's bank, which reports at once. */
const charge = async ({ api, cpf }: Attacker, amount: string) => {
  const body = { clientId: randomUUID(), channel: 'PIX', amount } as const
  const { depositId } = valueOf(await api.call(endpoints.createDeposit, { body }))
  const txid = depositId.replaceAll('-', '')
  const pay = () => sandbox.pay({ txid, cpf, name: 'Membro de Teste', force: true })
  const isCredited = async () => {
    const answer = await api.call(endpoints.getDeposit, { query: { depositId } })
    return answer.ok && answer.value.status === 'credited'
  }
  return { depositId, pay, isCredited }
}

test('concurrent withdrawals take nothing of a Pix that is being credited', async () => {
  let usualMs = 0
  // When the payer's bank pays: once the first withdrawal is answered, in its middle, at its start.
  // So one is accepted however fast the machine is, and the deposit comes while others are under way.
  const aims = [
    async (first: Promise<unknown> | undefined) => {
      const startedAt = performance.now()
      await first
      usualMs = performance.now() - startedAt
    },
    () => pause(usualMs / 2),
    async () => undefined,
  ]
  let fired = 0
  let accepted = 0
  let unplayedMinor = 0n
  let forgottenMinor = 0n
  // Few and well aimed: the rate limit of withdrawals is twenty a minute.
  for (const username of ['ana.demo', 'bento.demo'] as const) {
    const attacker = await come(username)
    for (const aim of aims) {
      await earn(attacker, '100.00')
      const { pay, isCredited } = await charge(attacker, '300.00')
      const shots = Array.from({ length: 2 }, async (_, at) => {
        await pause(at * 45)
        return withdraw(attacker, '100.00')
      })
      await aim(shots[0])
      const [answers] = await Promise.all([Promise.all(shots), pay()])
      await expect.poll(isCredited, settled).toBe(true)
      fired += answers.length
      accepted += answers.filter(({ ok }) => ok).length
      const entries = await readEntries(server.pool, attacker.memberId)
      const { leftAtHolds, left } = replayTurnover(entries, kinds)
      unplayedMinor += leftAtHolds.reduce((sum, minor) => sum + minor, 0n)
      const settings = valueOf(await attacker.api.call(endpoints.getWithdrawSettings))
      forgottenMinor += left - parseMoney(settings.turnover.left)
      await play(attacker, '300.00')
    }
  }
  tell(`${fired} withdrawals against deposits: ${accepted} accepted, ${unplayedMinor} unplayed`)
  expect(accepted).toBeGreaterThan(0)
  expect({ unplayedMinor, forgottenMinor }).toEqual({ unplayedMinor: 0n, forgottenMinor: 0n })
})

test('a deposit reversed while its withdrawal is approved by many at once is never paid out', async () => {
  const attacker = await come('davi.demo')
  // A member who was paid before is not reviewed: here every request is.
  await server.pool.query('update cashier.withdrawal_setting set auto_max_minor = 1')
  let approvals = 0
  let sentOverDebt = 0
  for (let race = 0; race < 4; race += 1) {
    const { pay, isCredited } = await charge(attacker, '2000.00')
    const [pix] = await pay()
    await expect.poll(isCredited, settled).toBe(true)
    // Twice: what paid the debt of the race before has to be played as well.
    await play(attacker, '2000.00')
    await play(attacker, '2000.00')
    const asked = valueOf(await withdraw(attacker, '2000.00'))
    const { withdrawalId } = asked
    expect(asked.status).toBe('review')
    const { approveWithdrawal, refuseWithdrawal } = server.server.modules.cashier.withdrawals
    const taking = sandbox.dispute({ endToEndId: pix?.endToEndId ?? '' })
    const yes = Array.from({ length: 8 }, async (_, at) => {
      await pause(at * race * 40)
      const operator = `operador${at}`
      const decision = { brandId: 1, withdrawalId, operator, operatorId: 1n, ceilingMinor: null }
      return approveWithdrawal(decision).then(
        () => true,
        () => false,
      )
    })
    approvals += (await Promise.all(yes)).filter(Boolean).length
    await taking
    const status = async () => {
      const answer = await attacker.api.call(endpoints.getWithdrawal, { query: { withdrawalId } })
      return answer.ok ? answer.value.status : answer.code
    }
    await expect.poll(status, settled).toMatch(/^(review|paid)$/)
    const booked = () =>
      server.pool.query<{ is_late: boolean }>(
        `select coalesce((select event.at > reversal.reversed_at
           from cashier.withdrawal_event event
           where event.withdrawal_id = $2 and event.kind = 'sent'), false) as is_late
         from cashier.reversal reversal where reversal.e2e_id = $1`,
        [pix?.endToEndId, withdrawalId],
      )
    await expect.poll(async () => (await booked()).rowCount, settled).toBe(1)
    sentOverDebt += (await booked()).rows.filter(({ is_late }) => is_late).length
    const { lines } = await sandbox.statement()
    const payoutId = `S${withdrawalId.replaceAll('-', '')}`
    const sent = lines.filter(({ payout_id }) => payout_id === payoutId)
    expect(sent).toHaveLength((await status()) === 'paid' ? 1 : 0)
    if ((await status()) === 'review') {
      const decision = { brandId: 1, withdrawalId, operator: 'operador' }
      await refuseWithdrawal({ ...decision, remark: 'Depósito devolvido.' })
    } else await server.deposit(attacker.memberId, `paid${race}`, '2000.00')
  }
  tell(`4 deposits reversed: ${approvals} approvals taken, ${sentOverDebt} sent over the debt`)
  expect(sentOverDebt).toBe(0)
})

test('as many concurrent closings as there are connections leave the server ready', async () => {
  const { api } = await server.logIn('elisa.demo')
  const body = { password: demoPasswords.member, statementAccepted: true } as const
  const closings = Array.from({ length: 10 }, () => api.call(endpoints.closeAccount, { body }))
  const waits: number[] = []
  const closing = new AbortController()
  const watching = (async () => {
    while (!closing.signal.aborted) {
      const startedAt = performance.now()
      const answer = await fetch(`${server.baseUrl}/ready`)
      expect(answer.status).toBe(200)
      waits.push(performance.now() - startedAt)
      await pause(20)
    }
  })()
  const answers = await Promise.all(closings)
  closing.abort()
  await watching
  const closed = answers.filter(({ ok }) => ok).length
  tell(
    `10 closings of one account: ${closed} succeeded, /ready within ${Math.round(Math.max(...waits))} ms`,
  )
  expect(closed).toBeGreaterThan(0)
  const { rows } = await server.pool.query(
    'select member_id from members.member where closed_at is not null',
  )
  expect(rows).toHaveLength(1)
})
