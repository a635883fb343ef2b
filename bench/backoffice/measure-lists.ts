import {
  addMemberNote,
  countSegment,
  findAnything,
  listAudit,
  listMembers,
  listMemberTimeline,
  listSignificantEvents,
  listWithdrawalQueue,
  showMember,
} from '@trevo/api-client/ops-endpoints.ts'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { percentile, timeCalls, type Times } from './measure-calls.ts'
import { must, type Api } from './operator-api.ts'

/** How much there is, and how often each call is asked. */
export type Extent = { readonly members: number; readonly auditRows: number; readonly asks: number }

const round = (value: number) => Number(value.toFixed(1))

const listsOf = (
  api: Api,
  { members, auditRows }: Extent,
): Readonly<Record<string, (index: number) => Promise<unknown>>> => {
  const numberOf = (index: number) => ((index * 7_919) % members) + 1
  return {
    'members, newest': () => must(api.call(listMembers, { query: {} })),
    'members of a day': (index) => {
      const day = new Date(Date.now() - (index + 1) * 86_400_000).toISOString().slice(0, 10)
      const query = { registeredFrom: day, registeredTo: day }
      return must(api.call(listMembers, { query }))
    },
    'members by login': () => must(api.call(listMembers, { query: { order: 'login' } })),
    'blocked members': () => must(api.call(listMembers, { query: { blocked: 'any' } })),
    'search by user name': (index) =>
      must(api.call(findAnything, { query: { text: `bench${numberOf(index)}` } })),
    'search by phone': (index) =>
      must(api.call(findAnything, { query: { text: `+55${11_900_000_000 + numberOf(index)}` } })),
    'search by e-mail': (index) =>
      must(api.call(findAnything, { query: { text: `bench${numberOf(index)}@example.com` } })),
    'search by what is no id': (index) =>
      must(api.call(findAnything, { query: { text: `nothing here ${index}` } })),
    'withdrawals by clock': () => must(api.call(listWithdrawalQueue, { query: {} })),
    'withdrawals, largest': () =>
      must(api.call(listWithdrawalQueue, { query: { order: 'largest' } })),
    'significant events': () => must(api.call(listSignificantEvents, { query: {} })),
    'audit, newest': () => must(api.call(listAudit, { query: {} })),
    'audit of a target': (index) =>
      must(api.call(listAudit, { query: { target: `target-${(index * 97) % auditRows}` } })),
    'audit of a field': () => must(api.call(listAudit, { query: { field: 'status' } })),
  }
}

const report = (name: string, times: Times): number => {
  const p99 = percentile(times, 0.99)
  console.log(`${name.padEnd(26)} p50 ${round(percentile(times, 0.5))} ms, p99 ${round(p99)} ms`)
  return p99
}

/** The slowest 99th percentile of all lists and searches, in milliseconds. */
export const measureLists = async (api: Api, extent: Extent): Promise<number> => {
  let worst = 0
  for (const [name, call] of Object.entries(listsOf(api, extent))) {
    const times = await timeCalls(extent.asks, async (index) => void (await call(index)))
    worst = Math.max(worst, report(name, times))
  }
  return worst
}

const segments: readonly SegmentConditions[] = [
  { levelMin: 5, levelMax: 9 },
  { stakedWithinDays: 30, products: ['BGS'] },
  { stakedNotForDays: 60, states: ['SP', 'RJ'] },
  { registeredWithinDays: 90, balanceMin: 100, withoutTags: ['vip'] },
  { line: 'agente.7', levelMin: 3 },
]

/** The size of a segment, as an operator sees it while typing its conditions. */
export const measureSegments = async (api: Api, { asks }: Extent): Promise<number> => {
  const times = await timeCalls(Math.min(asks, 100), async (index) => {
    const conditions = segments[index % segments.length] ?? {}
    await must(api.call(countSegment, { body: { conditions } }))
  })
  return report('size of a segment', times)
}

/** A member's page, of one member after another. */
export const measureMember = async (
  api: Api,
  { asks }: Extent,
  ids: readonly string[],
): Promise<number> => {
  const times = await timeCalls(asks, async (index) => {
    const memberId = ids[index % ids.length] ?? ''
    await Promise.all([
      must(api.call(showMember, { params: { memberId } })),
      must(api.call(listMemberTimeline, { params: { memberId }, query: {} })),
    ])
  })
  return report('page of a member', times)
}

/** An act over HTTP, with its row in the audit. */
export const measureNotes = async (
  api: Api,
  { asks }: Extent,
  memberId: string,
): Promise<number> => {
  const times = await timeCalls(asks, async (index) => {
    const body = { text: `bench ${index}` }
    await must(api.call(addMemberNote, { params: { memberId }, body }))
  })
  return report('a note with its audit row', times)
}
