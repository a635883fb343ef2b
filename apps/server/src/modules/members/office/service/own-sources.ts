import type { OfficeNeeds, TimelineSource } from '../needs.ts'
import { listOfficeEvents } from '../../common/repository/office-events.ts'
import { listOperatorExclusions } from '../repository/list-operator-exclusions.ts'
import { listNotes } from '../repository/notes-and-tags.ts'

const numberOf = (before: string | undefined): bigint | undefined =>
  before === undefined ? undefined : BigInt(/^\d{1,18}$/.test(before) ? before : '0')

const none = { name: null, operator: null, text: null, amount: null, reference: null }

/** What of an act is worth a word: permissions, tags, the kind of contact. */
const nameOf = (detail: Readonly<Record<string, unknown>>): string | null => {
  const named = detail['permissions'] ?? detail['tags'] ?? detail['channel'] ?? detail['to']
  if (Array.isArray(named)) return named.join(', ')
  return typeof named === 'string' || typeof named === 'number' ? String(named) : null
}

/** What operators did and noted, and what the member's security log says. */
export const ownSources = ({ database: { db }, identity }: OfficeNeeds): TimelineSource[] => [
  {
    name: 'acts',
    group: 'people',
    list: async ({ memberId, before, limit }) => {
      const rows = await listOfficeEvents(db, memberId, { before: numberOf(before), limit })
      return rows.map((row) => ({
        place: String(row.event_id),
        item: {
          ...none,
          at: row.at.toISOString(),
          group: 'people',
          kind: row.kind,
          name: nameOf(row.detail),
          operator: row.operator,
          text: row.reason,
        },
      }))
    },
  },
  {
    name: 'notes',
    group: 'people',
    list: async ({ memberId, before, limit }) => {
      const rows = await listNotes(db, memberId, { before: numberOf(before), limit })
      return rows.map((row) => ({
        place: String(row.note_id),
        item: {
          ...none,
          at: row.at.toISOString(),
          group: 'people',
          kind: 'note',
          operator: row.operator,
          text: row.text,
        },
      }))
    },
  },
  {
    name: 'exclusions',
    group: 'people',
    list: async ({ memberId, before, limit }) => {
      const rows = await listOperatorExclusions(db, memberId, { before: numberOf(before), limit })
      return rows.map((row) => ({
        place: String(row.event_id),
        item: {
          ...none,
          at: row.at.toISOString(),
          group: 'people',
          kind: row.kind === 'began' ? 'exclusion_began' : 'exclusion_lifted',
          name: row.term,
          operator: row.operator,
          text: row.reason,
        },
      }))
    },
  },
  {
    name: 'security',
    group: 'security',
    list: async ({ memberId, before, limit }) => {
      const page = { onlyLogins: false, before, pageSize: limit }
      const { list } = await identity.ownSessions.listSecurityEvents(memberId, page)
      return list.map(({ eventId, at, kind, method, device }) => ({
        place: `${at}_${eventId}`,
        item: { ...none, at, group: 'security', kind, name: method, text: device },
      }))
    },
  },
]
