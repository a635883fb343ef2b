import assert from 'node:assert/strict'
import { request } from 'node:http'
import { sendCode } from '@trevo/api-client/endpoints.ts'
import { loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import type { Target } from './system-under-attack.ts'

const encode = (text: string): string =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')

const spellingsOf = (path: string): readonly string[] => {
  const [, family = '', ...rest] = path.split('/')
  return [
    path,
    `/${encode(family)}/${rest.join('/')}`,
    `/${family}/${rest.map(encode).join('/')}`,
    `http://127.0.0.1${path}`,
    `http://elsewhere.example/${encode(family)}/${rest.join('/')}`,
    `${path}?_=1`,
  ]
}

/** Sends the target exactly as spelled, which `fetch` would normalise. */
const post = (baseUrl: string, path: string, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl)
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const outgoing = request({ hostname, port, path, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.on('error', reject)
    outgoing.end('{}')
  })

const sent = 120

/** Item 5: one limit however a path is spelled, on both listeners. */
export const spellPaths = async ({ siteUrl, opsUrl }: Target): Promise<string[]> => {
  const figures: string[] = []
  for (const [baseUrl, { path }] of [
    [siteUrl, sendCode],
    [opsUrl, loginOperator],
  ] as const) {
    const spellings = spellingsOf(path)
    let passed = 0
    for (let count = 0; count < sent; count += 1) {
      const spelled = spellings[count % spellings.length] ?? path
      if ((await post(baseUrl, spelled, '198.51.102.7')) !== 429) passed += 1
    }
    let passedPlainly = 0
    for (let count = 0; count < sent; count += 1) {
      if ((await post(baseUrl, path, '198.51.102.8')) !== 429) passedPlainly += 1
    }
    const figure = `${path}: ${sent} in ${spellings.length} spellings, ${passed} passed; in one, ${passedPlainly}`
    assert.ok(passedPlainly < sent, `no limit: ${figure}`)
    assert.equal(passed, passedPlainly, figure)
    figures.push(figure)
  }
  return figures
}
