import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  getHumanChallenge,
  launchChat,
  listChatModels,
  sendChatPicture,
} from '@trevo/api-client/endpoints.ts'
import { makePlainPng } from '@trevo/testkit/make-png.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import type { Target } from './system-under-attack.ts'
import { needed, visit } from './visitors.ts'

const guests = 5
const attackMs = 6_000
/** Before the attack, so that other load on the machine shows in the figures. */
const quietMs = 2_000
const pageP99MsMax = 200
const moreMemoryMbMax = 300

type Memory = ReadonlyMap<string, number>

/**
 * Resident megabytes of every process of the system by program: those that this process started and
 * all below them. This process acts for the guests and is not counted; PostgreSQL's processes share
 * memory.
 */
const measureMemory = (): Memory => {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  const all = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const own = new Set([String(process.pid)])
  for (const [pid = '', parent = ''] of all) if (own.has(parent)) own.add(pid)
  const used = new Map<string, number>()
  for (const [pid = '', , kilobytes, ...args] of all) {
    const program = args.find((word) => word.endsWith('.ts'))
    if (!own.has(pid) || pid === String(process.pid) || program === undefined) continue
    const name = program.split('/').slice(-3).join('/')
    used.set(name, (used.get(name) ?? 0) + Number(kilobytes) / 1_024)
  }
  return used
}
const sumOf = (memory: Memory): number => [...memory.values()].reduce((sum, one) => sum + one, 0)

/** Programs that grew by at least a megabyte. */
const describeGrowth = (before: Memory, after: Memory): string =>
  [...after]
    .map(([name, mb]) => [name, Math.round(mb - (before.get(name) ?? 0))] as const)
    .filter(([, more]) => more > 0)
    .map(([name, more]) => `${name} ${more}`)
    .join(', ')

/** A guest with a separate address and a conversation to which pictures may be sent. */
const enterAsGuest = async ({ siteUrl }: Target, index: number) => {
  const api = visit(siteUrl, `198.18.0.${index + 1}`)
  const { list } = needed(await api.call(listChatModels, {}))
  const { modelId = 0 } = list[0] ?? {}
  const { chatUrl } = needed(await api.call(launchChat, { body: { modelId } }))
  const humanProof = await solveHumanCheck(needed(await api.call(getHumanChallenge)))
  const chat = new URL(chatUrl).hash.slice(1)
  return async (content: string): Promise<string> => {
    const body = { chat, clientId: randomUUID(), content, humanProof }
    const answer = await api.call(sendChatPicture, { body })
    return answer.ok ? 'sent' : answer.code
  }
}

/** Reads a page's first answer again and again; `everyTwenty` is called in between. */
const readPages = async ({ siteUrl }: Target, endsAt: number, everyTwenty = () => {}) => {
  const times: number[] = []
  for (let index = 0; performance.now() < endsAt; index += 1) {
    const startedAt = performance.now()
    const page = await fetch(`${siteUrl}/wps/system/whitelabel?_=${index}`, {
      headers: { 'x-forwarded-for': '203.0.113.50', merchant: 'trevo', language: 'EN' },
    })
    await page.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (index % 20 === 0) everyTwenty()
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { count: times.length, p99Ms: sorted[Math.floor(times.length * 0.99)] ?? 0 }
}

/**
 * Five guests send pictures that decode to a thousand times their size, and the most expensive allowed
 * ones, while somebody reads a page. Throws when pages are delayed or the memory grows too much.
 */
export const sendCostlyPictures = async (target: Target): Promise<string[]> => {
  const shape = { width: 6_324, height: 6_324, bits: 16, channels: 4, isInterlaced: true } as const
  const refused = (await makePlainPng(shape)).toString('base64')
  const allowed = (
    await makePlainPng({ width: 2_400, height: 2_400, bits: 8, channels: 4, isInterlaced: true })
  ).toString('base64')
  const senders = await Promise.all(
    Array.from({ length: guests }, (_, index) => enterAsGuest(target, index)),
  )
  const quiet = await readPages(target, performance.now() + quietMs)
  const before = measureMemory()
  let most = before
  const answers: Record<string, number> = {}
  const endsAt = performance.now() + attackMs
  const attack = senders.map(async (send) => {
    for (let index = 0; performance.now() < endsAt; index += 1) {
      const word = await send(index % 2 === 0 ? refused : allowed)
      answers[word] = (answers[word] ?? 0) + 1
    }
  })
  const { p99Ms, count } = await readPages(target, endsAt, () => {
    const used = measureMemory()
    if (sumOf(used) > sumOf(most)) most = used
  })
  await Promise.all(attack)
  const more = Math.round(sumOf(most) - sumOf(before))
  const figures = [
    `pictures: ${Object.entries(answers)
      .map(([word, times]) => `${word} ${times}`)
      .join(', ')}`,
    `pages: ${count} read, p99 ${p99Ms.toFixed(0)} ms, ${quiet.p99Ms.toFixed(0)} ms before; ` +
      `memory: ${more} MB more (${describeGrowth(before, most)})`,
  ]
  assert.equal(answers['picture.too_complex'] === undefined, false, figures.join('; '))
  assert.ok(p99Ms < pageP99MsMax, figures.join('; '))
  assert.ok(more < moreMemoryMbMax, figures.join('; '))
  return figures
}
