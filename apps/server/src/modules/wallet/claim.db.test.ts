import { afterAll, beforeAll, expect, test } from 'vitest'
import { ClaimLost } from './domain/claim.ts'
import { openTestWallet, type TestWallet } from './testing/open-test-wallet.ts'

let on: TestWallet
beforeAll(async () => {
  on = await openTestWallet({ members: 3 })
  // Whoever writes a ticket's row first has it; `broken` fails with everything that came along.
  await on.pool.query(`
    create schema test;
    create table test.ticket (id text primary key, txn_id text not null);
    create function test.claim_tickets(p_at timestamptz, p_positions integer[], p_txn_ids text[],
      p_accounts bigint[], p_amounts bigint[], p_tickets text[])
    returns integer[] language plpgsql as $$
    begin
      if 'broken' = any (p_tickets) then
        raise exception 'no such ticket';
      end if;
      insert into test.ticket (id, txn_id)
      select p_tickets[n], p_txn_ids[p_positions[n]]
      from generate_series(1, cardinality(p_positions)) n order by 1 on conflict do nothing;
      return array(
        select p_positions[n] from generate_series(1, cardinality(p_positions)) n
        join test.ticket t on t.id = p_tickets[n] and t.txn_id <> p_txn_ids[p_positions[n]]);
    end $$`)
  on.wallet.registerClaim({ call: 'test.claim_tickets', valueCount: 1 })
})
afterAll(async () => {
  expect((await on.wallet.proveConservation()).problems).toEqual([])
  await on.close()
})

const win = (memberId: bigint, ticket?: string) => ({
  source: 'test',
  txnId: on.nextId(),
  kind: 'test.won',
  memberId,
  amountMinor: 100n,
  ...(ticket !== undefined && { claim: [ticket] }),
})
const balance = async (memberId: bigint) => (await on.wallet.balanceOf(memberId)).availableMinor

test('of many that claim the same, one is posted; neighbours without a claim all are', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) =>
      on.wallet.post(win(BigInt(1 + (n % 3)), n < 30 ? 'a' : undefined)),
    ),
  )
  const lost = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(lost).toHaveLength(29)
  for (const reason of lost) expect(reason).toBeInstanceOf(ClaimLost)
  expect((await balance(1n)) + (await balance(2n)) + (await balance(3n))).toBe(3_100n)
})

test('the winner’s retry gets its stored answer', async () => {
  const command = win(1n, 'b')
  const first = await on.wallet.post(command)
  expect(first.outcome).toBe('applied')
  expect(await on.wallet.post(command)).toEqual({ ...first, outcome: 'duplicate' })
})

test('claim and money stand or fall together, and a failing claim hurts only itself', async () => {
  const before = await balance(2n)
  const results = await Promise.allSettled([
    on.wallet.post(win(2n, 'c')),
    on.wallet.post(win(2n, 'broken')),
    on.wallet.post({ ...win(2n, 'd'), reference: { note: '\u0000' } }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await balance(2n)).toBe(before + 100n)
  const { rows } = await on.pool.query<{ id: string }>(
    "select id from test.ticket where id in ('c', 'd', 'broken')",
  )
  expect(rows).toEqual([{ id: 'c' }])
})

test('inside a transaction the caller claims by itself', async () => {
  const posting = on.database.inTx((tx) => on.wallet.postInTx(tx, win(3n, 'e')))
  await expect(posting).rejects.toThrow('claims by itself')
})

test('only a function’s name is taken for one', () => {
  const register = () => on.wallet.registerClaim({ call: 'a.b(); drop', valueCount: 1 })
  expect(register).toThrow('no function name')
})
