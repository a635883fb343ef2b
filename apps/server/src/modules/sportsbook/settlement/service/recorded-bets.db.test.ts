import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { recordReopened } from '../../slips/repository/settled-bets.ts'
import { compareBets } from '../../testing/compare-bets.ts'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'
import type { FixtureRow } from '../../tables.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const folder = new URL('../../migrations/', import.meta.url)
/** The migration with that name, under any number. */
const readMigration = async (name: string): Promise<string> => {
  const file = (await readdir(folder)).find((one) => one.endsWith(`-${name}`))
  return readFile(new URL(file ?? name, folder), 'utf8')
}

const footballSteps = 95
const market = 'full.result'
const both = 'full.both'

const settleAll = async (): Promise<void> => {
  await world.sportsbook.settleMatches()
  await world.sportsbook.settleMatches()
}
const unlessRefused = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
const decideMarket = async (match: FixtureRow, name: string, winners: readonly string[]) => {
  for (const operator of ['ana', 'rui']) {
    const order = { ...world.approvals.order(operator), matchId: match.id, reason: 'checked' }
    await unlessRefused(world.sportsbook.settleMarket({ ...order, market: name, winners }))
  }
}
const voidMatch = async (match: FixtureRow) => {
  for (const operator of ['ana', 'rui']) {
    const order = { ...world.approvals.order(operator), matchId: match.id, reason: 'floodlights' }
    await unlessRefused(world.sportsbook.voidMatch(order))
  }
}
const cashOut = (memberId: bigint, slipId: bigint, percent: number) =>
  unlessRefused(
    world.sportsbook.cashOutSlip({
      memberId,
      brandId: 1,
      slipId,
      clientId: randomUUID(),
      offerMinor: 1n,
      percent,
    }),
  )
const numberOf = ({ slipId }: { readonly slipId: string }): bigint => BigInt(slipId.slice(1))

type Bet = { state: string; back: bigint; valid: bigint; paid: bigint; version: number }
const betsOf = async (memberId: bigint): Promise<readonly Bet[]> => {
  const { rows } = await world.pool.query<Bet>(
    `select state, back_minor as back, valid_minor as valid, paid_minor as paid, version
     from bets.bet where member_id = $1 order by placed_at, txn_id`,
    [memberId],
  )
  return rows
}

it('a slip has a bet once it ended; an operators’ decision is a new version of it', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const member = await world.createMember()
  await world.place(member, [{ match, market, selection: '1' }])
  expect(await betsOf(member)).toEqual([])
  await world.playTo(match, footballSteps)
  await settleAll()
  const stake = parseMoney('10.00')
  expect(await betsOf(member)).toMatchObject([{ state: 'settled', valid: stake, version: 1 }])
  await decideMarket(match, market, ['1'])
  expect(await betsOf(member)).toMatchObject([{ state: 'open', valid: 0n, paid: 0n, version: 2 }])
  await settleAll()
  const odds = BigInt(match.book[market]?.['1'] ?? 0)
  const paid = (stake * odds) / 100n
  expect(await betsOf(member)).toMatchObject([{ state: 'settled', valid: stake, paid, version: 3 }])
  await voidMatch(match)
  await settleAll()
  expect(await betsOf(member)).toMatchObject([{ state: 'returned', valid: 0n, paid: 0n }])
  expect(await compareBets(world)).toEqual([])
})

it('all of a member’s singles on a match decide what was at risk, in whichever part they are', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const member = await world.createMember()
  for (const selection of ['yes', 'no'])
    await world.place(member, [{ match, market: both, selection }])
  await world.playTo(match, footballSteps)
  await settleAll()
  const valid = (await betsOf(member)).reduce((sum, bet) => sum + bet.valid, 0n)
  expect(valid).toBeGreaterThan(0n)
  expect(valid).toBeLessThan(parseMoney('4.00'))
  expect(await compareBets(world)).toEqual([])
})

it('the sold-back part is no stake, and its gain or loss counts as paid', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const member = await world.createMember()
  const [whole, part] = [
    await world.place(member, [{ match, market, selection: '1' }]),
    await world.place(member, [{ match, market, selection: '2' }]),
  ]
  await cashOut(member, numberOf(whole), 100)
  await cashOut(member, numberOf(part), 40)
  expect(await betsOf(member)).toHaveLength(1)
  await world.playTo(match, footballSteps)
  await settleAll()
  expect((await betsOf(member)).map(({ back }) => back > 0n)).toEqual([true, true])
  expect(await compareBets(world)).toEqual([])
})

const Choice = fc.oneof(
  fc.record({ market: fc.constant(market), selection: fc.constantFrom('1', 'X', '2') }),
  fc.record({ market: fc.constant(both), selection: fc.constantFrom('yes', 'no') }),
)
const Step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('place' as const),
      player: fc.nat(1),
      choices: fc.array(fc.tuple(fc.nat(2), Choice), { minLength: 1, maxLength: 3 }),
      isMultiple: fc.boolean(),
      stake: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('sell' as const),
      player: fc.nat(1),
      percent: fc.constantFrom(30, 100),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('play' as const), match: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('decide' as const),
      match: fc.nat(2),
      choice: fc.option(Choice),
      isEmpty: fc.boolean(),
    }),
  },
)
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never

