import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let buildDir: string
beforeAll(async () => {
  // A site of one page that shows the data it was rendered from.
  buildDir = await mkdtemp(path.join(tmpdir(), 'trevo-page-'))
  await mkdir(path.join(buildDir, 'site/server'), { recursive: true })
  await writeFile(
    path.join(buildDir, 'site/server/entry-server.js'),
    `let count = 0
      export const pageAddress = (url) => url
      export const render = async (page) =>
        ({ status: 200, html: JSON.stringify({ ...page, rendering: (count += 1) }) })`,
  )
  server = await startTestServer({ environment: { BUILD_DIR: buildDir } })
})
afterAll(async () => {
  await server.close()
  await rm(buildDir, { recursive: true })
})
afterEach(() =>
  server.change(
    `update settings.brand set gtag_id = null, phone_auth_mode = 'own', firebase_config = null`,
  ),
)

const policyOf = async (cookie = '') => {
  const { headers } = await fetch(`${server.baseUrl}/promotions`, { headers: { cookie } })
  const policy = headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split('; ').map((part) => {
      const [directive = '', ...sources] = part.split(' ')
      return [directive, sources]
    }),
  )
}
const outsiders = async (cookie?: string) =>
  [...(await policyOf(cookie)).values()].flat().filter((source) => source.startsWith('https:'))

describe('what is a page', () => {
  test('HEAD of a page is answered as GET is, without its text', async () => {
    for (const page of ['/', '/promotions', '/live']) {
      const [byHead, byGet] = await Promise.all(
        ['HEAD', 'GET'].map((method) => fetch(server.baseUrl + page, { method })),
      )
      expect([page, byHead?.status, byGet?.status]).toEqual([page, 200, 200])
      expect(byHead?.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await byHead?.text()).toBe('')
    }
  })

  test('no path of a family is, in any spelling', async () => {
    for (const family of ['wps', 'lgw', 'lotto', 'lotto-vn', 'ops', 'vendor', 'rgs']) {
      for (const target of [`/${family}`, `/${family}/`, `/${family}/none`]) {
        const encoded = target.replace(/\w/, (one) => `%${one.charCodeAt(0).toString(16)}`)
        for (const spelled of [target, encoded]) {
          const answer = await fetch(server.baseUrl + spelled)
          expect([spelled, answer.status]).toEqual([spelled, 404])
          expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
        }
      }
    }
  })
})

describe('low-data mode', () => {
  const modeOf = async (headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${server.baseUrl}/`, { headers })
    const { boot } = JSON.parse(await answer.text()) as { boot: { isLowData?: boolean } }
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('cookie, save-data')
    return boot.isLowData ?? false
  }

  test.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'data=low' }, true],
    [{ 'save-data': 'on', cookie: 'data=full' }, false],
    [{ 'save-data': 'on', cookie: 'data=other' }, true],
  ])('of a request with %j: %s', async (headers, isLowData) =>
    expect(await modeOf(headers)).toBe(isLowData),
  )
})

describe('what guests share', () => {
  const open = async (target: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(server.baseUrl + target, { headers })
    const page = JSON.parse(await answer.text()) as {
      readonly nonce: string
      readonly rendering: number
      readonly boot: { readonly status: { readonly location: { readonly ip: string } } }
    }
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${page.nonce}'`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(page.boot.status.location.ip).toBe('127.0.0.1')
    return page
  }

  test('two guests get one rendering, each with the nonce of their own policy', async () => {
    const [one, other] = await Promise.all([open('/help'), open('/help')])
    expect(other.rendering).toBe(one.rendering)
    expect(other.nonce).not.toBe(one.nonce)
    const answers = [open('/help', { cookie: 'lang=EN' }), open('/promotions')]
    for (const page of await Promise.all(answers)) expect(page.rendering).not.toBe(one.rendering)
  })

  test('a page requested with a token is the guests’: it uses no session, and costs no rendering', async () => {
    const { token } = await server.logIn('membro.demo')
    const own = await open('/rng', { authorization: token, cookie: `token=${token}` })
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`membro\\.demo|${token}`))
    const guest = await open('/rng')
    expect({ ...own, nonce: '' }).toEqual({ ...guest, nonce: '' })
  })

  test('a page is rendered again as soon as its brand changes', async () => {
    const before = await open('/live')
    await server.change(`update settings.brand set copyright_year = copyright_year - 1`)
    await expect.poll(async () => (await open('/live')).rendering).not.toBe(before.rendering)
  })

  test('a refused visitor gets the page of the reason', async () => {
    const before = await open('/fish')
    await server.change(`update settings.brand set blocked_addresses = '{127.0.0.1}'`)
    const closed = await open('/fish')
    expect(closed.rendering).not.toBe(before.rendering)
    expect(closed.boot).not.toHaveProperty('menus')
    await server.change(`update settings.brand set blocked_addresses = '{}'`)
    expect((await open('/fish')).boot).toHaveProperty('menus')
  })
})

