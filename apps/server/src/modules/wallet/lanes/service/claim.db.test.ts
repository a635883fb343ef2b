import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ClaimLost, type ClaimDefinition } from '../../common/domain/claim.ts'
import { openTestWallet, type TestWallet } from '../../testing/open-test-wallet.ts'
import { closeConserved } from '../../testing/expect-conserved.ts'

const claimFunction = (name: string, body: string) => `
  create function test.${name}(p_at timestamptz, p_positions integer[], p_txn_ids text[],
    p_accounts bigint[], p_amounts bigint[], p_tickets text[])
  returns integer[] language plpgsql as $$
  begin
    if 'broken' = any (p_tickets) then
      raise exception 'no such ticket';
    end if;
    ${body}
  end $$;`
const writing = (how: string) => `
    insert into test.ticket (id, txn_id, how)
    select p_tickets[n], p_txn_ids[p_positions[n]], '${how}'
    from generate_series(1, cardinality(p_positions)) n order by 1`

// The first to write a ticket's row gets it; `broken` fails with its whole batch.
const tickets = `
  create schema test;
  create table test.ticket (id text primary key, txn_id text not null, how text not null);
  ${claimFunction(
    'claim_tickets',
    `${writing('looked up')} on conflict do nothing;
    return array(
      select p_positions[n] from generate_series(1, cardinality(p_positions)) n
      join test.ticket t on t.id = p_tickets[n] and t.txn_id <> p_txn_ids[p_positions[n]]);`,
  )}
  ${claimFunction('claim_new_tickets', `${writing('new')}; return '{}';`)}`

const lookingUp = { call: 'test.claim_tickets', valueCount: 1 }

let on: TestWallet
const openWith = async (claim: ClaimDefinition): Promise<void> => {
  on = await openTestWallet({ members: 3 })
  await on.pool.query(tickets)
  on.wallet.registerClaim(claim)
}

const win = (memberId: bigint, ticket?: string) => ({
  source: 'test',
  txnId: on.nextId(),
  kind: 'test.won',
  memberId,
  amountMinor: 100n,
  ...(ticket !== undefined && { claim: [ticket] }),
})
const balance = async (memberId: bigint) => (await on.wallet.balanceOf(memberId)).availableMinor
const allBalances = async () => (await balance(1n)) + (await balance(2n)) + (await balance(3n))

describe.each([
  { by: 'one function for every batch', claim: lookingUp, how: 'looked up' },
  {
    by: 'another one for new batches',
    claim: { ...lookingUp, callForNew: 'test.claim_new_tickets' },
    how: 'new',
  },
])('claims by $by', ({ claim, how }) => {
  beforeAll(() => openWith(claim))
  afterAll(() => closeConserved(on))

  test('a new command is claimed by the function for new ones, if there is one', async () => {
    await on.wallet.post(win(1n, 'new'))
    const { rows } = await on.pool.query("select how from test.ticket where id = 'new'")
    expect(rows).toEqual([{ how }])
  })

  test('of many claims for the same row, one is posted; neighbours without a claim all are', async () => {
    const before = await allBalances()
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) =>
        on.wallet.post(win(BigInt(1 + (n % 3)), n < 30 ? 'a' : undefined)),
      ),
    )
    const lost = results.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    )
    expect(lost).toHaveLength(29)
    for (const reason of lost) expect(reason).toBeInstanceOf(ClaimLost)
    expect((await allBalances()) - before).toBe(3_100n)
  })

  test('the winner’s retry gets its stored answer', async () => {
    const command = win(1n, 'b')
    const first = await on.wallet.post(command)
    expect(first.outcome).toBe('applied')
    expect(await on.wallet.post(command)).toEqual({ ...first, outcome: 'duplicate' })
  })

  test('claim and money commit or fail together, and a failing claim affects only its command', async () => {
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

  test('a refused command leaves no claim, and its neighbours are posted with theirs', async () => {
    const used = win(1n)
    await on.wallet.post(used)
    const before = await allBalances()
    const bad = { ...used, amountMinor: 700n, claim: ['refused'] }
    const unknown = { ...win(99n), claim: ['nobody'] }
    const results = await Promise.allSettled([
      on.wallet.post(win(1n, 'f')),
      on.wallet.post(bad),
      on.wallet.post(win(2n, 'g')),
      on.wallet.post(unknown),
      on.wallet.post(win(3n)),
    ])
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(results[1]).toMatchObject({ reason: { code: 'request.id_reused' } })
    expect(results[3]).toMatchObject({ reason: { code: 'wallet.account_unknown' } })
    expect((await allBalances()) - before).toBe(300n)
    const { rows } = await on.pool.query<{ id: string }>(
      "select id from test.ticket where id in ('f', 'g', 'refused', 'nobody') order by id",
    )
    expect(rows.map(({ id }) => id)).toEqual(['f', 'g'])
    await expect(on.wallet.post(bad)).rejects.toMatchObject({ code: 'request.id_reused' })
    // Another command may claim it now.
    expect((await on.wallet.post(win(1n, 'refused'))).outcome).toBe('applied')
  })

  test('a claim inside a transaction is refused', async () => {
    const posting = on.database.inTx((tx) => on.wallet.postInTx(tx, win(3n, 'e')))
    await expect(posting).rejects.toThrow('a claim cannot be used inside a transaction')
  })
})

describe('registration', () => {
  beforeAll(() => openWith(lookingUp))
  afterAll(() => on.close())

  test('only a valid function name is accepted', () => {
    const register = (claim: Partial<ClaimDefinition>) => () =>
      on.wallet.registerClaim({ ...lookingUp, ...claim })
    expect(register({ call: 'a.b(); drop' })).toThrow('not a function name')
    expect(register({ callForNew: 'a.b(); drop' })).toThrow('not a function name')
  })
})
