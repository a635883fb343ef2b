import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { Caller } from '../platform/http/actor.ts'
import { brandId } from './brand-id.ts'

export type Person = {
  readonly username: string
  readonly password: string
  readonly kind: Caller['kind']
  readonly memberId: bigint
  readonly type: number
  /** Decimal, in BRL. */
  readonly balance: string
}

/** The people who can log in at the stand-in, with the names and passwords of the demo accounts. */
export const people = {
  member: {
    username: 'membro.demo',
    password: 'Folha4Sorte9Verde',
    kind: 'member',
    memberId: 1n,
    type: 0,
    balance: '250.00',
  },
  agent: {
    username: 'agente.demo',
    password: 'Raiz7Campo3Largo',
    kind: 'agent',
    memberId: 2n,
    type: 2,
    balance: '1000.00',
  },
  trial: {
    username: 'teste.demo',
    password: 'Broto5Brisa2Leve',
    kind: 'trial',
    memberId: 3n,
    type: 4,
    balance: '2000.00',
  },
} as const satisfies Record<string, Person>

export const callerOf = (person: Person, token: string): Caller => ({
  kind: person.kind,
  memberId: person.memberId,
  sessionId: token,
  brandId,
})

export const personOf = ({ memberId }: Pick<Caller, 'memberId'>): Person => {
  const found = Object.values<Person>(people).find((person) => person.memberId === memberId)
  if (!found) throw new Error(`no member ${memberId}`)
  return found
}

export const infoOf = ({ memberId, username, type, kind }: Person): MemberInfo => ({
  id: String(memberId),
  account: `trevo@${username}`,
  nickname: username,
  type,
  email: null,
  mobile: null,
  payeeName: null,
  hasAgent: kind === 'member',
  regDate: Date.parse('2026-01-01T00:00:00Z'),
  isSharedPhone: false,
  clubLabel:
    kind === 'trial'
      ? null
      : { labelName: 'Bronze', labelNames: { PT: 'Bronze', EN: 'Bronze' }, rankLevel: 0 },
})
