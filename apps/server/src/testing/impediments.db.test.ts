import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementKinds } from '../compose/movements/describe-movements.ts'
import { recordSettled } from '../modules/bets/index.ts'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { startTestServer } from './start-test-server.ts'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const late = 'step of an impediment is late'
const alarms: string[] = []
const write = (line: string) => alarms.push(JSON.parse(line).msg)
const server = await startTestServer({ clock, logger: pino({ level: 'error' }, { write }) })
const { members, compliance, wallet } = server.server.modules
afterAll(() => server.close())

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

type Query = { rows: Record<string, unknown>[] }
const rowsOf = async (sql: string, values: unknown[]): Promise<Record<string, unknown>[]> => {
  const { rows } = (await server.pool.query(sql, values)) as Query
  return rows
}
const accountOf = async (username: string) => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}
const giveCpf = (memberId: bigint, cpf: string) =>
  server.pool.query('update members.member set tax_id = $2 where member_id = $1', [memberId, cpf])
const stake = (memberId: bigint) =>
  server
    .stake({ memberId, txnId: randomUUID(), amount: '1.00', nodeId: 1001, roundId: randomUUID() })
    .then(
      ({ outcome }) => outcome,
      (error: { code: string }) => error.code,
    )
const database = createDatabase(server.pool)
/** A decided stake in the record, as its product writes it. */
const decide = (memberId: bigint, at: Date, [staked, paid]: readonly [string, string]) =>
  database.inTx((tx) =>
    recordSettled(tx, [
      {
        memberId,
        source: 'test',
        txnId: randomUUID(),
        product: 'game',
        nodeId: 1001,
        roundId: randomUUID(),
        money: 'real',
        stakeMinor: parseMoney(staked),
        backMinor: 0n,
        validMinor: parseMoney(staked),
        paidMinor: parseMoney(paid),
        wonFromPlayersMinor: 0n,
        state: 'settled',
        placedAt: at,
        settledAt: at,
      },
    ]),
  )
/** Both copies of the worker at the same moment. */
const runOnTwoCopies = () => Promise.all([compliance.runImpediments(), compliance.runImpediments()])
const stepOf = async (personId: bigint) => {
  const [row] = await rowsOf('select step from compliance.impediment where person_id = $1', [
    personId,
  ])
  return row?.['step']
}
const eventsOf = async (personId: bigint) => {
  const rows = await rowsOf(
    `select e.kind from compliance.impediment_event e join compliance.impediment using (impediment_id)
     where person_id = $1 order by event_id`,
    [personId],
  )
  return rows.map(({ kind }) => kind)
}

beforeAll(async () => {
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  // Identity and limits are other bars on stakes (`people/kyc.db.test.ts`, `people/first-limits.db.test.ts`).
  await server.change(
    `update settings.rule set value = 'false' where jurisdiction = 'br'
     and key in ('kycBeforeStake', 'signUpLimitsRequired')`,
  )
})

describe('IN 22/2025: the register is asked at the first login of a day', () => {
  test('registerAtFirstLogin: nobody stakes or deposits until it has answered, and the words are neutral', async () => {
    const { memberId, personId } = await accountOf('ana.demo')
    await server.deposit(memberId, 'ana', '20.00')
    // The sandbox fails for this CPF.
    await giveCpf(memberId, '91122233300')
    await server.logIn('ana.demo')
    expect(await stake(memberId)).toBe('wallet.debit_refused')
    const { bars } = await compliance.getStanding(memberId)
    expect(bars).toMatchObject([{ kind: 'checking', takes: ['deposit', 'stake'], reasons: [] }])
    await compliance.repeatQuestions()
    expect(await stake(memberId)).toBe('wallet.debit_refused')
    // It answers again.
    await server.pool.query(`update members.person set cpf = '77722233377' where person_id = $1`, [
      personId,
    ])
    await giveCpf(memberId, '77722233377')
    aheadMs += 2 * minuteMs
    await compliance.repeatQuestions()
    expect(await stake(memberId)).toBe('applied')
    expect((await compliance.getStanding(memberId)).bars).toEqual([])
    // The second login of the day asks nothing.
    const before = await rowsOf('select from compliance.register_call where person_id = $1', [
      personId,
    ])
    await server.logIn('ana.demo')
    const after = await rowsOf('select from compliance.register_call where person_id = $1', [
      personId,
    ])
    expect(after).toHaveLength(before.length)
  })

  test('every question is kept with its signed answer, and nobody changes it', async () => {
    const rows = await rowsOf(
      `select outcome, failure, signature is not null as signed from compliance.register_call
       order by call_id desc limit 1`,
      [],
    )
    expect(rows).toEqual([{ outcome: 'permitted', failure: null, signed: true }])
    await expect(server.pool.query('delete from compliance.register_call')).rejects.toThrow(
      'never changed',
    )
  })
})

