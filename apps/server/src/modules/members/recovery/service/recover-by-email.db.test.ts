import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  oldPassword,
  newPassword,
  startRecoveryWorld,
  type RecoveryForm,
} from '../../testing/start-recovery-world.ts'

const minuteMs = 60_000
const world = await startRecoveryWorld()
const { newMember, askByEmail, forget, ticketFor, setByLink } = world
afterAll(() => world.close())
beforeEach(() => world.clock.advance(61 * minuteMs))

describe('by email', () => {
  it('CALL-13, FORGOT-4: username and email as a form mail a link, which sets a new password', async () => {
    const { username, email } = await newMember()
    const answer = await forget({ username, email })
    expect(answer).toMatchObject({ status: 200, body: { success: true, value: null } })
    const set = await setByLink(await ticketFor(email))
    expect(set.body.value).toEqual({ username })
    expect((await world.login(username, oldPassword)).code).toBe('login.failed')
    expect((await world.login(username, newPassword)).status).toBe(200)
  })

  it('CALL-13: a JSON body is refused in place of the form', async () => {
    const { username, email } = await newMember()
    const { cookie, answer } = await world.readCaptcha()
    const refused = await world.send('POST', '/wps/member/password/email', {
      payload: { username, email, captcha: answer },
      headers: { cookie },
    })
    expect([400, 415]).toContain(refused.status)
  })

  it('the mail is in the requester’s language, and leads to the brand’s own site', async () => {
    const { username, email } = await newMember()
    await forget({ username, email }, 'PT')
    const mail = await world.readMessage(email)
    expect(mail).toMatchObject({ channel: 'email', subject: 'Trevo: escolha uma nova senha' })
    expect(mail.body).toContain(`Olá, ${username}!`)
    expect(mail.body).toMatch(/^http:\/\/127\.0\.0\.1:3000\/\?resetTicket=[\w-]{43}$/m)
  })

  it('a host named by the request does not end up in the link', async () => {
    await world.change(`update settings.brand set domains = domains || 'evil.example'::text`)
    const { username, email } = await newMember()
    const { cookie, answer } = await world.readCaptcha()
    await world.send('POST', '/wps/member/password/email', {
      payload: new URLSearchParams({ username, email, captcha: answer }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    })
    expect((await world.readMessage(email)).body).not.toContain('evil.example')
    await world.change(`update settings.brand set domains = array_remove(domains, 'evil.example')`)
  })

  it('FORGOT-4: a username that breaks its rule, or an invalid email, is refused', async () => {
    const { username, email } = await newMember()
    const wrong: [RecoveryForm, string][] = [
      [{ username: '', email }, 'username'],
      [{ username: '1 x', email }, 'username'],
      [{ username, email: '' }, 'email'],
      [{ username, email: 'ana@' }, 'email'],
    ]
    for (const [form, field] of wrong) {
      const answer = await forget(form)
      expect([answer.code, answer.body.field]).toEqual(['register.field_invalid', field])
    }
    expect((await forget({ username, email })).status).toBe(200)
  })

  it('FORGOT-4, ERR-11: an unconfirmed address gets no mail, and is reported as unknown', async () => {
    const { username, email } = await newMember({ isConfirmed: false })
    const unconfirmed = await forget({ username, email })
    const unknown = await forget({ username: 'naoexiste', email })
    expect([unconfirmed.status, unconfirmed.body]).toEqual([unknown.status, unknown.body])
    expect(unconfirmed.code).toBe('recovery.unknown')
    const mails = () =>
      world.pool.query('select 1 from delivery.message where recipient = $1', [email])
    expect((await mails()).rows).toEqual([])
    // Where existence must not be revealed, the answer is success, and nothing is sent.
    await world.change(
      `update settings.module_switch set enabled = false where module_id = 'CAPTCHA3'`,
    )
    const humanProof = await world.proveHuman()
    expect((await askByEmail({ username, email, humanProof })).status).toBe(200)
    expect((await mails()).rows).toEqual([])
    await world.change(
      `update settings.module_switch set enabled = true where module_id = 'CAPTCHA3'`,
    )
  })

  it('ERR-11: an unknown name, or another’s email, is refused as such, in both languages', async () => {
    const one = await newMember()
    const other = await newMember()
    const wrong: RecoveryForm[] = [
      { username: 'naoexiste', email: one.email },
      { username: one.username, email: other.email },
      { username: one.username, email: 'ninguem@example.com' },
    ]
    for (const form of wrong) {
      const answer = await forget(form)
      expect(answer).toMatchObject({ status: 404, code: 'recovery.unknown' })
      expect(answer.body.message).toBe('Username/Email does not exist')
    }
    const inPortuguese = await forget({ username: 'naoexiste', email: one.email }, 'PT')
    expect(inPortuguese.body.message).toBe('Usuário/e-mail não existe')
  })

  it('ERR-11: existence is revealed only after solving a captcha for each query', async () => {
    const { username, email } = await newMember()
    const ask = async (form: RecoveryForm) => {
      const { cookie } = await world.readCaptcha()
      const wrong = await askByEmail({ ...form, captcha: '?????' }, { cookie })
      const none = await askByEmail({ ...form })
      return [wrong, none].map(({ status, body }) => ({ status, body }))
    }
    const known = await ask({ username, email })
    const unknown = await ask({ username: 'naoexiste', email })
    expect(known).toEqual(unknown)
    expect(known.map(({ body }) => (body as { errorCode?: string }).errorCode)).toEqual([
      'captcha.invalid',
      'captcha.invalid',
    ])

    const { cookie, answer } = await world.readCaptcha()
    const form = { username, email, captcha: answer }
    expect((await askByEmail(form, { cookie })).status).toBe(200)
    expect((await askByEmail(form, { cookie })).code).toBe('captcha.invalid')
  })

  it('ERR-11: nor without limit: three mails or guesses per address in five minutes', async () => {
    const { username, email } = await newMember()
    // Owner's and strangers' requests are counted separately, with the same limit.
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await forget({ username, email })).status).toBe(200)
      expect((await forget({ username: 'naoexiste', email })).code).toBe('recovery.unknown')
    }
    const known = await forget({ username, email })
    const unknown = await forget({ username: 'naoexiste', email })
    expect([known.code, unknown.code]).toEqual(['too_many_requests', 'too_many_requests'])
    expect(known.body).toEqual(unknown.body)
  })

  it('if the brand has no captcha, known and unknown get one answer, after the human check', async () => {
    const { username, email } = await newMember()
    await world.change(
      `update settings.module_switch set enabled = false where module_id = 'CAPTCHA3'`,
    )
    const bare = await askByEmail({ username, email })
    expect(bare.code).toBe('verify_first')
    const known = await askByEmail({ username, email, humanProof: await world.proveHuman() })
    const unknown = await askByEmail({
      username: 'naoexiste',
      email: 'naoexiste@example.com',
      humanProof: await world.proveHuman(),
    })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.status).toBe(200)
    await ticketFor(email)
    const { rows } = await world.pool.query(
      `select count(*)::int as count from delivery.message where recipient = 'naoexiste@example.com'`,
    )
    expect(rows).toEqual([{ count: 0 }])
    await world.change(
      `update settings.module_switch set enabled = true where module_id = 'CAPTCHA3'`,
    )
  })
})
