import { setTimeout as wait } from 'node:timers/promises'
import { listCountries, registerByMobile, sendRegisterCode } from '@trevo/api-client/endpoints.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmsGateway } from '../modules/delivery/testing/start-sms-gateway.ts'
import { requireProviders } from '../modules/delivery/index.ts'
import { containsCode } from './contains-code.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { sentByPage } from '../modules/members/testing/registration-form.ts'

let gateway: Awaited<ReturnType<typeof startSmsGateway>>
let server: TestServer
const logged: string[] = []

beforeAll(async () => {
  gateway = await startSmsGateway()
  server = await startTestServer({
    environment: {
      // Codes go out by a job.
      ROLES: 'web,worker',
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: 'gate-key',
    },
    logger: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
  })
})
afterAll(async () => {
  await server.close()
  await gateway.close()
})

const until = async <Value>(
  find: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> => {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const found = await find()
    if (found !== undefined) return found
    await wait(50)
  }
  throw new Error('it did not happen within 20 s')
}
const ask = async (mobileNo: string) =>
  server.guest('PT').call(sendRegisterCode, {
    body: {
      mobileNo,
      countryDialingCode: '+55',
      regType: 'registerMobile',
      humanProof: await server.proveHuman(),
    },
  })
const form = {
  password: 'Verde-Campo-42',
  confirmPassword: 'Verde-Campo-42',
  countryDialingCode: '+55',
  ...sentByPage,
} as const

test('CALL-7, CALL-11, SMS-6: a code goes through the job queue to the gateway, and registers', async () => {
  const mobileNum = '11987654321'
  // The provider stumbles once: the caller does not wait for it, the queue tries again.
  gateway.answerWith(503)
  expect(await ask(mobileNum)).toMatchObject({ ok: true, value: { expiredMinutes: 5 } })
  expect(gateway.requests.length).toBeLessThan(2)

  const sent = await until(() => gateway.requests[1])
  expect(gateway.requests[0]?.body).toEqual(sent.body)
  expect(sent.body).toMatchObject({ to: `+55${mobileNum}`, from: 'Trevo' })
  const [code = ''] = /\d{6}/.exec(sent.body.text) ?? []
  const humanProof = await server.proveHuman()
  const answer = await server.guest('PT').call(registerByMobile, {
    body: { ...form, mobileNum, verificationCode: code, humanProof },
  })
  expect(answer).toMatchObject({ ok: true, value: { customerType: 0 } })

  const log = logged.join('')
  expect(log).toContain('sendRegisterCode')
  expect(containsCode(code, log)).toBe(false)
  expect(log).not.toContain(mobileNum)
  expect(log).not.toContain('gate-key')
})

test('ERR-8: when the gateway wants credit, the next caller is sent to customer service', async () => {
  gateway.answerWith(402)
  expect(await ask('11987650001')).toMatchObject({ ok: true })
  await until(async () => {
    const { rows } = await server.pool.query(
      `select 1 from delivery.message where failure = 'quota'`,
    )
    return rows[0]
  })
  expect(await ask('11987650002')).toMatchObject({
    ok: false,
    code: 'sms.quota_exceeded',
    message: 'Não podemos enviar mais códigos agora. Fale com o atendimento.',
  })
  await server.pool.query('delete from delivery.message')
  expect(await ask('11987650002')).toMatchObject({ ok: true })
})

test('CALL-25, MODEL-3: the list of countries is public and may be kept for a day', async () => {
  expect(await server.guest().call(listCountries)).toMatchObject({
    ok: true,
    value: expect.arrayContaining([{ countryCode: 'PT', countryDialingCode: '+351' }]),
  })
  const answer = await fetch(`${server.baseUrl}/wps/system/country`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('the outbox can be read on this machine in development, as a page and as JSON, and never in production', async () => {
  const open = async (environment: Record<string, string>) => {
    const copy = await server.openCopy({ environment: { ROLES: 'web,worker', ...environment } })
    const read = (accept: string, headers: Record<string, string> = {}) =>
      fetch(`${copy.baseUrl}/dev/outbox`, { headers: { accept, ...headers } })
    return { copy, read }
  }
  const development = await open({})
  try {
    await server.pool.query(
      `insert into delivery.outbox values
       (gen_random_uuid(), 1, 'email', 'eve@example.com', '<script>alert(1)</script>',
        'Abra http://127.0.0.1/?resetTicket=abc', now())`,
    )
    const page = await development.read('text/html')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
    expect(html).toContain('<a href="http://127.0.0.1/?resetTicket=abc">')
    expect(await (await development.read('application/json')).json()).toMatchObject([
      { channel: 'email', to: 'eve@example.com', text: expect.stringContaining('resetTicket') },
    ])
    const passedOn = { 'x-forwarded-for': '127.0.0.1' }
    expect((await development.read('application/json', passedOn)).status).toBe(404)
    const fromAfar = await development.copy.server.app.inject({
      url: '/dev/outbox',
      remoteAddress: '203.0.113.5',
    })
    expect(fromAfar.statusCode).toBe(404)
  } finally {
    await development.copy.server.close()
  }
  const providers = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'trevo@example.com',
    SMS_GATEWAY_URL: 'http://127.0.0.1:9',
    SMS_GATEWAY_TOKEN: 'gate-key',
  }
  for (const mode of [{ NODE_ENV: 'production' }, { DEMO: '0' }]) {
    const environment = { ...providers, ...mode, ROLES: 'web' }
    const { copy, read } = await open(environment)
    const answer = await read('application/json')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain('eve@example.com')
    await copy.server.close()
  }
})

test('a start for production without a provider of SMS or email refuses, and names what is missing', async () => {
  const sms = { SMS_GATEWAY_URL: 'http://127.0.0.1:9', SMS_GATEWAY_TOKEN: 'gate-key' }
  const email = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'trevo@example.com' }
  const none = { SMS_GATEWAY_URL: undefined, SMS_GATEWAY_TOKEN: undefined }
  const refusalOf = (environment: NodeJS.ProcessEnv, isDemo: boolean) => {
    try {
      requireProviders(isDemo, environment)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  expect(refusalOf({}, false)).toMatch(/SMTP_URL and MAIL_FROM for email; SMS_GATEWAY_URL/)
  expect(refusalOf({ ...sms }, false)).toMatch(/Missing: SMTP_URL and MAIL_FROM for email\.$/)
  expect(refusalOf({ ...email, ...none }, false)).toMatch(/Missing: SMS_GATEWAY_URL and/)
  expect(refusalOf({ NODE_ENV: 'production' }, true)).toMatch(/start for production/)
  expect(refusalOf({ ...sms, ...email }, false)).toBeUndefined()
  expect(refusalOf({}, true)).toBeUndefined()
  await expect(server.openCopy({ environment: { DEMO: '0', ROLES: 'web' } })).rejects.toThrow(
    /codes could reach nobody/,
  )
})
