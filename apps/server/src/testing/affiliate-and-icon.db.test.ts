import {
  checkAffiliate,
  getMemberIcon,
  getMemberInfo,
  registerMember,
  setMemberIcon,
} from '@trevo/api-client/endpoints.ts'
import { memberIconCount } from '@trevo/contract/wps/member-icon.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'
import { registrationForm } from '../modules/members/testing/registration-form.ts'

const server = await startTestServer()
afterAll(() => server.close())

const codeOf = async (username: string): Promise<string> => {
  const { rows } = await server.pool.query<{ invite_code: string }>(
    'select invite_code from members.member where account_key = $1',
    [`trevo@${username}`],
  )
  return rows[0]?.invite_code ?? ''
}

const check = (code: string, domain = '127.0.0.1') =>
  server.guest('PT').call(checkAffiliate, { query: { code, domain } })

describe('the affiliate check', () => {
  test("CALL-18, REG-16, REG-17: an agent's code is found without a token, however it is typed", async () => {
    const code = await codeOf('agente.demo')
    expect(code).toMatch(/^[0-9a-z]{8}$/)
    expect(await check(code)).toMatchObject({ ok: true, value: { affiliateCode: code } })
    expect(await check(` ${code.toUpperCase()} `)).toMatchObject({
      ok: true,
      value: { affiliateCode: code },
    })
  })

  test('REG-17, ERR-1: an unknown code and the code of an ordinary member are invitation_code_error', async () => {
    for (const code of ['00000000', await codeOf('membro.demo'), 'x'.repeat(64)]) {
      expect(await check(code)).toMatchObject({
        ok: false,
        code: 'invitation_code_error',
        message: 'Código de convite inválido',
      })
    }
  })

  test('the code of an agent with a closed account refers nobody any more', async () => {
    const code = await codeOf('agente.sul')
    expect(await check(code)).toMatchObject({ ok: true })
    await server.pool.query(
      `update members.member set closed_at = now(), close_reason = 'member'
       where account_key = 'trevo@agente.sul'`,
    )
    expect(await check(code)).toMatchObject({ code: 'invitation_code_error' })
  })

  test('CALL-18, ERR-14: a domain of no brand is sent to customer service', async () => {
    const code = await codeOf('agente.demo')
    expect(await check(code, 'trevo.evil.example')).toMatchObject({
      ok: false,
      code: 'system.domain_invalid',
      message: expect.stringContaining('atendimento'),
    })
    expect(await check(code, 'localhost:3000')).toMatchObject({ ok: true })
    for (const missing of ['code=', 'domain=127.0.0.1', '']) {
      const answer = await fetch(`${server.baseUrl}${checkAffiliate.path}?${missing}`)
      expect([missing, answer.status]).toEqual([missing, 400])
    }
  })

  test('REG-16: a member who registers with the code is below the agent; a wrong code creates no account', async () => {
    const code = await codeOf('agente.norte')
    const register = async (username: string, affiliateCode: string) =>
      server.guest().call(registerMember, {
        body: {
          ...registrationForm(username),
          affiliateCode,
          humanProof: await server.proveHuman(),
        },
      })
    expect(await register('brought1', code)).toMatchObject({ ok: true })
    expect(await register('brought2', '00000000')).toMatchObject({ code: 'invitation_code_error' })
    const { rows } = await server.pool.query(
      `select below.nickname, agent.nickname as upline from members.member below
       join members.member agent on agent.member_id = below.upline_member_id
       where below.nickname like 'brought_'`,
    )
    expect(rows).toEqual([{ nickname: 'brought1', upline: 'Agente Norte' }])
  })
})

describe('the member icon', () => {
  test('CALL-9: a session has a picture of the set, the same each time; without one it is refused', async () => {
    const { api } = await server.logIn('membro.demo')
    const first = await api.call(getMemberIcon)
    expect(first).toMatchObject({ ok: true, value: { avatarType: 'STATIC' } })
    expect(await api.call(getMemberIcon)).toEqual(first)
    expect(await server.guest().call(getMemberIcon)).toMatchObject({ code: 'login.not.session' })
    const { api: trial } = await server.tryOut()
    expect(await trial.call(getMemberIcon)).toMatchObject({ ok: true })
  })

  test('a member chooses another; one that the set lacks and the shared trial user may not', async () => {
    const { api } = await server.logIn('membro.demo')
    const last = memberIconCount - 1
    expect(await api.call(setMemberIcon, { body: { avatar: last } })).toMatchObject({ ok: true })
    expect(await api.call(getMemberIcon)).toMatchObject({ value: { avatar: last } })
    for (const avatar of [-1, memberIconCount, 0.5]) {
      expect(await api.call(setMemberIcon, { body: { avatar } })).toMatchObject({
        code: 'request_param_err',
      })
    }
    const { api: trial } = await server.tryOut()
    expect(await trial.call(setMemberIcon, { body: { avatar: 1 } })).toMatchObject({
      code: 'play.need_true_account',
    })
    expect((await api.call(getMemberInfo)).ok).toBe(true)
  })
})
