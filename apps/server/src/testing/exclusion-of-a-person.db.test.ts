import { randomUUID } from 'node:crypto'
import type { ExclusionKind, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const server = await startTestServer({ clock })
const { members, wallet, cashier } = server.server.modules
afterAll(() => server.close())

const dayMs = 86_400_000
const idOf = async (username: string): Promise<bigint> => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  return member.memberId
}
/** A second brand of the company. */
const addBrand = async (): Promise<void> => {
  await server.pool.query(
    `insert into settings.brand overriding system value
     select (jsonb_populate_record(b, '{"id": 2, "merchant": "outra", "company_place": 2}')).*
     from settings.brand b where b.id = 1`,
  )
  await server.change(
    `insert into settings.register_rule
     select (jsonb_populate_record(r, '{"brand_id": 2}')).* from settings.register_rule r`,
  )
}
/** The account lives there from now on. */
const moveToOtherBrand = (memberId: bigint) =>
  server.pool.query('update members.member set brand_id = 2 where member_id = $1', [memberId])
/** As if the member had told no CPF yet, or this one. */
const giveCpf = async (memberId: bigint, cpf: string | null): Promise<void> => {
  const values = [memberId]
  await server.pool.query('update members.member set tax_id = null where member_id = $1', values)
  await server.pool.query(
    `update members.person set cpf = null
     where person_id = (select person_id from members.member where member_id = $1)`,
    values,
  )
  const told = [memberId, cpf]
  await server.pool.query('update members.member set tax_id = $2 where member_id = $1', told)
}
const stake = (memberId: bigint, amount = '1.00') =>
  server.stake({ memberId, txnId: randomUUID(), amount, nodeId: 1001, roundId: randomUUID() }).then(
    ({ outcome }) => outcome,
    (error: { code: string }) => error.code,
  )
const sessionsOf = async (memberId: bigint): Promise<number> => {
  const { rows } = await server.pool.query('select from identity.session where member_id = $1', [
    memberId,
  ])
  return rows.length
}
const exclude = (
  memberId: bigint,
  kind: ExclusionKind,
  term: ExclusionTerm,
  password = 'Folha4Sorte9Verde',
) =>
  members.excludeSelf(
    {
      memberId,
      brandId: 1,
      sessionId: randomUUID(),
      device: { address: '127.0.0.1', userAgent: 'test', kind: 'web' },
    },
    { kind, term, password },
  )
const kindsOf = async (memberId: bigint) => {
  const { rows } = await server.pool.query<{ kind: string; term: string }>(
    'select kind, term from members.exclusion where member_id = $1 and ended_at is null',
    [memberId],
  )
  return rows.map(({ kind, term }) => `${kind} ${term}`)
}

const here = await idOf('ana.demo')
const there = await idOf('bento.demo')
await addBrand()
await moveToOtherBrand(there)
await giveCpf(here, '93541134780')
await giveCpf(there, '93541134780')
await server.deposit(here, 'here', '50.00')
await server.deposit(there, 'there', '50.00')

describe('IN 31/2025: one person, several brands', () => {
  test('an exclusion at one brand bars every account of the person at once and ends all sessions', async () => {
    await server.logIn('ana.demo')
    expect(await stake(there)).toBe('applied')
    await exclude(here, 'pause', 'week')
    expect([await stake(here), await stake(there)]).toEqual([
      'wallet.debit_refused',
      'wallet.debit_refused',
    ])
    expect([await sessionsOf(here), await sessionsOf(there)]).toEqual([0, 0])
    expect(await members.findExclusion(there)).toMatchObject({ kind: 'pause' })
  })

  test('a self-exclusion takes the place of the pause everywhere, and no pause takes its place', async () => {
    await exclude(here, 'exclusion', 'month')
    expect([await kindsOf(here), await kindsOf(there)]).toEqual([
      ['exclusion month'],
      ['exclusion month'],
    ])
    await expect(exclude(here, 'pause', 'halfYear')).rejects.toMatchObject({
      code: 'exclusion.not_longer',
    })
    await expect(exclude(here, 'exclusion', 'day')).rejects.toMatchObject({
      code: 'exclusion.term',
    })
  })

  test('an account that turns out to be the person’s takes over what bars the others', async () => {
    const other = await idOf('clara.demo')
    await server.deposit(other, 'other', '10.00')
    await moveToOtherBrand(other)
    await giveCpf(other, null)
    await server.pool.query('update members.member set closed_at = now() where member_id = $1', [
      there,
    ])
    expect(await stake(other)).toBe('applied')
    await members.updateProfile(
      {
        memberId: other,
        brandId: 2,
        sessionId: randomUUID(),
        device: { address: '127.0.0.1', userAgent: 'test', kind: 'web' },
      },
      { taxId: '935.411.347-80' },
    )
    expect(await stake(other)).toBe('wallet.debit_refused')
    expect(await kindsOf(other)).toEqual(['exclusion month'])
  })

  test('the account is closed at the end, once the rest of the balance has gone to the own account', async () => {
    aheadMs = 31 * dayMs
    await members.endExclusions()
    // Without an account of their own nothing can be sent: it stays excluded, and its login open.
    expect(await members.findExclusion(here)).toMatchObject({ kind: 'exclusion' })
    await server.pool.query(
      `insert into cashier.payee_holder (member_id, document, name) values ($1, '93541134780', 'Ana')
       on conflict do nothing`,
      [here],
    )
    await server.pool.query(
      `insert into cashier.payee (member_id, id, client_id, kind, pix_key_type, pix_key, holder_document, holder_name, is_default, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid(), 'pix', 'CPF', '93541134780', '93541134780', 'Ana', true, now())`,
      [here],
    )
    aheadMs += 3_600_000
    await members.endExclusions()
    aheadMs += 3_600_000
    await members.endExclusions()
    const { heldMinor, availableMinor } = await wallet.balanceOf(here)
    expect([availableMinor, heldMinor]).toEqual([0n, parseMoney('50.00')])
    expect(await cashier.withdrawals.hasWithdrawalUnderWay(here)).toBe(true)
  })
})
