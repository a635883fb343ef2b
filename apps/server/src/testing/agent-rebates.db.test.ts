import { randomUUID } from 'node:crypto'
import {
  createDownline,
  createRegisterLink,
  getGivable,
  listRebateLines,
  setRebates,
} from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { differencesUp } from '@trevo/rebate-rules/differences-up.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'
import { valueOf } from './start-team-world.ts'
import { codeOf } from './start-contract-world.ts'

const fiveMinutesMs = 300_000
let nowMs = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 60_000
const server = await startTestServer({
  clock: { now: () => new Date(nowMs) },
})
const { agents, rewards, wallet, members } = server.server.modules
const { pool } = server
afterAll(() => server.close())

const idOf = async (username: string): Promise<bigint> =>
  (await members.findMemberByUsername(1, username))?.memberId ?? 0n
const top = await idOf('agente.demo')
const names = ['agente.norte', 'agente.sul', 'bento.demo', 'clara.demo', 'davi.demo']
const people = await Promise.all(names.map(idOf))
const everybody = [top, ...people]
/** What the agent on top has by the brand's rule, in hundredths of a percent. */
const highestBp = 50

beforeAll(async () => {
  for (const id of everybody) await server.deposit(id, `start-${id}`, '100000.00')
})

const story = fc.record({
  uplines: fc.tuple(...people.map((_, index) => fc.nat({ max: index }))),
  rates: fc.tuple(...people.map(() => fc.nat({ max: 70 }))),
  stakes: fc.array(
    fc.record({
      player: fc.nat({ max: people.length - 1 }),
      cents: fc.integer({ min: 50, max: 20_000 }),
      undoneAfter: fc.option(fc.nat({ max: 2 })),
    }),
    { minLength: 2, maxLength: 6 },
  ),
})

const pathsOf = (uplines: readonly number[]): readonly (readonly bigint[])[] => {
  const paths: bigint[][] = []
  for (const [index, upline] of uplines.entries()) {
    const above = upline === 0 ? [top] : (paths[upline - 1] ?? [top])
    paths.push([...above, people[index] ?? 0n])
  }
  return paths
}

const place = async (paths: readonly (readonly bigint[])[], rates: readonly number[]) => {
  await pool.query(
    `truncate agents.run cascade; truncate agents.rebate_rate, agents.rebate_debt;
     update agents.rebate_rule set since = '2000-01-01'`,
  )
  for (const [index, path] of paths.entries()) {
    await pool.query('update agents.node set path = $2 where member_id = $1', [people[index], path])
    const rateBp = rates[index] ?? 0
    if (rateBp === 0) continue
    await pool.query(`insert into agents.rebate_rate values ($1, 'RNG', '2000-01-02', $2, $3)`, [
      people[index],
      rateBp,
      top,
    ])
  }
}

const linesAsText = async (): Promise<string> => {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws('|', earner_id, member_id, source, round_id, share_bp, sum(amount_minor)) as line
     from agents.rebate_line group by earner_id, member_id, source, round_id, share_bp
     having sum(amount_minor) <> 0 order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}

const recount = async () => {
  await pool.query(
    `truncate agents.run cascade; truncate agents.rebate_debt;
     truncate agents.round, agents.own_hour, agents.team_hour, agents.active_day, agents.active_link,
       agents.movement, agents.first_deposit, agents.node_balance;
     delete from wallet.stream_position where consumer = 'agents';
     insert into agents.settled_stake (member_id, source, round_id, stake_minor, valid_minor)
     select member_id, source, round_id, settled_minor, counted_minor from rewards.counted_bet
     where settled_minor > 0`,
  )
  await agents.runRebates()
}

