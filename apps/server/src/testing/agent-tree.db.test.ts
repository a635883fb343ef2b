import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calculateRoundCommission } from '../modules/agents/statements/domain/calculate-commission.ts'
import { startTestServer } from './start-test-server.ts'

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
const names = ['agente.norte', 'agente.sul', 'bento.demo', 'clara.demo', 'davi.demo', 'elisa.demo']
const people = await Promise.all(names.map(idOf))

beforeAll(async () => {
  // Without rebates the whole of the house's bound is left to contracts.
  await pool.query('truncate agents.rebate_rule')
  for (const id of people) await server.deposit(id, `start-${id}`, '100000.00')
})

type Terms = { readonly rateBp: number; readonly winRateBp: number; readonly fromReais: number }
const anyTerms = fc
  .record({
    rateBp: fc.integer({ min: 1, max: 200 }),
    ofRate: fc.double({ min: 0, max: 1, noNaN: true }),
    fromReais: fc.nat({ max: 8 }),
  })
  .map(({ ofRate, ...terms }): Terms => ({
    ...terms,
    winRateBp: Math.floor(terms.rateBp * ofRate),
  }))
type Stake = {
  readonly player: number
  readonly cents: number
  readonly prizeCents: number
  /** After how many runs the stake is given back; none where it is not. */
  readonly undoneAfter: number | null
}
const story = fc.record({
  /** The upline of each: somebody before it, or the one on top. */
  uplines: fc.tuple(...people.map((_, index) => fc.nat({ max: index }))),
  terms: fc.tuple(...people.map(() => anyTerms)),
  stakes: fc.array(
    fc.record({
      player: fc.nat({ max: people.length - 1 }),
      cents: fc.integer({ min: 50, max: 2_000 }),
      prizeCents: fc.nat({ max: 4_000 }),
      undoneAfter: fc.option(fc.nat({ max: 3 })),
    }),
    { minLength: 3, maxLength: 9 },
  ),
})

/** The tree of a story: everybody's path. */
const pathsOf = (uplines: readonly number[]): readonly (readonly bigint[])[] => {
  const paths: bigint[][] = []
  for (const [index, upline] of uplines.entries()) {
    const above = upline === 0 ? [top] : (paths[upline - 1] ?? [top])
    paths.push([...above, people[index] ?? 0n])
  }
  return paths
}

const noTerms: Terms = { rateBp: 1, winRateBp: 1, fromReais: 0 }

const tiersOf = ({ rateBp, winRateBp, fromReais }: Terms) => [
  // What is staked below the first tier earns nothing.
  {
    minimumBetMinor: parseMoney(`${fromReais}.00`),
    netLossMinor: 0n,
    activeMembers: 0,
    rateBp,
    winRateBp,
  },
]

/** Everybody is where the story puts them, under a real-time contract of their upline. */
const place = async (paths: readonly (readonly bigint[])[], terms: readonly Terms[]) => {
  await pool.query('truncate agents.contract cascade; truncate agents.run cascade')
  const contracts: string[] = []
  for (const [index, path] of paths.entries()) {
    await pool.query('update agents.node set path = $2 where member_id = $1', [people[index], path])
    const id = randomUUID()
    contracts.push(id)
    const { rateBp, winRateBp, fromReais } = terms[index] ?? noTerms
    await pool.query(
      `insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
         receiver_id, period, rate_bp, status, created_at, processed_at, signed_at)
       values ($1, 1, 'REALTIME', 'CONS', $2, $3, null, $4, 'A', $5, $5, $5)`,
      [id, path.at(-2), people[index], rateBp, new Date(nowMs)],
    )
    await pool.query('insert into agents.contract_tier values ($1, 0, $2, 0, 0, $3, null, $4)', [
      id,
      parseMoney(`${fromReais}.00`),
      rateBp,
      winRateBp,
    ])
  }
  return contracts
}

type Played = {
  readonly path: readonly bigint[]
  readonly betMinor: bigint
  readonly winMinor: bigint
}

const written = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/**
 * An agent's due amount for a round: the rate of its own terms, less the highest one of agents between the agent
 * and the player.
 */
const dueOf = (receiver: bigint, terms: readonly Terms[], round: Played): bigint => {
  const { path, betMinor } = round
  if (!path.includes(receiver) || path.at(-1) === receiver) return 0n
  const rateOf = (id: bigint): number => {
    const own = terms[people.indexOf(id)]
    return own ? calculateRoundCommission(tiersOf(own), round).rateBp : 0
  }
  const below = path.slice(path.indexOf(receiver) + 1, -1)
  const shareBp = Math.max(0, rateOf(receiver) - Math.max(0, ...below.map(rateOf)))
  return (betMinor * BigInt(shareBp)) / 10_000n
}

