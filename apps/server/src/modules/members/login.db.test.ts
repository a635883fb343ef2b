import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAccessWorld, type AccessWorld } from './testing/start-access-world.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await startAccessWorld()
  await world.seed()
})
afterAll(() => world.close())

describe('login over HTTP', () => {
  it('CALL-5, MODEL-1: the right password opens a session; no password comes back', async () => {
    const answer = await world.login('membro.demo', 'Folha4Sorte9Verde')
    expect(answer.body).toMatchObject({ success: true })
  })
  it('register', async () => {
    const answer = await world.register('ana2030')
    expect(answer.body).toMatchObject({ success: true })
    const info = await world.send('GET', '/wps/member/info', {
      headers: { authorization: answer.body.value.token },
    })
    expect(info.body).toMatchObject({ success: true })
    console.log(info.body, answer.body)
    const out = await world.send('DELETE', '/wps/session/logout', {
      headers: { authorization: answer.body.value.token },
    })
    expect(out.body).toMatchObject({ success: true })
  })
})
