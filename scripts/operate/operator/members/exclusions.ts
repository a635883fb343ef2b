import {
  exclusionKinds,
  exclusionTerms,
  type ExclusionKind,
  type ExclusionTerm,
} from '../../../../packages/contract/src/wps/security/exclusion.ts'
import type {
  MemberExclusions,
  OpsExclusion,
} from '../../../../packages/contract/src/ops/exclusions.ts'
import {
  liftMemberExclusion,
  setMemberExclusion,
  showMemberExclusions,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const endOf = ({ endedAt, endsAt, liftableFrom }: OpsExclusion): string => {
  if (endedAt !== null) return `ended ${at(endedAt)}`
  if (endsAt !== null) return `until ${at(endsAt)}`
  return `no end; may be lifted from ${at(liftableFrom ?? '')}`
}

const describeExclusions = ({ username, isExcluded, exclusions }: MemberExclusions): string[] => [
  `${username} is ${isExcluded ? 'excluded from play' : 'not excluded'}.`,
  ...exclusions.flatMap((one) => [
    '',
    `${one.kind}, ${one.term}, since ${at(one.beganAt)}, ${endOf(one)}`,
    ...rows(
      one.events.map(({ kind, at: when, operator, reason }) => [
        `  ${at(when)}`,
        kind,
        operator ?? '',
        reason ?? '',
      ]),
    ),
  ]),
]

const termOf = (text = ''): ExclusionTerm => {
  const term = exclusionTerms.find((one) => one === text)
  if (term === undefined) throw new Error(`--term is one of ${exclusionTerms.join(', ')}`)
  return term
}

const kindOf = (text = ''): ExclusionKind => {
  const kind = exclusionKinds.find((one) => one === text)
  if (kind === undefined) throw new Error(`--kind is one of ${exclusionKinds.join(', ')}`)
  return kind
}

const nameOf = ({ id = '', reason = '' }: Given) => ({ username: id, reason })

/** Members who excluded themselves from play. */
export const exclusions: readonly Command[] = [
  {
    words: ['exclusions', 'show'],
    usage: 'exclusions show NAME',
    what: 'whether a member is excluded from play, until when, and all that happened',
    needs: ['id'],
    run: async ({ api }, given) => {
      const query = { username: given.id ?? '' }
      const value = await requireValue(api.call(showMemberExclusions, { query }))
      return { value, lines: describeExclusions(value) }
    },
  },
  {
    words: ['exclusions', 'set'],
    usage: 'exclusions set NAME --kind pause --term week --reason TEXT',
    what: 'pauses (day to halfYear) or excludes (month to year, indefinite) a member who asked for it',
    needs: ['id', 'kind', 'term', 'reason'],
    run: async ({ api }, given) => {
      const body = { ...nameOf(given), kind: kindOf(given.kind), term: termOf(given.term) }
      const value = await requireValue(api.call(setMemberExclusion, { body }))
      return { value, lines: describeExclusions(value) }
    },
  },
  {
    words: ['exclusions', 'lift'],
    usage: 'exclusions lift NAME --reason TEXT',
    what: 'ends one without an end, once two operators decided so, not before 180 days',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(liftMemberExclusion, { body: nameOf(given) }))
      const end = value.isExcluded ? 'Noted. Another operator must say so too.' : 'Lifted.'
      return { value, lines: [end, '', ...describeExclusions(value)] }
    },
  },
]
