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
const pageP99MsMax = 200
const moreMemoryMbMax = 300

/** Resident megabytes of this process and all below it; PostgreSQL's are shared and its own. */
const measureMemory = (): number => {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
  const all = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const own = new Set([String(process.pid)])
  for (const [pid = '', parent = ''] of all) if (own.has(parent)) own.add(pid)
  const used = all.filter(([pid = '', , , name]) => own.has(pid) && name !== 'postgres')
  return used.reduce((sum, [, , kilobytes]) => sum + Number(kilobytes) / 1_024, 0)
}

/** A guest of an address of its own with a conversation to which pictures may be sent. */
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

/**
 * Five guests send pictures that decode to a thousand times their bytes, and the costliest that are
 * allowed, while somebody reads a page. Throws when pages wait or the memory grows too much.
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
  const times: number[] = []
  const pages = (async () => {
    for (let index = 0; performance.now() < endsAt; index += 1) {
      const startedAt = performance.now()
      const page = await fetch(`${target.siteUrl}/wps/system/whitelabel?_=${index}`, {
        headers: { 'x-forwarded-for': '203.0.113.50', merchant: 'trevo', language: 'EN' },
      })
      await page.arrayBuffer()
      times.push(performance.now() - startedAt)
      if (index % 20 === 0) most = Math.max(most, measureMemory())
    }
  })()
  await Promise.all([...attack, pages])
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
  const more = Math.round(most - before)
  const figures = [
    `pictures: ${Object.entries(answers)
      .map(([word, count]) => `${word} ${count}`)
      .join(', ')}`,
    `pages: ${times.length} read, p99 ${p99.toFixed(0)} ms; memory: ${more} MB more`,
  ]
  assert.equal(answers['picture.too_complex'] === undefined, false, figures.join('; '))
  assert.ok(p99 < pageP99MsMax, figures.join('; '))
  assert.ok(more < moreMemoryMbMax, figures.join('; '))
  return figures
}