describe('IN 31/2025: the clock of an impediment', () => {
  let memberId = 0n
  let personId = 0n

  test('a hit bars every account, ends all sessions, and takes nothing after it', async () => {
    const account = await accountOf('bento.demo')
    memberId = account.memberId
    personId = account.personId
    await server.deposit(memberId, 'bento', '30.00')
    await giveCpf(memberId, '90422233350')
    const moment = clock.now().getTime()
    // The register says: impeded for two hours. One bet was before that, three after it.
    await decide(memberId, new Date(moment - 3 * hourMs), ['5.00', '0.00'])
    await decide(memberId, new Date(moment - hourMs), ['2.00', '0.00'])
    await decide(memberId, new Date(moment - hourMs), ['3.00', '1.00'])
    await decide(memberId, new Date(moment - hourMs), ['1.00', '9.00'])
    const racing = Array.from({ length: 200 }, () => stake(memberId))
    expect(await compliance.checkPerson({ personId, cause: 'sweep' })).toBe('impeded')
    expect(await stake(memberId)).toBe('wallet.debit_refused')
    const ends = new Set(await Promise.all(racing))
    expect([...ends].every((end) => /^(applied|wallet\.)/.test(end))).toBe(true)
    expect(await members.findExclusion(memberId)).toEqual({ kind: 'register', endsAt: null })
    const sessions = await rowsOf('select from identity.session where member_id = $1', [memberId])
    expect(sessions).toEqual([])
  })

  test('L art. 26 § 1: what bets after the moment of impediment cost is returned, once', async () => {
    const before = (await wallet.balanceOf(memberId)).availableMinor
    await runOnTwoCopies()
    await runOnTwoCopies()
    expect(await stepOf(personId)).toBe('withdrawal')
    expect(alarms).not.toContain(late)
    const after = (await wallet.balanceOf(memberId)).availableMinor
    // 2.00, and 3.00 less the 1.00 that came back; the winner keeps what it won.
    expect(after - before).toBe(parseMoney('4.00'))
    // They are on the statement, each with the game and the round of its stake.
    const lines = await wallet.listStatement({
      memberId,
      from: new Date(0),
      to: new Date(clock.now().getTime() + dayMs),
      kinds: statementKinds.map(({ kind }) => kind),
      limit: 100,
    })
    const returned = lines.filter(({ kind }) => kind === 'compliance.stake_returned')
    expect(returned.map(({ reference }) => reference?.['node'])).toEqual(['1001', '1001'])
    expect(new Set(returned.map(({ reference }) => reference?.['round'])).size).toBe(2)
    const notices = await rowsOf(
      "select from inbox.message where member_id = $1 and kind = 'account_impeded'",
      [memberId],
    )
    expect(notices).toHaveLength(1)
  })

  test('named again at the first login of another day, the person stays signed in to withdraw', async () => {
    aheadMs += dayMs
    await server.logIn('bento.demo')
    expect(await compliance.checkPerson({ personId, cause: 'login' })).toBe('impeded')
    const sessions = await rowsOf('select from identity.session where member_id = $1', [memberId])
    expect(sessions).toHaveLength(1)
  })

  test('nothing is returned while the person can withdraw, then everything, once', async () => {
    await runOnTwoCopies()
    expect(await stepOf(personId)).toBe('withdrawal')
    await server.pool.query(
      `insert into cashier.payee_holder (member_id, document, name) values ($1, '90422233350', 'Bento')
       on conflict (member_id) do nothing`,
      [memberId],
    )
    await server.pool.query(
      `insert into cashier.payee (member_id, id, client_id, kind, pix_key_type, pix_key,
         holder_document, holder_name, is_default, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid(), 'pix', 'CPF', '90422233350', '90422233350',
         'Bento', true, now())`,
      [memberId],
    )
    aheadMs += dayMs + minuteMs
    await runOnTwoCopies()
    // As a copy leaves it that was killed after it had ordered the return, before it could say so.
    const [row] = await rowsOf('select impediment_id from compliance.impediment', [])
    const cause = `impediment-${String(row?.['impediment_id'])}`
    const order = { memberId, brandId: 1, cause }
    await server.server.modules.cashier.withdrawals.returnBalance(order)
    await runOnTwoCopies()
    await runOnTwoCopies()
    const { availableMinor, heldMinor } = await wallet.balanceOf(memberId)
    expect(availableMinor).toBe(0n)
    const ordered = await rowsOf(
      'select amount_minor from cashier.withdrawal where member_id = $1',
      [memberId],
    )
    expect(ordered).toHaveLength(1)
    expect(BigInt(String(ordered[0]?.['amount_minor']))).toBe(heldMinor)
  })

  test('the account is closed by the third day, even with a payment under way', async () => {
    aheadMs += dayMs - 5 * hourMs
    for (const _ of [1, 2, 3]) await runOnTwoCopies()
    expect(alarms).toContain(late)
    expect(await stepOf(personId)).toBe('rest')
    expect((await members.findMember(memberId))?.closedAt).not.toBeNull()
    const events = await eventsOf(personId)
    expect(events.filter((kind) => kind === 'closed')).toHaveLength(1)
    expect(events.filter((kind) => kind === 'return_ordered').length).toBeLessThan(2)
    expect((await wallet.proveConservation()).problems).toEqual([])
  })

  test('an answer that permits ends it; the closed account stays closed', async () => {
    await server.pool.query(`update members.person set cpf = '77722244443' where person_id = $1`, [
      personId,
    ])
    await giveCpf(memberId, '77722244443')
    expect(await compliance.checkPerson({ personId, cause: 'recheck' })).toBe('permitted')
    expect(await members.findExclusion(memberId)).toBeUndefined()
    expect(await stake(memberId)).toBe('wallet.debit_refused')
    expect(await runOnTwoCopies()).toEqual([0, 0])
  })
})

test('registerCheckDays, IN 31/2025: within fifteen days everybody is asked about, blocked people too, and a round goes on', async () => {
  const rate = async () => {
    const began = performance.now()
    let asked = 0
    for (let round = 0; round < 50; round += 1) {
      const count = await compliance.sweepRegister()
      asked += count
      if (count === 0) break
    }
    return { asked, perSec: asked / ((performance.now() - began) / 1_000) }
  }
  await rate()
  expect((await rate()).asked).toBe(0)
  aheadMs += 15 * dayMs + minuteMs
  const { asked } = await rate()
  const persons = await rowsOf('select from members.person where cpf is not null', [])
  expect(asked).toBeGreaterThanOrEqual(persons.length)
})

expectActsWithoutBefore(() => server.pool, [])
