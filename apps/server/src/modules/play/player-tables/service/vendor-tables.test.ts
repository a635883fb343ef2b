import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { PlayContext } from '../../common/context.ts'
import { createVendorTables } from './vendor-tables.ts'

const room: TableRoom = { gameCode: 'texas-holdem', roomId: 'sng-3-r5', waiting: 1, playing: 3 }

const live: LiveTable = { gameCode: 'roleta-ao-vivo', closesAt: null, last: [] }

const open = (tableRoomsOf: () => Promise<readonly TableRoom[] | undefined>) => {
  let nowMs = 0
  const asked: string[] = []
  const vendors = {
    withTableSignals: ['BGS'],
    withTableStreams: ['LIVE'],
    liveTablesOf: async () => [live],
    tableRoomsOf: (vendor: string) => {
      asked.push(vendor)
      return tableRoomsOf()
    },
  } as unknown as PlayContext['vendors'] // the only calls to vendors here
  const { listTableRooms: list, listLiveTables } = createVendorTables({
    vendors,
    clock: { now: () => new Date(nowMs) },
    log: pino({ level: 'silent' }),
  })
  return {
    list,
    listLiveTables,
    asked,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

test('CALL-46: a vendor is queried once for all callers within three seconds', async () => {
  const { list, asked, pass } = open(async () => [room])
  expect(await Promise.all([list('BGS'), list('BGS')])).toEqual([[room], [room]])
  pass(2_999)
  await list('BGS')
  expect(asked).toEqual(['BGS'])
  pass(1)
  await list('BGS')
  expect(asked).toEqual(['BGS', 'BGS'])
})

test('CALL-46: a silent vendor, or one without tables, hides no room', async () => {
  const silent = open(async () => undefined)
  expect(await silent.list('BGS')).toEqual([])
  const broken = open(() => Promise.reject(new Error('no way to it')))
  expect(await broken.list('BGS')).toEqual([])
  expect(await broken.list('OTHER')).toEqual([])
  expect(broken.asked).toEqual(['BGS'])
})

test('live tables are those of vendors that have some', async () => {
  const { listLiveTables } = open(async () => [room])
  expect(await listLiveTables('LIVE')).toEqual([live])
  expect(await listLiveTables('BGS')).toEqual([])
})
