import { decryptServicePath, isEncryptedPath } from '@trevo/api-client/service-path.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRaw } from './request-raw.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await server.logIn('membro.demo')).token
})
afterAll(() => server.close())

const ask = (path: string, headers: object = {}, method = 'GET') =>
  requestRaw(server.baseUrl, path, { method, headers })
const asMember = () => ({ authorization: token })

describe('answers of the access calls, as they travel', () => {
  test('MODEL-2, CALL-8: member info has id, account, nickname and type, and no password', async () => {
    const { status, body } = await ask('/wps/member/info', asMember())
    expect([status, body.success]).toEqual([200, true])
    expect(body.value).toMatchObject({
      id: expect.stringMatching(/^[0-9a-z]{16}$/),
      account: 'trevo@membro.demo',
      nickname: 'Membro',
      type: 0,
    })
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
    expect((await ask('/wps/member/info')).status).toBe(401)
  })

  test('MODEL-3, CALL-25: a country entry has its code and its dialing code, Brazil first', async () => {
    const { body } = await ask('/wps/system/country')
    expect(body.value.length).toBeGreaterThan(200)
    expect(body.value[0]).toEqual({ countryCode: 'BR', countryDialingCode: '+55' })
    for (const entry of body.value) {
      expect(Object.keys(entry).toSorted()).toEqual(['countryCode', 'countryDialingCode'])
    }
  })

  test('MODEL-4, CALL-16: a captcha answers success and a PNG in base64', async () => {
    const { body } = await ask('/wps/captcha')
    expect(Object.keys(body).toSorted()).toEqual(['success', 'value'])
    const png = Buffer.from(body.value, 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
  })

  test('MODEL-5, MODEL-6, CALL-19: the permission answer has info, location, maintenance, region', async () => {
    const { body } = await ask('/wps/system/status')
    expect(body.value).toMatchObject({
      location: { ip: '127.0.0.1' },
      maintenance: false,
      regionRestriction: false,
    })
    expect(body.value.info).toMatchObject({
      customerService: [
        { csPosition: 'ALL', csType: 'EMAIL', title: 'Atendimento', path: expect.any(String) },
        { csPosition: 'ALL', csType: 'CHAT', title: 'Chat ao vivo', path: '/chat' },
      ],
      domainRoute: ['127.0.0.1', 'localhost'],
      resources: [],
      whitelabel: { modId: 'trevo', enabled: '1', childrenNodes: expect.any(Array) },
      register: { username: expect.any(Object) },
      mainDomain: '127.0.0.1',
      analytics: { gtagId: null },
      imageCDNs: [],
      launchGameCDNs: [],
    })
  })

  test('MODEL-19: an entry of customer service has a path, encrypted where the brand wants it', async () => {
    const pathsOf = async (): Promise<string[]> => {
      const { body } = await ask('/wps/system/status')
      return body.value.info.customerService.map(({ path }: { path: string }) => path)
    }
    const plain = await pathsOf()
    expect(plain).toContain('/chat')
    await server.change('update settings.brand set encrypts_service_paths = true')
    const encrypted = await pathsOf()
    expect(encrypted.every(isEncryptedPath)).toBe(true)
    expect(await Promise.all(encrypted.map(decryptServicePath))).toEqual(plain)
    await server.change('update settings.brand set encrypts_service_paths = false')
    expect(await pathsOf()).toEqual(plain)
  })

  test('MODEL-7, CALL-26: the merchant wallet shows whether the brand has one wallet', async () => {
    const path = '/wps/relay/GCS_merchantWallet'
    const headers = { ...asMember(), moduleid: 'COMM3' }
    expect((await ask(path, headers)).body.value).toEqual({ isSingle: true })
    await server.change('update settings.brand set is_single_wallet = false')
    expect((await ask(path, headers)).body.value).toEqual({ isSingle: false })
    expect((await ask(path, { moduleid: 'COMM3' })).body.errorCode).toBe('login.not.session')
    expect((await ask(path, asMember())).body.errorCode).toBe('function.not.available')
  })

  test('CALL-17, RULE-1, RULE-2: register settings are the rules of all fifteen fields', async () => {
    const { body } = await ask('/wps/system/setting/register')
    expect(Object.keys(body.value)).toHaveLength(15)
    for (const rule of Object.values(body.value)) {
      expect(rule).toEqual({
        acceptedPattern: expect.any(String),
        minLength: expect.any(Number),
        maxLength: expect.any(Number),
        patternId: expect.any(Number),
        enabled: expect.any(Boolean),
        required: expect.any(Boolean),
      })
    }
  })

  test('CALL-23: logging out ends the token on the spot', async () => {
    const other = await server.logIn('ana.demo')
    const headers = { authorization: other.token }
    expect((await ask('/wps/session/logout', headers, 'DELETE')).status).toBe(200)
    expect((await ask('/wps/member/info', headers)).body.errorCode).toBe('login.not.session')
    expect((await ask('/wps/session/logout', {}, 'DELETE')).status).toBe(401)
  })
})
