import type { Api } from '@trevo/api-client/create-api.ts'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { requestRaw } from './request-raw.ts'
import { startTestServer } from './start-test-server.ts'
import { registrationForm } from '../modules/members/testing/registration-form.ts'

const nodeId = 1001

const server = await startTestServer()
afterAll(() => server.close())

const ours = allEndpoints.filter(({ family }) => family === 'wps' || family === 'lgw')

/** What each call that needs a session of some kind answers to this token. */
const codesFor = async (auth: string, token?: string) => {
  const calls = ours.filter((one) => one.auth === auth)
  const answers = await Promise.all(
    calls.map(({ path, method, moduleId, body }) =>
      requestRaw(server.baseUrl, path.replaceAll(/:\w+/g, '1'), {
        method,
        headers: {
          merchant: 'trevo',
          'x-gateway-version': '3',
          encryption: 'JWE',
          ...(token !== undefined && { authorization: token }),
          ...(moduleId && { moduleid: moduleId }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: '{}' }),
      }),
    ),
  )
  return calls.map(({ name }, index) => [name, answers[index]?.body.errorCode])
}
const allOn = () => server.change('update settings.module_switch set enabled = true')

describe('a visitor', () => {
  test('ROLE-2: browses home, lists, help and promotions without a token', async () => {
    const visitor = server.guest('PT')
    const answers = await Promise.all([
      visitor.call(endpoints.getSystemStatus),
      visitor.call(endpoints.getWhitelabel),
      visitor.call(endpoints.getDomainRoute),
      visitor.call(endpoints.getRegisterSetting),
      visitor.call(endpoints.getHelpCenter),
      visitor.call(endpoints.getGameMenus),
      visitor.call(endpoints.listHotGames),
      visitor.call(endpoints.listGames, { query: { gameType: 'RNG' } }),
      visitor.call(endpoints.listNewGameVendors, { query: {} }),
      visitor.call(endpoints.listWinners, { query: {} }),
      visitor.call(endpoints.getJackpot),
      visitor.call(endpoints.listAnnouncements, { query: {} }),
      visitor.call(endpoints.listCountries),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ ok: true })
  })

  test('ROLE-2: registers and logs in', async () => {
    await server.change(
      `update settings.module_switch set enabled = false where module_id = 'REGMOBVERF3'`,
    )
    const password = 'Verde-Campo-42'
    const registered = await server.guest().call(endpoints.registerMember, {
      body: {
        ...registrationForm('visitor1', password),
        humanProof: await server.proveHuman(),
      },
    })
    expect(registered).toMatchObject({ ok: true, value: { customerType: 0 } })
    const entered = await server.guest().call(endpoints.login, {
      body: {
        type: 'username',
        username: 'visitor1',
        password,
        humanProof: await server.proveHuman(),
      },
    })
    expect(entered).toMatchObject({ ok: true, value: { userName: 'visitor1' } })
  })

  test('ROLE-3, ROLE-12: every account call requires login, launching a game too', async () => {
    await allOn()
    for (const auth of ['session', 'member', 'agent']) {
      for (const [name, code] of await codesFor(auth)) {
        expect([name, code]).toEqual([name, 'login.not.session'])
      }
    }
    expect(
      await server.guest('EN').call(endpoints.launchGame, { query: { nodeId } }),
    ).toMatchObject({
      code: 'login.not.session',
      message: 'You are not logged in, please login',
    })
    expect(
      await server.guest('PT').call(endpoints.launchGame, { query: { nodeId } }),
    ).toMatchObject({ message: 'Você não está conectado. Faça login, por favor.' })
  })
})

describe('a trial user', () => {
  test('ROLE-6: browses, but opens neither a game nor a page of the member or account center', async () => {
    await allOn()
    const { api, token } = await server.tryOut()
    expect(await api.call(endpoints.listGames, { query: { gameType: 'RNG' } })).toMatchObject({
      ok: true,
    })
    expect(await api.call(endpoints.getMemberInfo)).toMatchObject({
      ok: true,
      value: { type: 4 },
    })
    expect(await api.call(endpoints.launchGame, { query: { nodeId } })).toMatchObject({
      code: 'play.need_true_account',
    })
    for (const [name, code] of await codesFor('member', token)) {
      expect([name, code]).toEqual([name, 'play.need_true_account'])
    }
  })
})

describe('members and agents', () => {
  test('ROLE-14: the four roles follow from login and account type', async () => {
    const member = await server.logIn('membro.demo')
    const agent = await server.logIn('agente.demo', 'agent')
    const trial = await server.tryOut()
    const typeOf = async (api: Api) => {
      const answer = await api.call(endpoints.getMemberInfo)
      return answer.ok ? answer.value.type : answer.code
    }
    expect(await typeOf(server.guest())).toBe('login.not.session')
    expect(await typeOf(trial.api)).toBe(4)
    expect(await typeOf(member.api)).toBe(0)
    expect(await typeOf(agent.api)).toBe(1)
  })

  test('ROLE-1: the lists of types come from the brand, for sessions that are open already', async () => {
    const { api } = await server.logIn('agente.demo')
    await expect(server.logIn('membro.demo', 'agent')).rejects.toThrow('error_not_agent')
    await server.change(`update settings.brand set agent_types = '{0,2}'`)
    expect(await api.call(endpoints.getMemberInfo)).toMatchObject({ ok: true })
    await expect(server.logIn('agente.demo', 'agent')).rejects.toThrow('error_not_agent')
    expect(await server.logIn('membro.demo', 'agent')).toMatchObject({ token: expect.any(String) })
    await server.change(`update settings.brand set agent_types = '{1,2,41,42}'`)
  })

  test('ROLE-10: on the agent site an ordinary member gets a sentence and no session', async () => {
    const answers = await Promise.all(
      (['EN', 'PT'] as const).map(async (language) =>
        server.guest(language).call(endpoints.login, {
          body: {
            type: 'username',
            username: 'membro.demo',
            password: server.server.demoAccounts[0]?.password ?? '',
            humanProof: await server.proveHuman(),
            site: 'agent',
          },
        }),
      ),
    )
    expect(answers).toMatchObject([
      { ok: false, code: 'error_not_agent', message: 'Non-agents cannot log in' },
      { ok: false, message: 'Somente agentes podem entrar aqui' },
    ])
  })
})
