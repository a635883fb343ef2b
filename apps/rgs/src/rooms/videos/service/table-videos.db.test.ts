import type { RoomEvent } from '@trevo/contract/rgs/rooms.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { gameCode } from '../../../testing/open-test-rgs.ts'
import { openTableRgs } from '../../../testing/open-table-rgs.ts'
import { createTableVideos } from './table-videos.ts'
import { createRoomWatch } from '../../running/service/watch-room.ts'

const rgs = await openTableRgs()
const asker = await rgs.askerWith(rgs.platformKeys)
afterAll(async () => {
  await asker.close()
  await rgs.close()
})

const url = 'https://video.example/table/live.m3u8'
const stream = { url, origins: ['https://parts.example'] }
const set = (change: object = {}) =>
  asker.setTableStream({ gameCode, stream, changedBy: 'ana', ...change })

test('a live table gets a stream from the platform, another one, and none', async () => {
  expect(await asker.tableStreams()).toEqual([])
  expect(await set()).toMatchObject({ refused: null })
  expect(await asker.tableStreams()).toMatchObject([{ gameCode, stream, changedBy: 'ana' }])
  expect(await set({ stream: null, changedBy: 'bia' })).toMatchObject({ refused: null })
  expect(await asker.tableStreams()).toMatchObject([{ stream: null, changedBy: 'bia' }])
})

test.each([
  ['an address without a certificate', { url: 'http://video.example/live.m3u8', origins: [] }],
  ['an address with a password', { url: 'https://a:b@video.example/live.m3u8', origins: [] }],
  ['an address that breaks a policy', { url: 'https://video.example/a b;', origins: [] }],
  ['no address', { url: "'self'", origins: [] }],
  ['an origin with a path', { url, origins: ['https://parts.example/all'] }],
  ['any origin', { url, origins: ['https:'] }],
])('%s is understood by nobody', async (_, wrong) => {
  expect(await set({ stream: wrong })).toBeUndefined()
  expect(await asker.tableStreams()).toMatchObject([{ stream: null }])
})

test('a room notifies its viewers of the stream, and of another one, until a page is opened again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const dependencies = { ...rgs.dependencies(), streams: createTableVideos(rgs.dependencies()) }
    const watch = createRoomWatch(dependencies, rgs.title)
    const told = async (): Promise<RoomEvent[]> => {
      vi.advanceTimersByTime(2_001)
      return (await watch.read()).filter(({ kind }) => kind === 'stream')
    }
    expect(await told()).toEqual([])
    expect(watch.picture()).not.toHaveProperty('stream')
    await set()
    // Known for two seconds: rooms do not query it five times a second.
    expect(await watch.read()).not.toContainEqual({ kind: 'stream', stream: url })
    expect(await told()).toEqual([{ kind: 'stream', stream: url }])
    expect(await told()).toEqual([])
    expect(watch.picture()).toMatchObject({ stream: url })
    await set({ stream: null })
    expect(await told()).toEqual([{ kind: 'stream', stream: null }])
  } finally {
    vi.useRealTimers()
  }
})

test('a game that is not a live table has no video', async () => {
  const other = await openTableRgs()
  await other.crash()
  const asking = await other.askerWith(other.platformKeys)
  const change = { gameCode, stream, changedBy: 'ana' }
  expect(await asking.setTableStream(change)).toMatchObject({ refused: 'game' })
  await asking.close()
  await other.close()
})
