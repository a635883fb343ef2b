import { randomUUID } from 'node:crypto'
import * as wps from '@trevo/api-client/endpoints.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '../value-of.ts'
import { cpfOf, drawPicture, formOf, kinds, startKycWorld } from './start-kyc-world.ts'

const world = await startKycWorld()
const { server, kyc, sandbox } = world
const { pool } = server
afterAll(() => world.close())

let nextCpf = 700_000_000
const newCpf = (): string => cpfOf((nextCpf += 1))
const fresh = world.signUp

beforeAll(() => world.beginBr())

const decidedAs = async (fullName: string, form: Partial<Parameters<typeof formOf>[2]> = {}) => {
  const { api } = await fresh()
  const cpf = newCpf()
  await world.capture(api, formOf(cpf, fullName, form))
  await world.submit(api)
  await world.runChecks()
  return { api, cpf, shown: await world.stateOf(api) }
}

describe('P1231 art. 31: who somebody is', () => {
  test('is verified from form, document and face; until then nothing is staked', async () => {
    const { api, memberId } = await fresh()
    const mayStake = () =>
      createDatabase(pool).inTx((tx) => server.server.modules.wallet.lockMayDebit(tx, memberId))
    expect(await mayStake()).toBe(false)
    expect(await world.stateOf(api)).toMatchObject({
      isRequired: true,
      isVerified: false,
      state: 'started',
      missing: ['form', ...kinds],
    })
    const captured = await world.capture(api, formOf(newCpf(), 'Ana Souza Lima'))
    expect(captured).toMatchObject({ state: 'started', missing: [] })
    expect(await world.submit(api)).toMatchObject({ state: 'captured' })
    await world.runChecks()
    expect(await world.stateOf(api)).toMatchObject({
      state: 'verified',
      isVerified: true,
      causes: [],
    })
    expect(await mayStake()).toBe(true)
  })

  test('something missing is named, and nothing is sent', async () => {
    const { api } = await fresh()
    valueOf(await api.call(wps.saveKycForm, { body: formOf(newCpf(), 'Bia Reis Nunes') }))
    valueOf(await world.sendImage(api, 'document_front'))
    const answer = await api.call(wps.submitKyc, { body: {} })
    expect(answer).toMatchObject({ ok: false, code: 'kyc.incomplete' })
    expect((await world.stateOf(api)).missing).toEqual(kinds.slice(1))
  })

  test('glare is named, the document alone is captured again, and the second picture is read', async () => {
    const { api, shown } = await decidedAs('Caio Reflexo')
    expect(shown).toMatchObject({
      state: 'started',
      causes: ['document_glare'],
      missing: ['document_front', 'document_back'],
    })
    for (const kind of ['document_front', 'document_back'] as const) {
      valueOf(await world.sendImage(api, kind))
    }
    await world.submit(api)
    await world.runChecks()
    expect(await world.stateOf(api)).toMatchObject({ state: 'verified' })
  })

  test('a face that is not the document’s goes to a person, who is told why', async () => {
    const { shown, cpf } = await decidedAs('Davi Sósia')
    expect(shown).toMatchObject({ state: 'review', causes: [] })
    const { rows } = await pool.query<{ causes: string[]; form: Buffer }>(
      `select causes, form from kyc.case where state = 'review' order by id desc limit 1`,
    )
    expect(rows[0]?.causes).toEqual(['face_differs'])
    expect(rows[0]?.form.includes(Buffer.from(cpf))).toBe(false)
  })

  test('a document that somebody else showed before is refused under a word that tells nobody', async () => {
    const first = await decidedAs('Eva Repetido')
    expect(first.shown.state).toBe('verified')
    const second = await decidedAs('Gil Repetido')
    expect(second.shown).toMatchObject({ state: 'refused', causes: ['unconfirmed'] })
  })
})

