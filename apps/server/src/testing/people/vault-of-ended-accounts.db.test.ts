import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createEndPlays } from '../../compose/accounts/end-plays.ts'
import { startTestServer } from '../start-test-server.ts'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const server = await startTestServer({ clock })
const { modules } = server.server
const { members, compliance, wallet, transfers, cashier } = modules
afterAll(() => server.close())
afterEach(async () => {
  expect((await wallet.proveConservation()).problems).toEqual([])
})

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

beforeAll(async () => {
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  // Identity and limits are other bars on stakes (`people/kyc.db.test.ts`, `people/first-limits.db.test.ts`).
  await server.change(
    `update settings.rule set value = 'false' where jurisdiction = 'br'
     and key in ('kycBeforeStake', 'signUpLimitsRequired')`,
  )
})

/** A member with 100.00, a CPF of their own and a bank account of that CPF. */
const openMember = async (username: string, cpf: string) => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  const { memberId, personId } = member
  await server.deposit(memberId, username, '100.00')
  await server.pool.query('update members.member set tax_id = $2 where member_id = $1', [
    memberId,
    cpf,
  ])
  await server.pool.query(
    `insert into cashier.payee_holder (member_id, document, name) values ($1, $2, 'Holder')
     on conflict (member_id) do nothing`,
    [memberId, cpf],
  )
  await server.pool.query(
    `insert into cashier.payee (member_id, id, client_id, kind, pix_key_type, pix_key,
       holder_document, holder_name, is_default, created_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), 'pix', 'CPF', $2, $2, 'Holder', true, now())`,
    [memberId, cpf],
  )
  return { memberId, personId }
}
const put = (memberId: bigint, amount: string, days = 30) =>
  transfers.putInVault({ memberId, clientId: randomUUID(), amount, days })
const totalOf = async (memberId: bigint) => (await transfers.getVault(memberId)).total
const availableOf = async (memberId: bigint) => (await wallet.balanceOf(memberId)).availableMinor
const orderedOf = async (memberId: bigint) => {
  const { rows } = await server.pool.query<{ amount_minor: string }>(
    'select amount_minor from cashier.withdrawal where member_id = $1',
    [memberId],
  )
  return rows.map(({ amount_minor: minor }) => BigInt(minor))
}
/** Both copies of the worker at the same moment. */
const runOnTwoCopies = () => Promise.all([compliance.runImpediments(), compliance.runImpediments()])

describe('the vault under `br`', () => {
  test('holds own money only, earns nothing, cannot be staked, and is the member’s to withdraw after its term', async () => {
    const { memberId } = await openMember('ana.demo', '77711122233')
    const before = await availableOf(memberId)
    // A bonus is held as what a vendor is about to take is: no part of what can be put away.
    await expect(put(memberId, '1000000.00')).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
    })
    await put(memberId, '99.50', 1)
    expect(await availableOf(memberId)).toBe(before - parseMoney('99.50'))
    aheadMs += dayMs - minuteMs
    expect(await transfers.returnFromVault()).toBe(0)
    aheadMs += 2 * minuteMs
    expect(await transfers.returnFromVault()).toBe(1)
    expect(await availableOf(memberId)).toBe(before)
  })
})

describe('IN 31/2025: the vault of an impeded person', () => {
  let memberId = 0n
  let personId = 0n
  let everything = 0n

  test('opens when the plays end, so that the person can withdraw it in their two days', async () => {
    ;({ memberId, personId } = await openMember('bento.demo', '90422233350'))
    everything = await availableOf(memberId)
    await put(memberId, '60.00')
    await put(memberId, '20.00', 7)
    expect(await compliance.checkPerson({ personId, cause: 'sweep' })).toBe('impeded')
    await runOnTwoCopies()
    await runOnTwoCopies()
    expect(await totalOf(memberId)).toBe('0.00')
    expect(await availableOf(memberId)).toBe(everything)
    const { parts } = await transfers.getVault(memberId)
    expect(parts.every(({ returnedAt, opensAt }) => (returnedAt ?? opensAt) < opensAt)).toBe(true)
  })

  test('what is put away in these days goes back with the balance, once, even if a copy was killed on the way', async () => {
    await put(memberId, '30.00')
    aheadMs += 2 * dayMs + minuteMs
    // As a copy leaves it that was killed after it had opened the vault, before it ordered the return.
    await transfers.openVault(memberId)
    await transfers.openVault(memberId)
    for (const _ of [1, 2, 3]) await runOnTwoCopies()
    expect(await orderedOf(memberId)).toEqual([everything])
    expect(await availableOf(memberId)).toBe(0n)
  })

  test('the account is closed by the third day, and nothing is left in its vault', async () => {
    aheadMs += dayMs
    for (const _ of [1, 2, 3]) await runOnTwoCopies()
    expect((await members.findMember(memberId))?.closedAt).not.toBeNull()
    expect(await totalOf(memberId)).toBe('0.00')
    expect(await orderedOf(memberId)).toEqual([everything])
  })
})

describe('the vault of a member who excludes themselves', () => {
  const exclude = (memberId: bigint, kind: 'pause' | 'exclusion', term: 'week' | 'month') =>
    members.excludeSelf(
      {
        memberId,
        brandId: 1,
        sessionId: randomUUID(),
        device: { address: '127.0.0.1', userAgent: 'test', kind: 'web' },
      },
      { kind, term, password: 'Folha4Sorte9Verde' },
    )
  const clear = () => members.clearExcluded(createEndPlays(modules), { warn: () => undefined })

  test('stays closed in a pause, and opens with a self-exclusion, which ends the account', async () => {
    const { memberId } = await openMember('clara.demo', '77711122244')
    const everything = await availableOf(memberId)
    await put(memberId, '40.00')
    await exclude(memberId, 'pause', 'week')
    await clear()
    expect(await totalOf(memberId)).toBe('40.00')
    await exclude(memberId, 'exclusion', 'month')
    // The job that returns what is due runs at the same moment.
    await Promise.all([clear(), clear(), transfers.returnFromVault()])
    expect(await totalOf(memberId)).toBe('0.00')
    expect(await availableOf(memberId)).toBe(everything)
  })

  test('what is in it at the end of the term is returned with the balance', async () => {
    const { memberId } = await openMember('davi.demo', '77711122255')
    await exclude(memberId, 'exclusion', 'month')
    await clear()
    aheadMs += 20 * dayMs
    const everything = await availableOf(memberId)
    await put(memberId, '50.00')
    aheadMs += 11 * dayMs
    await members.endExclusions()
    aheadMs += 60 * minuteMs
    await Promise.all([members.endExclusions(), members.endExclusions()])
    expect(await orderedOf(memberId)).toEqual([everything])
    expect(await totalOf(memberId)).toBe('0.00')
    expect(await cashier.withdrawals.hasWithdrawalUnderWay(memberId)).toBe(true)
  })
})