test('AGENT-10: for any tree, rates, stakes and order of reversals each difference is paid once, and a rebuild from the ledger gives the same lines', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ uplines, rates, stakes }) => {
      const paths = pathsOf(uplines)
      await place(paths, rates)
      // What was played before this story is counted, and is no part of it.
      await recount()
      const balanceOf = async (id: bigint) => (await wallet.balanceOf(id)).availableMinor
      const debtOf = async (id: bigint): Promise<bigint> => {
        const { rows } = await pool.query<{ debt: bigint }>(
          'select amount_minor as debt from agents.rebate_debt where earner_id = $1',
          [id],
        )
        return rows[0]?.debt ?? 0n
      }
      const before = new Map<bigint, bigint>()
      for (const id of everybody) before.set(id, (await balanceOf(id)) - (await debtOf(id)))

      const due = new Map<bigint, bigint>(everybody.map((id) => [id, 0n]))
      const staked = new Map<bigint, bigint>()
      const later: { readonly at: number; undo(): Promise<unknown> }[] = []
      const add = (to: Map<bigint, bigint>, id: bigint, amount: bigint) =>
        to.set(id, (to.get(id) ?? 0n) + amount)
      const rateOf = (id: bigint) => (id === top ? highestBp : (rates[people.indexOf(id)] ?? 0))
      for (let run = 0; run < stakes.length + 3; run += 1) {
        const stake = stakes[run]
        if (stake) {
          const memberId = people[stake.player] ?? 0n
          const [roundId, path] = [randomUUID(), paths[stake.player] ?? []]
          const amount = `${Math.floor(stake.cents / 100)}.${String(stake.cents % 100).padStart(2, '0')}`
          await server.stake({ memberId, nodeId: 1001, roundId, txnId: `b-${roundId}`, amount })
          const { undoneAfter } = stake
          if (undoneAfter === null) {
            await server.lose({ memberId, roundId, txnId: `b-${roundId}` })
            const betMinor = parseMoney(amount)
            add(staked, memberId, betMinor)
            const above = path.toReversed().map((id) => ({ id, value: rateOf(id) }))
            for (const { id, share } of differencesUp(0, above)) {
              add(due, id, (betMinor * BigInt(share)) / 10_000n)
            }
          } else {
            const undo = () => server.rollBack({ memberId, roundId, txnId: `b-${roundId}` })
            // Settled or still open until then.
            if (stake.cents % 2 === 0) {
              await server.lose({ memberId, roundId, txnId: `b-${roundId}` })
            }
            later.push({ at: run + undoneAfter, undo })
          }
        }
        for (const { undo } of later.filter(({ at }) => at === run)) await undo()
        nowMs += fiveMinutesMs
        await rewards.settleStakes()
        await agents.runRebates()
      }
      for (const id of everybody) {
        const now = (await balanceOf(id)) - (await debtOf(id)) + (staked.get(id) ?? 0n)
        expect(now - (before.get(id) ?? 0n)).toBe(due.get(id))
      }
      const lines = await linesAsText()
      await recount()
      const once = await linesAsText()
      expect(once.split('\n')).toEqual(expect.arrayContaining(lines.split('\n')))
      const hashes = () => pool.query('select statements_hash from agents.run order by starts_at')
      const first = await hashes()
      await recount()
      expect(await linesAsText()).toBe(once)
      expect((await hashes()).rows).toEqual(first.rows)
    }),
    { numRuns: 6, seed: 20_261_125 },
  )
}, 120_000)

