import { afterAll, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../../identity/index.ts'
import { startAccessWorld } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
afterAll(() => world.close())

const freePlay = () =>
  world.send('POST', '/wps/session/login/freeplay', {
    payload: { os: 'Linux', platform: 'W' },
    headers: { 'x-gateway-version': '3' },
  })

describe('free play', () => {
  it('CALL-15, LOGIN-15, SESSION-1: gives a session in state trial', async () => {
    const answer = await freePlay()
    expect(answer.body.value).toMatchObject({ customerType: 4, userName: 'trial' })
    const caller = await world.identity.resolveSession(answer.body.value.token)
    expect(caller?.kind).toBe('trial')
    const info = await world.send('GET', '/wps/member/info', {
      headers: { authorization: answer.body.value.token },
    })
    expect(info.body.value).toMatchObject({ type: 4, account: 'trevo@trial' })
  })

  it('all visitors are the same trial user, each in a separate session', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, freePlay))
    expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.value.token)).size).toBe(8)
  })

  it("the trial user's accounts cannot be debited, even with money in them", async () => {
    const { token } = (await freePlay()).body.value
    const { memberId } = (await world.identity.resolveSession(token)) ?? { memberId: 0n }
    await world.wallet.registerKinds([
      { kind: 'test.credited', role: 'credit', typeCode: 8122, house: 'test' },
      { kind: 'test.bet', role: 'debit', typeCode: 3200, house: 'test' },
    ])
    const command = { source: 'test', memberId, amountMinor: 10_000n }
    await world.wallet.post({ ...command, txnId: 'in', kind: 'test.credited' })
    await expect(
      world.wallet.post({ ...command, txnId: 'out', kind: 'test.bet' }),
    ).rejects.toMatchObject({ code: 'wallet.debit_refused' })
  })

  it('a seeded trial user who logs in by name is in state trial too', async () => {
    const { token } = (await world.login('teste.demo', demoPasswords.trial)).body.value
    expect((await world.identity.resolveSession(token))?.kind).toBe('trial')
  })

  it('is not available if the brand has disabled it', async () => {
    await world.change(
      `update settings.module_switch set enabled = false where module_id = 'FREEPLAY3'`,
    )
    expect(await freePlay()).toMatchObject({ status: 400, code: 'function.not.available' })
    await world.change(
      `update settings.module_switch set enabled = true where module_id = 'FREEPLAY3'`,
    )
  })

  it('requires os and platform W', async () => {
    const answer = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'Linux', platform: 'X' },
    })
    expect(answer.code).toBe('request_param_err')
  })
})
