import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createOperatorTableStreams } from './operator-table-streams.ts'

const change = (siteOrigin: string, url: string, origins: readonly string[] = []) => {
  const vendors = {
    withTableStreams: ['BGS'],
    tableStreamsOf: () => Promise.resolve([]),
    setTableStream: () => Promise.resolve('done' as const),
  }
  const needs = { vendors, siteOrigin, log: pino({ level: 'silent' }) }
  const streams = createOperatorTableStreams(needs as never) // the calls to the vendors
  const stream = { url, origins: [...origins] }
  return streams
    .changeTableStream({ vendor: 'BGS', gameCode: 'live-roulette', stream, operator: 'ana' })
    .then(
      () => 'taken',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )
}

const here = 'http://127.0.0.1:9000/live.m3u8'
const [demo, site] = ['http://127.0.0.1:3000', 'https://play.example']

test('a stream of this machine is accepted only if the site itself is on it', async () => {
  expect(await change(demo, here)).toBe('taken')
  expect(await change(site, here)).toBe('play.stream_not_public')
  expect(await change(site, 'http://localhost/live.m3u8')).toBe('play.stream_not_public')
  const elsewhere = 'https://video.example.com/live.m3u8'
  expect(await change(site, elsewhere, ['http://[::1]:9000'])).toBe('play.stream_not_public')
  expect(await change(site, elsewhere)).toBe('taken')
})
