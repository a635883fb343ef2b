import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callWith, openTokens, ourCalls, pathOf } from './every-call.ts'
import { startAttack, type Attack } from './start-attack.ts'

let attack: Attack
let tokens: Awaited<ReturnType<typeof openTokens>>
beforeAll(async () => {
  attack = await startAttack()
  tokens = await openTokens(attack)
})
afterAll(() => attack.close())

const balance = '/wps/v2/wallets/balance'

describe('methods', () => {
  it('only those of the contract answer', async () => {
    for (const one of ourCalls) {
      const known = new Set<string>([one.method, ...(one.alsoMethods ?? [])])
      const sharing = ourCalls.filter(({ path }) => path === one.path)
      for (const { method, alsoMethods = [] } of sharing) {
        for (const each of [method, ...alsoMethods]) known.add(each)
      }
      if (known.has('GET')) known.add('HEAD')
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
        if (known.has(method)) continue
        const { status } = await attack.send(pathOf(one), { method, token: tokens.member })
        expect([one.name, method, status]).toEqual([one.name, method, 404])
      }
    }
  })

  it('no header or field turns one into another', async () => {
    const override = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    const { status } = await attack.send('/wps/session/logout?_method=DELETE', {
      method: 'POST',
      token: tokens.member,
      headers: override,
    })
    expect(status).toBe(404)
    expect((await attack.send(balance, { token: tokens.member })).status).toBe(200)
  })
})

describe('paths', () => {
  it('a call answers under its own path only', async () => {
    for (const path of [
      '//wps/v2/wallets/balance',
      '/WPS/v2/wallets/balance',
      '/wps//v2/wallets/balance',
      '/wps/v2/wallets/balance%00',
      '/wps/v2/wallets/balance%20',
      '/wps/v2/wallets/balance.json',
      '/wps/v2/wallets/./balance',
      '/wps/v2/wallets/x/../balance',
      '/wps/v2/wallets/..;/wallets/balance',
      '/wps/v2/wallets;a=b/balance',
      '/wps/v2/wallets/%62alanc%65%2f',
      '/wps%2fv2%2fwallets%2fbalance',
      '/assets/../wps/v2/wallets/balance',
    ]) {
      const { status } = await attack.send(path, { token: tokens.member })
      expect([path, status < 500 && status !== 200]).toEqual([path, true])
    }
  })

  it('no path leads to a file that is not the site’s', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fsecrets/sealing.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%252e%252e/package.json',
      '/..\\..\\package.json',
      '/.git/config',
      '/.env',
      '/secrets/sealing.json',
      '/sealing.json',
      '/vendor-keys.json',
      '/metrics',
    ]) {
      const { status, text } = await attack.send(path, { address: '198.51.100.1' })
      expect([path, status < 500]).toEqual([path, true])
      expect(text, path).not.toMatch(/root:|"kid"|"d":|workspaces|\[core\]|process_cpu/)
    }
  })

  it('an unreadable path is refused with a sentence, without a stack', async () => {
    for (const path of ['/wps/%', '/wps/%E0%A4%A', '/wps/%ff%fe', `/wps/${'a'.repeat(9_000)}`]) {
      const { status, text } = await attack.send(path)
      expect([path.slice(0, 20), status >= 400 && status < 500]).toEqual([path.slice(0, 20), true])
      expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
    }
  })

  it('the request is never echoed in an answer', async () => {
    const probe = '<script>alert(7)</script>'
    for (const one of ourCalls) {
      const query = { ...one, path: `${one.path}?q=${encodeURIComponent(probe)}` }
      const { text, headers } = await callWith(attack, query, undefined, {
        ...tokens.for(one),
        headers: { 'user-agent': probe, merchant: probe, referer: probe },
      })
      expect(text).not.toContain('<script>')
      expect(headers['content-type']).toContain('application/json')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })
})

const raw = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(attack.baseUrl)
    const socket = connect(Number(port), hostname)
    let answers = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (answers += part))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answers))
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
    setTimeout(() => socket.end(), 300)
  })

describe('headers', () => {
  it('no part of a request becomes a header of the answer', async () => {
    const injected = '%0d%0aSet-Cookie:%20token=evil'
    for (const path of [
      `/wps/system/status?lang=${injected}`,
      `/wps/${injected}`,
      `/game?nodeId=${injected}`,
    ]) {
      const { headers } = await attack.send(path, {
        headers: { origin: `http://127.0.0.1${injected}`, language: injected },
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(JSON.stringify(headers)).not.toContain('evil')
    }
  })

  it('a line broken in the middle is refused', async () => {
    for (const line of [
      'Language: EN\nX-Evil: 1',
      'Language: E\rN',
      'Language: E\0N',
      ' folded: 1',
    ]) {
      const answers = await raw([`GET ${balance} HTTP/1.1`, 'Host: 127.0.0.1', line])
      expect([line, answers.slice(0, 12)]).toEqual([line, 'HTTP/1.1 400'])
    }
  })

  it('two Host headers are refused', async () => {
    const answers = await raw([`GET ${balance} HTTP/1.1`, 'Host: 127.0.0.1', 'Host: evil.example'])
    expect(answers.slice(0, 12)).toBe('HTTP/1.1 400')
  })

  it('the server sets the request id, not the visitor', async () => {
    const { headers } = await attack.send('/wps/system/status', {
      headers: { 'x-request-id': 'evil', 'request-id': 'evil' },
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it('an unknown Host header does not affect anything that leaves the server', async () => {
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1@evil.example']) {
      const answer = await attack.send('/wps/system/status', {
        headers: { host, 'x-forwarded-host': 'evil.example' },
      })
      expect(answer.text).not.toContain('evil')
      expect(JSON.stringify(answer.headers)).not.toContain('evil')
    }
  })

  it('invalid languages, devices and merchants count as missing', async () => {
    for (const strange of [
      'xx',
      '__proto__',
      'EN;q=0.9, PT',
      '\u00ff',
      '../../en',
      '0'.repeat(5_000),
    ]) {
      const answer = await attack.send(balance, {
        token: tokens.member,
        headers: { language: strange, device: strange, moduleid: strange },
      })
      expect([strange.slice(0, 9), answer.status]).toEqual([strange.slice(0, 9), 200])
    }
  })
})
