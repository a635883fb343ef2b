import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createOperatorTableStreams } from './operator-table-streams.ts'

type Told = 'done' | 'refused' | 'no_answer'

const change = (
  siteOrigin: string,
  url: string,
  {
    origins = [],
    vendor = 'BGS',
    told = 'done',
    isSilent = false,
  }: {
    readonly origins?: readonly string[]
    readonly vendor?: string
    readonly told?: Told
    readonly isSilent?: boolean
  } = {},
) => {
  const vendors = {
    withTableStreams: ['BGS'],
    tableStreamsOf: () => Promise.resolve(isSilent ? undefined : []),
    setTableStream: () => Promise.resolve(told),
  }
  const needs = { vendors, siteOrigin, log: pino({ level: 'silent' }) }
  const streams = createOperatorTableStreams(needs as never) // the calls to the vendors
  const stream = { url, origins: [...origins] }
  return streams
    .changeTableStream({ vendor, gameCode: 'live-roulette', stream, operator: 'ana' })
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
  expect(await change(site, elsewhere, { origins: ['http://[::1]:9000'] })).toBe(
    'play.stream_not_public',
  )
  expect(await change(site, elsewhere)).toBe('taken')
})

test('a table that the vendor does not have, or a vendor that is silent, is refused', async () => {
  expect(await change(demo, here, { vendor: 'other' })).toBe('play.no_live_table')
  expect(await change(demo, here, { told: 'refused' })).toBe('play.no_live_table')
  expect(await change(demo, here, { told: 'no_answer' })).toBe('play.vendor_silent')
  expect(await change(demo, here, { isSilent: true })).toBe('play.vendor_silent')
})
