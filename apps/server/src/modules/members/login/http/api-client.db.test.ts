import type { AddressInfo } from 'node:net'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startAccessWorld } from '../../testing/start-access-world.ts'
import { valueOf } from '../../../../testing/value-of.ts'

let token: string | undefined
const onSessionLost = vi.fn<() => void>()

const world = await startAccessWorld()
await world.seed()
await world.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = world.app.server.address() as AddressInfo
const api = createTestApi({
  baseUrl: `http://127.0.0.1:${port}`,
  getToken: () => token,
  getLanguage: () => 'PT',
  onSessionLost,
})
afterAll(async () => {
  await world.app.close()
  await world.close()
})

const proof = async () => {
  const challenge = valueOf(await api.call(endpoints.getHumanChallenge))
  return solveHumanCheck(challenge)
}

describe('the typed client against the real server', () => {
  // The device's clock is years behind the server's here; the client detects that.
  it('CALL-3, CALL-5, CALL-8, CALL-23: logs in sealed, gets member info, logs out', async () => {
    const wrong = await api.call(endpoints.login, {
      body: {
        username: 'membro.demo',
        password: 'nope',
        type: 'username',
        humanProof: await proof(),
      },
    })
    expect(wrong).toMatchObject({ ok: false, code: 'login.failed' })
    expect(wrong.ok || wrong.message).toBe('Usuário ou senha incorretos. Confira e tente de novo.')

    const answer = valueOf(
      await api.call(endpoints.login, {
        body: {
          username: 'membro.demo',
          password: 'Folha4Sorte9Verde',
          type: 'username',
          humanProof: await proof(),
        },
      }),
    )
    token = answer.token
    expect(await api.call(endpoints.getMemberInfo)).toMatchObject({
      ok: true,
      value: { id: answer.id, account: 'trevo@membro.demo' },
    })
    expect(await api.call(endpoints.logout)).toEqual({ ok: true, value: null })
    expect(await api.call(endpoints.getMemberInfo)).toMatchObject({
      ok: false,
      code: 'login.not.session',
    })
    expect(onSessionLost).toHaveBeenCalledOnce()
  })

  it('CALL-10: a refused registration names field, sentence and limits', async () => {
    token = undefined
    const body = { ...world.registration('x1'), humanProof: await proof() } as never
    expect(await api.call(endpoints.registerMember, { body })).toMatchObject({
      ok: false,
      code: 'register.field_invalid',
      field: 'username',
      detail: { messageKey: 'reg_pattern_1', min: 4, max: 20 },
    })
  })
})