describe('rates given by an agent', () => {
  test('AGENT-3: series and rebates below the giver’s own, which only rise, to somebody directly below', async () => {
    await pool.query('truncate agents.rebate_rate')
    const boss = await server.logIn('agente.demo', 'agent')
    const below = await server.logIn('agente.norte', 'agent')
    const norte = (await members.findMember(people[0] ?? 0n))?.customerId ?? ''
    await pool.query('update agents.node set path = $2 where member_id = $1', [
      people[0],
      [top, people[0]],
    ])
    const give = (rateBp: number, memberId = norte) =>
      boss.api.call(setRebates, {
        body: { memberId, gives: { rebates: [{ product: 'RNG', rateBp }], series: [] } },
      })
    expect(codeOf(await give(50))).toBe('agent.value_not_allowed')
    expect(codeOf(await give(41))).toBe('agent.value_not_allowed')
    const given = await valueOf(give(40))
    expect(given.rebates.find(({ product }) => product === 'RNG')).toMatchObject({
      own: 50,
      current: 40,
    })
    expect(codeOf(await give(35))).toBe('agent.value_not_allowed')
    const bento = (await members.findMember(people[2] ?? 0n))?.customerId ?? ''
    await pool.query('update agents.node set path = $2 where member_id = $1', [
      people[2],
      [top, people[0], people[2]],
    ])
    expect(codeOf(await give(20, bento))).toBe('agent.not_below')
    const own = await valueOf(below.api.call(getGivable, { query: {} }))
    expect(own.rebates.find(({ product }) => product === 'RNG')).toMatchObject({ own: 40 })
    const lines = await valueOf(
      boss.api.call(listRebateLines, { query: { startDate: '2026-11-01', endDate: '2026-11-30' } }),
    )
    expect(Array.isArray(lines.list)).toBe(true)
  })

  test('AGENT-3: an account is created directly below with its rates, once, and changes its password first', async () => {
    const boss = await server.logIn('agente.demo', 'agent')
    const body = {
      clientId: randomUUID(),
      memberType: 0 as const,
      username: 'criadaagora',
      password: 'Tucano-azul-81',
      gives: { rebates: [{ product: 'RNG' as const, rateBp: 30 }], series: [] },
    }
    const made = await valueOf(boss.api.call(createDownline, { body }))
    expect(made).toEqual({ username: 'criadaagora', quotaRemaining: 49 })
    expect(await valueOf(boss.api.call(createDownline, { body }))).toEqual(made)
    expect(
      codeOf(await boss.api.call(createDownline, { body: { ...body, clientId: randomUUID() } })),
    ).toBe('register.username_taken')
    const id = await idOf('criadaagora')
    const { rows } = await pool.query(
      `select n.path, c.is_first_login, r.rate_bp from agents.node n
       join identity.credential c on c.member_id = n.member_id
       join agents.rebate_rate r on r.member_id = n.member_id where n.member_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([{ path: [top, id], is_first_login: true, rate_bp: 30 }])
    const tooMuch = {
      ...body,
      clientId: randomUUID(),
      username: 'criadadepois',
      gives: { rebates: [{ product: 'RNG' as const, rateBp: 50 }], series: [] },
    }
    expect(codeOf(await boss.api.call(createDownline, { body: tooMuch }))).toBe(
      'agent.value_not_allowed',
    )
    const link = {
      linkId: randomUUID(),
      code: 'com-rebate',
      memberType: 0 as const,
      days: 30,
      note: '',
      gives: body.gives,
    }
    expect((await valueOf(boss.api.call(createRegisterLink, { body: link }))).gives).toEqual(
      body.gives,
    )
  })
})

test('one rebate that the ledger refuses does not block the others', async () => {
  const { rows } = await pool.query<{ run_id: bigint }>(
    `insert into agents.run (brand_id, contract_type, period, starts_at, ends_at, seen_seq, began_at,
       finished_at)
     values (1, 'REBATE', '5', '2001-01-01', '2001-01-01 00:05', 0, now(), now()) returning run_id`,
  )
  const somebody = people[0] ?? 0n
  // Nobody has an account of the first number.
  for (const id of [0n, somebody]) {
    await pool.query(
      `insert into agents.rebate_payment (run_id, earner_id, is_own, amount_minor, status)
       values ($1, $2, true, 700, 'due')`,
      [rows[0]?.run_id, id],
    )
  }
  await pool.query('delete from agents.rebate_debt')
  const before = (await wallet.balanceOf(somebody)).availableMinor
  await agents.runRebates()
  await agents.runRebates()
  expect((await wallet.balanceOf(somebody)).availableMinor - before).toBe(700n)
  const left = await pool.query("select earner_id from agents.rebate_payment where status = 'due'")
  expect(left.rows).toEqual([{ earner_id: 0n }])
})
