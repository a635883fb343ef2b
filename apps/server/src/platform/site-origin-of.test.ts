import { expect, test } from 'vitest'
import { siteOriginOf } from './site-origin-of.ts'

test.each([
  ['http://127.0.0.1:3000', ['127.0.0.1'], '127.0.0.1', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', ['br.localhost'], 'br.localhost', 'http://br.localhost:3000'],
  ['https://um.example', ['dois.example'], 'dois.example', 'https://dois.example'],
])(
  'a server of %s reaches a brand of %j under its own origin',
  (site, domains, mainDomain, origin) => {
    expect(siteOriginOf(site, { domains, mainDomain })).toBe(origin)
  },
)
