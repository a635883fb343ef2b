import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import * as wps from '@trevo/api-client/endpoints.ts'
import type { FirstLimits } from '@trevo/contract/wps/security/first-limits.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '../value-of.ts'
import { cpfOf, firstLimits, formOf, startKycWorld } from './start-kyc-world.ts'

const world = await startKycWorld()
const { server } = world
const { modules } = server.server
afterAll(() => world.close())

let nextCpf = 710_000_000
const newCpf = (): string => cpfOf((nextCpf += 1))

const verified = async (limits: FirstLimits | null) => {
  const person = await world.signUp(limits)
  await world.capture(person.api, formOf(newCpf(), 'Ana Souza Lima'))
  await world.submit(person.api)
  await world.runChecks()
  return person
}
const launch = (api: Api) =>
  api.call(wps.launchGame, {
    query: {
      launchMode: 'GLS',
      nodeId: 1001,
      platform: 'html5-desktop',
      language: 'EN',
      backUrl: 'https://trevo.example/',
    },
  })
const deposit = (api: Api) =>
  api.call(wps.createDeposit, {
    body: { clientId: randomUUID(), channel: 'PIX', amount: '50.00' },
  })
const mayDebit = (memberId: bigint) =>
  createDatabase(server.pool).inTx((tx) => modules.wallet.lockMayDebit(tx, memberId))
const logInAgain = async (username: string) =>
  valueOf(
    await server.guest().call(wps.login, {
      body: {
        username,
        password: 'Tucano-azul-81',
        humanProof: await server.proveHuman(),
        site: 'member',
        type: 'username',
      },
    }),
  )

/** Accounts from before the rule. */
let earlier: Awaited<ReturnType<typeof verified>>
beforeAll(async () => {
  earlier = await verified(null)
  expect(await mayDebit(earlier.memberId)).toBe(true)
  await world.beginBr()
  await server.change(`update settings.module_switch set enabled = false where module_id = 'TOTP'`)
})

describe('P1231 art. 31: a loss and a time limit', () => {
  test('signUpLimitsRequired: without both, sign-up does not finish', async () => {
    const { rows: before } = await server.pool.query('select count(*) from members.member')
    const missing = await world.register(undefined)
    expect(missing).toMatchObject({ ok: false, code: 'limit.missing', field: 'limits' })
    const half = { ...firstLimits, loss: { period: 'month', value: '10.001' } } as const
    expect(await world.register(half)).toMatchObject({ ok: false, code: 'limit.value_unknown' })
    const { rows: after } = await server.pool.query('select count(*) from members.member')
    expect(after).toEqual(before)
  })

  test('chosen at sign-up, they hold from the first stake, for the person', async () => {
    const { api, memberId } = await verified(firstLimits)
    const { list } = valueOf(await api.call(wps.getLimits))
    const held = list.filter(({ value }) => value !== null)
    expect(held.map(({ kind, period, value }) => [kind, period, value])).toEqual([
      ['loss', 'month', '2000.00'],
      ['time', 'day', '300'],
    ])
    expect(await mayDebit(memberId)).toBe(true)
    const { rows } = await server.pool.query<{ state: number }>(
      'select state from wallet.account where id = $1',
      [memberId * 4n],
    )
    expect(rows).toEqual([{ state: 4 }])
  })

  test('a member without is asked at the next login, and stakes and deposits nothing before', async () => {
    const { api, memberId, username } = earlier
    for (const answer of [await launch(api), await deposit(api)]) {
      expect(answer).toMatchObject({
        ok: false,
        code: 'limit.missing',
        detail: { missing: ['loss', 'time'] },
      })
    }
    await logInAgain(username)
    expect(await mayDebit(memberId)).toBe(false)
    expect(valueOf(await api.call(wps.getPlayTime)).missing).toEqual(['loss', 'time'])

    valueOf(await api.call(wps.setFirstLimits, { body: { loss: firstLimits.loss } }))
    expect(await launch(api)).toMatchObject({ detail: { missing: ['time'] } })
    expect(await mayDebit(memberId)).toBe(false)
    const again = await api.call(wps.setFirstLimits, { body: firstLimits })
    expect(again).toMatchObject({ ok: false, code: 'limit.already_set' })

    valueOf(await api.call(wps.setFirstLimits, { body: { time: firstLimits.time } }))
    expect(await mayDebit(memberId)).toBe(true)
    expect(valueOf(await api.call(wps.getPlayTime)).missing).toEqual([])
    expect(await deposit(api)).not.toMatchObject({ code: 'limit.missing' })
  })
})

test('kycBeforeStake, L art. 23: what an identity still lacks is named where a stake is refused', async () => {
  const { api } = await world.signUp()
  expect(await launch(api)).toMatchObject({
    ok: false,
    code: 'kyc.required',
    detail: {
      state: 'started',
      missing: [
        'form',
        'document_front',
        'document_back',
        'face_centre',
        'face_left',
        'face_right',
      ],
    },
  })
})

describe('an account that the database gave a known person by its CPF', () => {
  test('is held to the limits of the person', async () => {
    const { memberId, api } = await verified(firstLimits)
    const { rows } = await server.pool.query<{ person_id: bigint; tax_id: string }>(
      'select person_id, tax_id from members.member where member_id = $1',
      [memberId],
    )
    const [person] = rows
    // As a server of before writes it: another brand of the company, and no word of the person.
    await server.pool.query(`
      insert into settings.brand overriding system value
        select (jsonb_populate_record(b, jsonb_build_object('id', b.id + 1000, 'merchant', 'second', 'company_place', 2,
          'domains', array['second.example'], 'is_demo', false))).* from settings.brand b where b.id = 1`)
    const { rows: made } = await server.pool.query<{ member_id: bigint; person_id: bigint }>(
      `insert into members.member overriding system value
        select (jsonb_populate_record(m, jsonb_build_object('member_id', m.member_id + 100000,
          'customer_id', gen_random_uuid(), 'invite_code', 'second1', 'brand_id', m.brand_id + 1000,
          'account', 'second@pessoa', 'person_id', null))).* from members.member m
        where m.member_id = $1 returning member_id, person_id`,
      [memberId],
    )
    const other = made[0]?.member_id ?? 0n
    expect(made[0]?.person_id).toBe(person?.person_id)
    await createDatabase(server.pool).inTx((tx) => modules.wallet.openAccounts(tx, other))
    expect(await modules.limits.admitAccounts()).toBe(1)
    expect(await modules.limits.admitAccounts()).toBe(0)
    const { rows: states } = await server.pool.query<{ state: number }>(
      'select state from wallet.account where id = $1',
      [other * 4n],
    )
    expect(states[0]?.state).toBe(4)
    expect(valueOf(await api.call(wps.getLimits)).list.length).toBeGreaterThan(0)
  })
})