describe('bad input', () => {
  test('a file that is not what it says is refused, and so is a second picture under one id', async () => {
    const { api } = await fresh()
    const text = Buffer.from('%PDF-1.7 not a picture').toString('base64')
    expect(await world.sendImage(api, 'document_front', text)).toMatchObject({
      ok: false,
      code: 'kyc.picture_unreadable',
    })
    const body = {
      imageId: randomUUID(),
      kind: 'document_front',
      picture: await drawPicture(),
    } as const
    valueOf(await api.call(wps.addKycImage, { body }))
    valueOf(await api.call(wps.addKycImage, { body }))
    const other = { ...body, picture: await drawPicture() }
    expect(await api.call(wps.addKycImage, { body: other })).toMatchObject({
      ok: false,
      code: 'request.id_reused',
    })
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from kyc.image where id = $1',
      [body.imageId],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test.each([
    ['a CPF with wrong check digits', { cpf: '12345678900' }, 'kyc.form_invalid'],
    ['a person of seventeen', { bornOn: '2010-01-01' }, 'kyc.underage'],
    ['29 February of a common year', { bornOn: '1991-02-29' }, 'request_param_err'],
    ['somebody else’s Pix key', { pixKey: cpfOf(1) }, 'kyc.form_invalid'],
  ])('%s is refused', async (_what, wrong, code) => {
    const { api } = await fresh()
    const body = formOf(newCpf(), 'Hugo Dias', wrong)
    expect(await api.call(wps.saveKycForm, { body })).toMatchObject({ ok: false, code })
  })
})

test('P722: answers that are not signed for the request, by the party, now, count as none', async () => {
  const { api } = await fresh()
  await world.capture(api, formOf(newCpf(), 'Iris Melo'))
  await world.submit(api)
  const wrong = [
    ['unsigned', 'unsigned'],
    ['other_key', 'unsigned'],
    ['replayed', 'replayed'],
    ['changed', 'changed'],
    ['stale', 'stale'],
    ['malformed', 'malformed'],
    ['unavailable', 'refused'],
  ] as const
  for (const [kind, outcome] of wrong) {
    await sandbox.setFaults([{ kind }])
    await world.runChecks()
    expect((await world.stateOf(api)).state).toBe('checking')
    const { rows } = await pool.query<{ outcome: string }>(
      `select outcome from kyc.call order by id desc limit 5`,
    )
    expect(new Set(rows.map((row) => row.outcome))).toEqual(new Set([outcome]))
    world.later(700_000)
  }
  await sandbox.setFaults([])
  await world.runChecks()
  expect((await world.stateOf(api)).state).toBe('verified')
})

test('while a party is down a person decides after the last try', async () => {
  const { api } = await fresh()
  await world.capture(api, formOf(newCpf(), 'Nina Fora'))
  await world.submit(api)
  for (let tries = 0; tries < 9; tries += 1) {
    await world.runChecks()
    world.later(700_000)
  }
  expect((await world.stateOf(api)).state).toBe('review')
})

test('P722, P1143: every call is kept for five years, sealed and signed, and nobody changes it', async () => {
  const { rows } = await pool.query<{ port: string; years: number; content: Buffer }>(
    `select port, extract(year from age(kept_until, at))::int as years, content from kyc.call limit 200`,
  )
  expect(new Set(rows.map(({ years }) => years))).toEqual(new Set([5]))
  expect(rows.some(({ content }) => content.includes('fullName'))).toBe(false)
  await expect(pool.query('delete from kyc.call')).rejects.toThrow(/is kept/)
})

test('pictures are taken on another device by a link that opens once', async () => {
  const { api } = await fresh()
  valueOf(await api.call(wps.saveKycForm, { body: formOf(newCpf(), 'Joana Prado') }))
  const { token } = valueOf(await api.call(wps.openKycHandover, { body: {} }))
  const phone = server.guest()
  const { key, handover } = valueOf(await phone.call(wps.takeKycHandover, { body: { token } }))
  expect(handover.missing).toEqual(kinds)
  expect(await phone.call(wps.takeKycHandover, { body: { token } })).toMatchObject({
    ok: false,
    code: 'kyc.handover_unknown',
  })
  for (const kind of kinds) {
    const body = { key, imageId: randomUUID(), kind, picture: await drawPicture() }
    valueOf(await phone.call(wps.addHandoverImage, { body }))
  }
  expect(await world.stateOf(api)).toMatchObject({ missing: [], state: 'started' })
  world.later(21 * 60_000)
  const late = {
    key,
    imageId: randomUUID(),
    kind: 'face_left',
    picture: await drawPicture(),
  } as const
  expect(await phone.call(wps.addHandoverImage, { body: late })).toMatchObject({
    ok: false,
    code: 'kyc.handover_unknown',
  })
})

test('a copy that dies between asking and keeping leaves the check to others, with the same request id', async () => {
  const { api, memberId } = await fresh()
  await world.capture(api, formOf(newCpf(), 'Lia Costa'))
  await world.submit(api)
  await kyc.runChecks()
  // As if a copy had taken the checks and died: they are leased, and nothing was kept.
  const ofMember = `case_id = (select id from kyc.case where member_id = ${memberId})`
  await pool.query(
    `update kyc.check set verdict = null, answered_at = null,
       due_at = now() + interval '60 seconds' where ${ofMember}`,
  )
  await pool.query(`update kyc.case set state = 'checking' where member_id = $1`, [memberId])
  const idsOf = async () =>
    (await pool.query(`select request_id from kyc.check where ${ofMember} order by 1`)).rows
  const before = await idsOf()
  await kyc.runChecks()
  expect((await world.stateOf(api)).state).toBe('checking')
  world.later(61_000)
  await world.runChecks()
  expect((await world.stateOf(api)).state).toBe('verified')
  expect(await idsOf()).toEqual(before)
})