/** Plays it with a run after each stake; returns the final amount of each round. */
const play = async (paths: readonly (readonly bigint[])[], stakes: readonly Stake[]) => {
  const played: Played[] = []
  const later: { readonly at: number; undo(): Promise<unknown> }[] = []
  for (let run = 0; run < stakes.length + 4; run += 1) {
    const stake = stakes[run]
    if (stake) {
      const [memberId, roundId] = [people[stake.player] ?? 0n, randomUUID()]
      const one = { memberId, nodeId: 1001, roundId, txnId: `b-${roundId}` }
      const amount = written(stake.cents)
      await server.stake({ ...one, amount })
      const { undoneAfter } = stake
      // A returned stake has no prize.
      const hasPrize = undoneAfter === null && stake.prizeCents > 0
      const prize = written(stake.prizeCents)
      if (hasPrize) {
        const paid = { ...one, txnId: `w-${roundId}`, debitTxn: one.txnId }
        await server.payout({ ...paid, amount: prize })
      } else if (undoneAfter === null || stake.cents % 2 === 0) {
        // A stake that is given back was settled until then, or still open.
        await server.lose(one)
      }
      const betMinor = undoneAfter === null ? parseMoney(amount) : 0n
      const winMinor = hasPrize ? parseMoney(prize) : 0n
      played.push({ path: paths[stake.player] ?? [], betMinor, winMinor })
      if (undoneAfter !== null) {
        const undo = () => server.rollBack(one)
        later.push({ at: run + undoneAfter, undo })
      }
    }
    for (const { undo } of later.filter(({ at }) => at === run)) await undo()
    nowMs += fiveMinutesMs
    await rewards.settleStakes()
    await agents.runContracts(['REALTIME'])
  }
  return played
}

/** Of each contract and round, what it is due in the end, as text. */
const linesAsText = async (): Promise<string> => {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws('|', contract_id, member_id, source, round_id, node_id, sum(amount_minor),
       (array_agg(bet_minor order by statement_id desc))[1]) as line
     from agents.statement_line group by contract_id, member_id, source, round_id, node_id
     having sum(amount_minor) <> 0 order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}

/** Forgets all figures and statements, and reads the ledger, and what was settled, from the beginning. */
const recount = async () => {
  await pool.query(
    `truncate agents.run cascade; truncate agents.statement cascade; truncate agents.debt;
     truncate agents.round, agents.own_hour, agents.team_hour, agents.active_day, agents.active_link,
       agents.movement, agents.first_deposit, agents.node_balance;
     delete from wallet.stream_position where consumer = 'agents';
     insert into agents.settled_stake (member_id, source, round_id, stake_minor, valid_minor)
     select member_id, source, round_id, settled_minor, counted_minor from rewards.counted_bet
     where settled_minor > 0`,
  )
  await agents.runContracts(['REALTIME'])
}

test('REWARD-2: for any tree, stakes and order of reversals, the agents’ payments follow the formula over the tree, and a rebuild from the ledger gives the same lines', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ uplines, terms, stakes }) => {
      const paths = pathsOf(uplines)
      const contracts = await place(paths, terms)
      const balanceOf = async (id: bigint) => (await wallet.balanceOf(id)).availableMinor
      const before = await Promise.all(people.map(balanceOf))
      const played = await play(paths, stakes)
      const staked = await pool.query<{ member_id: bigint; left: bigint }>(
        `select member_id, sum(bet_minor - win_minor)::bigint as left from agents.round
         where first_at >= (select min(signed_at) from agents.contract) group by 1`,
      )
      const leftOf = (id: bigint) => staked.rows.find((row) => row.member_id === id)?.left ?? 0n

      for (const [index, receiver] of people.entries()) {
        const due = played.reduce((sum, round) => sum + dueOf(receiver, terms, round), 0n)
        const { rows } = await pool.query<{ debt: bigint }>(
          'select amount_minor as debt from agents.debt where contract_id = $1',
          [contracts[index]],
        )
        const paid = (await balanceOf(receiver)) + leftOf(receiver) - (before[index] ?? 0n)
        expect(paid - (rows[0]?.debt ?? 0n)).toBe(due)
      }
      const lines = await linesAsText()
      await recount()
      expect(await linesAsText()).toBe(lines)
      const hashes = () =>
        pool.query('select inputs_hash from agents.statement order by contract_id, starts_at')
      const first = await hashes()
      await recount()
      expect((await hashes()).rows).toEqual(first.rows)
    }),
    { numRuns: 8, seed: 20_261_124 },
  )
}, 120_000)
