import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { createHttpRegister } from './register-http.ts'
import { sandboxPort, startRegisterSandbox } from './register-sandbox.ts'

const sandbox = await startRegisterSandbox()
const register = sandboxPort(sandbox)
afterAll(() => sandbox.close())

const ask = (cpf: string) =>
  register.ask({ cpf, nonce: randomUUID(), at: new Date('2026-10-05T12:00:00Z') })

describe('IN 22/2025: an answer of the register counts only if it is signed and answers the question', () => {
  test('permitted, impeded with reason, and impeded since an earlier moment', async () => {
    expect(await ask('52998224725')).toMatchObject({ outcome: 'permitted' })
    expect(await ask('90200000000')).toMatchObject({
      outcome: 'impeded',
      reasons: [{ code: 'BOLSA_FAMILIA_BPC', since: new Date('2026-10-05T12:00:00Z') }],
    })
    expect(await ask('90400000000')).toMatchObject({
      reasons: [{ since: new Date('2026-10-05T10:00:00Z') }],
    })
  })

  test.each([
    ['91100000000', 'status'],
    ['91200000000', 'unsigned'],
    ['91300000000', 'unsigned'],
    ['91400000000', 'replayed'],
    ['91500000000', 'other_person'],
    ['91600000000', 'stale'],
    ['91700000000', 'malformed'],
    ['91800000000', 'too_large'],
  ])('the sandbox’s %s is no answer: %s', async (cpf, failure) => {
    expect(await ask(cpf)).toMatchObject({ outcome: 'unanswered', failure })
  })

  test('neither is one that does not come, or that another register signed', async () => {
    sandbox.setDown(true)
    expect(await ask('52998224725')).toMatchObject({ failure: 'unreachable' })
    sandbox.setDown(false)
    const other = await startRegisterSandbox()
    const mixed = createHttpRegister({ url: sandbox.url, publicKey: other.publicKey })
    const question = { cpf: '52998224725', nonce: randomUUID(), at: new Date() }
    expect(await mixed.ask(question)).toMatchObject({ failure: 'unsigned' })
    await other.close()
  })

  test('its page shows the rules', async () => {
    const page = await (await fetch(new URL('/', sandbox.url))).text()
    expect(page).toContain('901…')
    expect(page).toContain('não responde')
  })
})
