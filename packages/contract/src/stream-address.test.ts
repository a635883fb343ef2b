import { expect, test } from 'vitest'
import { TableStream } from './stream-address.ts'

const takes = (url: string, origins: readonly string[] = []): boolean =>
  TableStream.safeParse({ url, origins }).success

test.each([
  'https://video.example.com/live/table.m3u8',
  'https://xn--vdeo-kpa.example/live.m3u8',
  'https://video.example.com:8443/live.m3u8',
  'http://127.0.0.1:9000/live.m3u8',
  'http://localhost:9000/live.m3u8',
])('%s is the address of a stream', (url) => {
  expect(takes(url)).toBe(true)
})

test.each([
  { url: 'http://video.example.com/live.m3u8', why: 'not encrypted' },
  { url: 'https://*.example.com/live.m3u8', why: 'a wildcard' },
  { url: 'https://10.0.0.7/live.m3u8', why: 'a private address' },
  { url: 'https://203.0.113.7/live.m3u8', why: 'an address without a name' },
  { url: 'https://[fd00::7]/live.m3u8', why: 'a private IPv6 address' },
  { url: 'https://video/live.m3u8', why: 'a name of the local network' },
  { url: 'https://video.internal/live.m3u8', why: 'a reserved local name' },
  { url: 'https://nas.local/live.m3u8', why: 'a multicast DNS name' },
  { url: 'https://user:word@video.example.com/live.m3u8', why: 'a password in it' },
])('$url is refused: $why', ({ url }) => {
  expect(takes(url)).toBe(false)
})

test('the origins of its segments follow the same rule', () => {
  const url = 'https://video.example.com/live.m3u8'
  expect(takes(url, ['https://parts.example.com'])).toBe(true)
  expect(takes(url, ['https://*'])).toBe(false)
  expect(takes(url, ['https://192.168.0.9'])).toBe(false)
})