describe("a page's policy", () => {
  test('without parties only this site runs code, each page with its own nonce', async () => {
    const [one, other] = [await policyOf(), await policyOf()]
    expect(one.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-.{24}'$/)])
    expect(other.get('script-src')?.[1]).not.toBe(one.get('script-src')?.[1])
    expect(await outsiders('consent=analytics')).toEqual([])
  })

  test('pictures may come from the brand’s hosts only', async () => {
    await server.change(
      `update settings.brand set image_cdns = '{https://img1.example/any,img2.example}'`,
    )
    const policy = await policyOf()
    expect(policy.get('img-src')).toEqual(
      expect.arrayContaining(['https://img1.example', 'https://img2.example']),
    )
    expect(await outsiders()).toEqual(['https://img1.example', 'https://img2.example'])
    await server.change(`update settings.brand set image_cdns = '{}'`)
    expect(await outsiders()).toEqual([])
  })

  test('START-6: the measuring script may load only if the brand has an id and the visitor agreed', async () => {
    await server.change(`update settings.brand set gtag_id = 'G-TREVO12345'`)
    const answer = await fetch(`${server.baseUrl}/wps/system/status`)
    expect((await answer.json()).value.info.analytics).toEqual({ gtagId: 'G-TREVO12345' })

    for (const cookie of ['', 'consent=none', 'consent=', 'consent=analyticsx']) {
      expect([cookie, await outsiders(cookie)]).toEqual([cookie, []])
    }
    const policy = await policyOf('lang=PT; consent=analytics')
    expect(policy.get('script-src')).toContain('https://*.googletagmanager.com')
    expect(policy.get('connect-src')).toContain('https://*.google-analytics.com')
    expect(policy.get('img-src')).toContain('https://*.google-analytics.com')
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*(?!\.)/)
  })

  test('answers of calls allow no source at all', async () => {
    await server.change(`update settings.brand set gtag_id = 'G-TREVO12345'`)
    const { headers } = await fetch(`${server.baseUrl}/wps/system/status`, {
      headers: { cookie: 'consent=analytics' },
    })
    expect(headers.get('content-security-policy')).not.toContain('https:')
  })

  test("sign-in by phone opens its vendor's hosts, and only with it", async () => {
    await server.change(`update settings.brand set phone_auth_mode = 'firebase',
      firebase_config = '{"apiKey": "key", "projectId": "trevo",
        "apiUrl": "https://identitytoolkit.googleapis.com/"}'`)
    const policy = await policyOf()
    expect(policy.get('script-src')).toContain('https://www.google.com/recaptcha/')
    expect(policy.get('frame-src')).toContain('https://www.google.com/recaptcha/')
    expect(policy.get('connect-src')).toContain('https://identitytoolkit.googleapis.com')
    expect(await outsiders()).not.toContain('https://*.googletagmanager.com')
  })
  test("a game may be in a frame from the brand's launch hosts, and from no other", async () => {
    expect((await policyOf()).get('frame-src')).not.toContain('https://play1.example')
    await server.change(`update settings.brand set launch_game_cdns = '{play1.example}'`)
    expect((await policyOf()).get('frame-src')).toContain('https://play1.example')
    await server.change(`update settings.brand set launch_game_cdns = '{}'`)
    expect(await outsiders()).toEqual([])
  })

  test('LAUNCH-7: a game may be in a frame from the origins of the deployment’s vendors', async () => {
    const file = path.join(buildDir, 'vendors.json')
    const gameUrl = 'https://games.vendor.example:8443/{gameCode}?token={token}'
    const row = {
      protocol: 'one-wallet',
      vendor: 'LIVE',
      gameUrl,
      tokens: [{ token: 'x'.repeat(16) }],
    }
    await writeFile(file, JSON.stringify([row, { ...row, vendor: 'OTHER' }]))
    const environment = { BUILD_DIR: buildDir, VENDORS_FILE: file }
    const copy = await server.openCopy({ environment })
    try {
      const page = await fetch(`${copy.baseUrl}/promotions`)
      // A copy that closes waits for open responses.
      await page.text()
      const policy = (page.headers.get('content-security-policy') ?? '').split('; ')
      const named = policy.filter((part) => part.includes('vendor.example'))
      expect(named).toEqual([
        expect.stringMatching(/^frame-src .* https:\/\/games\.vendor\.example:8443$/),
      ])
    } finally {
      await copy.server.close()
    }
    expect((await policyOf()).get('frame-src')).not.toContain('https://games.vendor.example:8443')
  })
})

describe('human verification by a vendor', () => {
  test("LOGIN-8: GeeTest's script may run where the deployment has an account, and the brand asks for it", async () => {
    expect((await policyOf()).get('script-src')?.join(' ')).not.toContain('geetest')
    const environment = {
      ROLES: 'web',
      BUILD_DIR: buildDir,
      GEETEST_ID: 'id',
      GEETEST_KEY: 'key',
      GEETEST_SCRIPT_URL: 'http://127.0.0.1:5/v4/gt4.js',
    }
    const configured = await server.openCopy({ environment })
    const policyThere = async () =>
      (await fetch(`${configured.baseUrl}/promotions`)).headers.get('content-security-policy') ?? ''
    const policy = await policyThere()
    for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      const part = policy.split('; ').find((one) => one.startsWith(directive))
      expect(part).toContain('https://gcaptcha4.geetest.com')
      expect(part).toContain('http://127.0.0.1:5')
    }
    await server.change(`update settings.module_switch set enabled = false
      where module_id = 'GEETEST3'`)
    await configured.server.modules.settings.reload()
    expect(await policyThere()).not.toContain('geetest')
    await server.change(`update settings.module_switch set enabled = true
      where module_id = 'GEETEST3'`)
    await configured.server.close()
  })
})
