// npm run bench -- blocking How long one request holds the server's main thread: every endpoint of the
// site with the largest body that its schema accepts, and every page, first rendered and then cached for
// guests (README.md).
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { getHumanChallenge, login } from '@trevo/api-client/endpoints.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { z } from 'zod'
import { allEndpoints } from '../../apps/server/src/compose/all-endpoints.ts'
import { demoPasswords } from '../../apps/server/src/modules/identity/index.ts'
import { printResult } from '../tools/print-result.ts'
import { freePort } from '../web/free-port.ts'
import { openSite } from '../web/open-site.ts'
import { largestInput, type InputSchema } from './largest-input.ts'

const boundMs = 50
const bodyBytesByDefault = 128 * 1024
const queryBytes = 1_000
const titleCount = Number(process.env['BENCH_TITLES'] ?? 20_000)
const pages = (
  '/ /rng /live /hot /help /promotions /provider /sports /lott /agent /member /lotteryResults ' +
  '/lotteryManual /proofs /pointMall /offline /none'
).split(' ')
/** These end the session that the next request needs. */
const isEnding = ({ name }: EndpointSpec): boolean => /logout|close|exclu/i.test(name)

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

type Measured = { readonly what: string; readonly ms: number; readonly answer: string }

const [port, watchPort] = [await freePort(), await freePort()]
const preload = pathToFileURL(path.resolve(import.meta.dirname, 'watch-turns.ts')).href
process.env['NODE_OPTIONS'] = `--import=${preload}`
process.env['BLOCKING_PORT'] = String(watchPort)
// Each request comes from its own address, so that no per-address limit refuses it.
process.env['TRUSTED_PROXIES'] = '127.0.0.1'

const readWatch = async (what: 'longest' | 'baseline'): Promise<number> =>
  z.number().parse(await (await fetch(`http://127.0.0.1:${watchPort}/${what}`)).json())

let requests = 0
const fetchFromElsewhere: typeof fetch = (input, init) => {
  requests += 1
  const headers = new Headers(init?.headers)
  headers.set('x-forwarded-for', `198.18.${requests >> 8}.${requests & 255}`)
  return fetch(input, { ...init, headers })
}
const visit = (baseUrl: string, token?: string): Api =>
  createTestApi({
    baseUrl,
    fetch: fetchFromElsewhere,
    token,
    getLanguage: () => 'PT',
  })

const enter = async (baseUrl: string, username: string, site: 'member' | 'agent'): Promise<Api> => {
  const guest = visit(baseUrl)
  const challenge = await guest.call(getHumanChallenge)
  if (!challenge.ok) throw new Error(challenge.code)
  const humanProof = await solveHumanCheck(challenge.value)
  const body = {
    username,
    password: demoPasswords[site],
    humanProof,
    site,
    type: 'username',
  } as const
  const answer = await guest.call(login, { body })
  if (!answer.ok) throw new Error(`${username}: ${answer.code}`)
  return visit(baseUrl, answer.value.token)
}

const largestOf = (schema: z.ZodType | undefined, bytesMax: number): unknown =>
  schema &&
  largestInput(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema,
    bytesMax,
  )

type AnyCall = (endpoint: EndpointSpec, input: object) => Promise<{ ok: boolean; code?: string }>

const measure = async (what: string, ask: () => Promise<string>): Promise<Measured> => {
  await readWatch('longest')
  const answer = await ask()
  return { what, ms: await readWatch('longest'), answer }
}

/** The minimum of several tries: the cost of the request itself, without other work of the server. */
const measureOften = async (what: string, ask: () => Promise<string>): Promise<Measured> => {
  const tries = [await measure(what, ask), await measure(what, ask), await measure(what, ask)]
  return tries.reduce((least, one) => (one.ms < least.ms ? one : least))
}

const callEndpoints = async (baseUrl: string): Promise<readonly Measured[]> => {
  const member = await enter(baseUrl, 'bento.demo', 'member')
  const agent = await enter(baseUrl, 'agente.demo', 'agent')
  const apis = { none: visit(baseUrl), optional: member, session: member, member, agent } as const
  const measured: Measured[] = []
  for (const endpoint of allEndpoints) {
    const { family, auth, name, body, query, params } = endpoint
    if ((family !== 'wps' && family !== 'lgw') || auth === 'operator' || isEnding(endpoint))
      continue
    // The envelope and sealing take a third of it.
    const bytesMax = Math.floor((endpoint.bodyBytesMax ?? bodyBytesByDefault) * 0.6)
    const input = {
      body: largestOf(body, bytesMax),
      query: largestOf(query, queryBytes),
      params: largestOf(params, 36),
    }
    // The compiler checks each endpoint with its own types elsewhere; here any of them will do.
    const call = apis[auth].call as unknown as AnyCall
    const one = await measureOften(name, async () => {
      const answer = await call(endpoint, input)
      return answer.ok ? 'ok' : (answer.code ?? '')
    })
    measured.push(one)
  }
  return measured
}

const showPages = async (baseUrl: string): Promise<readonly Measured[]> => {
  const measured: Measured[] = []
  for (const page of pages) {
    const ask = async () => {
      const answer = await fetchFromElsewhere(baseUrl + page, { headers: { cookie: 'lang=PT' } })
      await answer.text()
      return String(answer.status)
    }
    // Loading the page's part happens once in a server's life.
    await ask()
    await new Promise((resolve) => setTimeout(resolve, 3_100))
    measured.push(await measure(`${page} rendered`, ask))
    measured.push(await measureOften(`${page} kept`, ask))
  }
  return measured
}

const site = await openSite(titleCount, port)
try {
  const baselines = [
    await readWatch('baseline'),
    await readWatch('baseline'),
    await readWatch('baseline'),
  ]
  const baselineMs = Math.min(...baselines)
  const measured = [...(await callEndpoints(site.origin)), ...(await showPages(site.origin))]
  const sorted = measured.toSorted((one, other) => other.ms - one.ms)
  for (const { what, ms, answer } of sorted.slice(0, 40)) {
    say(
      `${ms.toFixed(1).padStart(8)} ms  ${(ms / baselineMs).toFixed(2).padStart(6)}  ${what}  ${answer}`,
    )
  }
  const isKept = ({ what }: Measured): boolean => what.endsWith(' kept')
  const isRendered = ({ what }: Measured): boolean => what.endsWith(' rendered')
  const longest = (list: readonly Measured[]) =>
    Math.round(Math.max(0, ...list.map(({ ms }) => ms)))
  printResult({
    bench: 'blocking',
    requests: measured.length,
    above: sorted.filter(({ ms }) => ms > boundMs).map(({ what }) => what),
    longestMs: longest(measured),
    ratio: Number((longest(measured) / baselineMs).toFixed(2)),
    baselineMs: Math.round(baselineMs),
    pageRenderedMs: longest(measured.filter(isRendered)),
    pageKeptMs: longest(measured.filter(isKept)),
  })
} finally {
  await site.stop()
}
