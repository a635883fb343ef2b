import { closeAccount, getMemberInfo, login } from '@trevo/api-client/endpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { demoPasswords } from '../modules/identity/index.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const password = demoPasswords.member
const close = (api: Awaited<ReturnType<TestServer['logIn']>>['api']) =>
  api.call(closeAccount, { body: { password, statementAccepted: true } })

it('an account with money or an open round is not closed, and may play on', async () => {
  const { api, memberId } = await server.logIn('bento.demo')
  await server.deposit(memberId, 'd1', '10.00')
  expect(await close(api)).toMatchObject({
    ok: false,
    code: 'account.close_blocked',
    detail: { reasons: ['balance'] },
  })
  await server.stake({ memberId, txnId: 's1', amount: '10.00', nodeId: 1001, roundId: 'r1' })
  expect(await close(api)).toMatchObject({
    code: 'account.close_blocked',
    detail: { reasons: ['open_rounds'] },
  })
  expect((await api.call(getMemberInfo)).ok).toBe(true)
  await server.deposit(memberId, 'd2', '1.00')
  const staked = server.stake({
    memberId,
    txnId: 's2',
    amount: '1.00',
    nodeId: 1001,
    roundId: 'r2',
  })
  expect((await staked).outcome).toBe('applied')
})

it('an empty account is closed: no stake, no session, no login', async () => {
  const { api, memberId } = await server.logIn('clara.demo')
  const closed = await close(api)
  expect(closed).toMatchObject({ ok: true })
  expect(await api.call(getMemberInfo)).toMatchObject({ code: 'login.not.session' })
  const body = {
    username: 'clara.demo',
    password,
    type: 'username',
    humanProof: await server.proveHuman(),
  } as const
  expect(await server.guest().call(login, { body })).toMatchObject({ code: 'account.closed' })
  await server.deposit(memberId, 'd3', '5.00')
  const stake = { memberId, txnId: 's3', amount: '5.00', nodeId: 1001, roundId: 'r3' }
  await expect(server.stake(stake)).rejects.toMatchObject({ code: 'wallet.debit_refused' })
})

describe('an account is not closed while a module has something open for the member', () => {
  const refusal = (...reasons: readonly string[]) => ({
    ok: false,
    code: 'account.close_blocked',
    detail: { reasons },
  })
  const run = (text: string, values: readonly unknown[]) => server.pool.query(text, [...values])

  it('closes once tickets, slips, rewards, redemptions, transfers and statements are settled', async () => {
    const { api, memberId } = await server.logIn('davi.demo')
    const open = async (reason: string, insert: string, settle: string) => {
      await run(insert, [memberId])
      expect(await close(api)).toMatchObject(refusal(reason))
      await run(settle, [memberId])
    }
    await run(
      `insert into lottery.draw (game_id, draw_number, drawn_on, opens_at, closes_at, draws_at,
         status, commitment)
       select id, 'close-account', current_date, now(), now() + interval '1 hour',
         now() + interval '1 hour', 'open', 'x' from lottery.game order by id limit 1`,
      [],
    )
    await open(
      'lottery_tickets',
      `insert into lottery.ticket (member_id, order_id, trace_number, draw_id, game_id, multiple,
         stake_minor, rebate_minor, shared_minor, is_held, leaf, placed_at)
       select $1, 1, 0, id, game_id, 1, 10000, 0, 0, false, '\\x00', now() from lottery.draw
       where status not in ('settled', 'cancelled') order by id limit 1`,
      'update lottery.ticket set status = 8, ended_at = now() where member_id = $1',
    )
    await open(
      'lottery_tickets',
      `insert into lottery.credit (draw_id, attempt, kind, member_id, amount_minor, state)
       select id, 1, 'rebate', $1, 10000, 'review' from lottery.draw order by id limit 1`,
      "update lottery.credit set state = 'paid', paid_at = now() where member_id = $1",
    )
    await open(
      'sports_slips',
      `insert into sportsbook.slip (member_id, brand_id, client_id, fingerprint, kind, accepts,
         bet_count, stake_each_minor, riding_each_minor, stake_minor, placed_at)
       values ($1, 1, gen_random_uuid(), 'x', 'single', 'any', 1, 10000, 10000, 10000, now())`,
      "update sportsbook.slip set status = 'lost', ended_at = now() where member_id = $1",
    )
    await open(
      'rewards',
      `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
         prize_minor, source, source_id, state, granted_at)
       values ($1, 1, 'open', 'MANUAL', '{"PT":"x","EN":"x"}', 'cash', 10000, 'test', 'close',
         'unclaimed', now())`,
      "update rewards.reward set state = 'claimed', claimed_at = now() where member_id = $1",
    )
    await open(
      'redemptions',
      `insert into points.redemption (id, member_id, brand_id, client_id, reward_id, quantity,
         points_minor, amount_minor, status, applied_at)
       select gen_random_uuid(), $1, 1, gen_random_uuid(), id, 1, 10000, 0, 'IN_PROCESS', now()
       from points.reward order by id limit 1`,
      "update points.redemption set status = 'REJECTED', decided_at = now() where member_id = $1",
    )
    // Two at once: the route answers ten closings in a minute.
    await run(
      `insert into transfers.fund_transfer (member_id, id, brand_id, client_id, vendor, direction,
         amount_minor, status, created_at, next_call_at)
       values ($1, gen_random_uuid(), 1, 'close', 'x', 'in', 10000, 'pending', now(), now())`,
      [memberId],
    )
    await run(
      `with c as (
         insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
           receiver_id, rate_bp, status, created_at)
         values (gen_random_uuid(), 1, 'DAILY', 'LOTT', $1 + 1, $1, 10, 'V', now())
         returning contract_id
       ), r as (
         insert into agents.run (brand_id, contract_type, period, starts_at, ends_at, seen_seq, began_at)
         values (1, 'DAILY', 'D', now() - interval '1 day', now(), 0, now()) returning run_id
       )
       insert into agents.statement (run_id, contract_id, giver_id, receiver_id, starts_at, ends_at,
         version, inputs, inputs_hash, due_minor, amount_minor, status, created_at)
       select run_id, contract_id, $1 + 1, $1, now() - interval '1 day', now(), 1, '{}', 'x', 10000,
         10000, 'waiting', now() from c, r`,
      [memberId],
    )
    expect(await close(api)).toMatchObject(refusal('transfers', 'agent_statements'))
    await run(
      `update transfers.fund_transfer set status = 'failed', ended_at = now(), next_call_at = null
       where member_id = $1`,
      [memberId],
    )
    await run("update agents.statement set status = 'settled' where receiver_id = $1", [memberId])
    expect(await close(api)).toMatchObject({ ok: true })
  })
})
