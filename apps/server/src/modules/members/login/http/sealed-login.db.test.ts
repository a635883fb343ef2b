import { afterAll, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../../identity/index.ts'
import { startAccessWorld, type AccessWorld } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
afterAll(() => world.close())

const path = '/wps/session/login'
const payload = async () => ({
  username: 'membro.demo',
  password: demoPasswords.member,
  type: 'username',
  humanProof: await world.proveHuman(),
})
const post = (body: unknown, to?: AccessWorld['app']) =>
  world.send('POST', path, { payload: body, ...(to && { to }) })
const refused = { status: 400, code: 'request_body_required' }

describe('CALL-3: an E call over HTTP', () => {
  it('CALL-3: a plain body on an E path is refused', async () => {
    expect(await post(await payload())).toMatchObject(refused)
  })

  it('CALL-3: a recorded body cannot be opened again, not even at another copy', async () => {
    const sealed = await world.seal(path, await payload())
    expect((await post(sealed)).status).toBe(200)
    expect(await post(sealed)).toMatchObject(refused)
    const other = await world.openCopy()
    expect(await post(sealed, other.app)).toMatchObject(refused)
  })

  it('CALL-3: of ten concurrent copies of a body only one is opened', async () => {
    const sealed = await world.seal(path, await payload())
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(sealed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === refused.code)).toHaveLength(9)
  })

  it('CALL-3: a body sealed for another path, too old, or from the future is refused', async () => {
    const now = world.clock.now().getTime()
    expect(await post(await world.seal('/wps/member/register', await payload()))).toMatchObject(
      refused,
    )
    expect(
      await post(await world.seal(path, await payload(), { issuedAt: now - 60_001 })),
    ).toMatchObject(refused)
    expect(
      await post(await world.seal(path, await payload(), { issuedAt: now + 60_001 })),
    ).toMatchObject(refused)
    expect(
      (await post(await world.seal(path, await payload(), { issuedAt: now - 59_000 }))).status,
    ).toBe(200)
  })

  it('CALL-3: a single changed character anywhere makes it unreadable', async () => {
    const { value } = await world.seal(path, await payload())
    const parts = value.split('.')
    for (const [index, part] of parts.entries()) {
      if (part === '') continue
      const middle = Math.floor(part.length / 2)
      const changed = part[middle] === 'A' ? 'B' : 'A'
      const tampered = [...parts]
      tampered[index] = part.slice(0, middle) + changed + part.slice(middle + 1)
      expect(await post({ value: tampered.join('.') })).toMatchObject(refused)
    }
    expect((await post({ value })).status).toBe(200)
  })

  it('an unknown or extra field inside is refused, so nothing can be smuggled in', async () => {
    const smuggled = { ...(await payload()), customerType: 1 }
    expect(await post(await world.seal(path, smuggled))).toMatchObject({
      code: 'request_param_err',
    })
  })
})