const carryOut = async (
  step: Step,
  {
    matches,
    players,
  }: { readonly matches: readonly FixtureRow[]; readonly players: readonly bigint[] },
): Promise<void> => {
  const matchAt = async (index: number) => world.getMatch(matches[index % matches.length]?.id ?? 0n)
  if (step.what === 'play') {
    await world.playTo(await matchAt(step.match), footballSteps)
    await settleAll()
  } else if (step.what === 'decide') {
    const [match, { choice }] = [await matchAt(step.match), step]
    if (choice) await decideMarket(match, choice.market, step.isEmpty ? [] : [choice.selection])
    else await voidMatch(match)
    if (!step.isEmpty) await settleAll()
  } else if (step.what === 'sell') {
    const memberId = players[step.player] ?? 0n
    const { list } = await world.sportsbook.listSlips(memberId, { state: 'open', pageSize: 50 })
    for (const slip of list) await cashOut(memberId, numberOf(slip), step.percent)
  } else {
    const choices = await Promise.all(
      step.choices.map(async ([at, choice]) => ({ match: await matchAt(at), ...choice })),
    )
    const stakeEachMinor = parseMoney(`${step.stake}.00`)
    const kind = step.isMultiple && choices.length > 1 ? 'multiple' : 'singles'
    const memberId = players[step.player] ?? 0n
    await unlessRefused(world.place(memberId, choices, { kind, stakeEachMinor }))
  }
}

it(
  'after any bets, sales, results and decisions, the bets equal a recount from the ledger and the slips',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 10, maxLength: 20 }), async (steps) => {
        const matches = (await world.listComing()).slice(0, 3)
        const players = [await world.createMember('5000.00'), await world.createMember('5000.00')]
        for (const step of steps) await carryOut(step, { matches, players })
        expect(await compareBets(world)).toEqual([])
        for (const match of matches) await world.playTo(match, footballSteps)
        await settleAll()
        expect(await compareBets(world)).toEqual([])
      }),
      { numRuns: inLongRun(4, 20), endOnFailure: true },
    )
    expect((await world.wallet.proveConservation()).problems).toEqual([])
  },
)

it('decisions from before bets existed are recorded by the migration and the next run', async () => {
  const listBets = async () => {
    const { rows } = await world.pool.query(
      `select txn_id, state, back_minor, valid_minor, paid_minor, placed_at from bets.bet
       where state <> 'open' order by txn_id`,
    )
    return rows
  }
  const before = await listBets()
  expect(before.length).toBeGreaterThan(5)
  await world.pool.query(`
    delete from bets.bet;
    drop view sportsbook.slip_bet cascade;
    drop function sportsbook.record_slips;
    drop table sportsbook.slip_to_record;
    alter table sportsbook.slip drop column bets_attempt`)
  await world.pool.query(await readMigration('settled-bets.sql'))
  expect((await listBets()).length).toBeGreaterThan(0)
  await world.sportsbook.settleMatches()
  expect(await listBets()).toEqual(before)
  expect(await compareBets(world)).toEqual([])
})

it('a process that stops before its commit leaves neither the slip’s end nor its bet', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const member = await world.createMember()
  await world.place(member, [{ match, market, selection: '1' }])
  await world.playTo(match, footballSteps)
  // The connection is cut while the bet is written.
  await world.pool.query(`
    create function bets.cut() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create trigger cut after insert on bets.bet for each statement execute function bets.cut()`)
  await world.sportsbook.settleMatches()
  const ended = () =>
    world.pool.query(
      `select (select count(*) from sportsbook.slip where member_id = $1 and status <> 'open')::integer
         as ended, (select count(*) from sportsbook.credit where member_id = $1)::integer as credits`,
      [member],
    )
  expect((await ended()).rows).toEqual([{ ended: 0, credits: 0 }])
  expect(await betsOf(member)).toEqual([])
  await world.pool.query('drop trigger cut on bets.bet')
  await settleAll()
  expect(await betsOf(member)).toHaveLength(1)
  expect(await compareBets(world)).toEqual([])
})

it('if more slips are reopened than fit a commit the rest is listed, and recorded by the job', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const member = await world.createMember()
  for (const selection of ['1', 'X', '2']) await world.place(member, [{ match, market, selection }])
  await world.playTo(match, footballSteps)
  await settleAll()
  await world.database.inTx(async (tx) => {
    await sql`update sportsbook.slip set status = 'open', payout_minor = 0 where member_id = ${member}`.execute(
      tx,
    )
    await recordReopened(tx, match.id, world.now(), { slipsAtOnce: 1, pages: 2 })
  })
  const states = async () => (await betsOf(member)).map(({ state }) => state)
  expect(await states()).toEqual(['open', 'open', 'settled'])
  await world.sportsbook.settleMatches()
  expect(await states()).toEqual(['open', 'open', 'open'])
})
