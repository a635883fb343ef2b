import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableStream } from '@trevo/contract/stream-address.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveGames } from './serve-games.ts'

const table = 'roleta-ao-vivo'
const stream: TableStream = {
  url: 'https://video.example/table/live.m3u8?quality=1',
  origins: ['https://parts.example', 'https://video.example'],
}

let app: FastifyInstance
let gamesDir = ''
const serve = async (find: (gameCode: string) => Promise<TableStream | null>) => {
  app = Fastify()
  await serveGames(app, { gamesDir, siteOrigins: ['https://site.example'], streams: { find } })
}
beforeEach(async () => {
  gamesDir = await mkdtemp(join(tmpdir(), 'trevo-games-'))
  await writeFile(join(gamesDir, 'index.html'), '<!doctype html>')
  await writeFile(join(gamesDir, 'verify.html'), '<!doctype html>')
})
afterEach(async () => {
  await app.close()
  await rm(gamesDir, { recursive: true })
})

const policyOf = async (url: string): Promise<readonly string[]> => {
  const { statusCode, headers } = await app.inject(url)
  expect(statusCode).toBe(200)
  return String(headers['content-security-policy']).split('; ')
}

test('only the page of a table may load its stream from the listed origins', async () => {
  await serve(async (gameCode) => (gameCode === table ? stream : null))
  const policy = await policyOf(`/play/${table}`)
  expect(policy).toContain("media-src 'self' blob: https://video.example https://parts.example")
  expect(policy).toContain("connect-src 'self' https://video.example https://parts.example")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain('frame-ancestors https://site.example')
  for (const url of ['/play/bacara-ao-vivo', '/verify', '/games/index.html']) {
    const other = await policyOf(url)
    expect(other).toContain("media-src 'self' blob:")
    expect(other).toContain("connect-src 'self'")
  }
})

test('a page is served even if its stream is unknown', async () => {
  await serve(() => Promise.reject(new Error('no database')))
  expect(await policyOf(`/play/${table}`)).toContain("connect-src 'self'")
})
