import { randomUUID } from 'node:crypto'
import type { ExclusionKind, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { demoPasswords } from '../../modules/identity/index.ts'
import {
  seedDemoOperators,
  seedDemoPerson,
  type DemoAccount,
  type SeedNeeds,
} from '../../modules/members/index.ts'
import { brazilTaxIdOf } from '@trevo/demo-members/demo-members.ts'
import type { Modules } from '../modules.ts'
import { sendIdentityCase } from './seed-identity-case.ts'

/** A person of the brand of Brazil, in a state that can be tried by hand. */
type BrazilPerson = {
  readonly username: string
  readonly nickname: string
  readonly fullName: string
  /** What `npm start` prints beside the name. */
  readonly state: string
  /** Null if the person has not told it yet. */
  readonly taxId: string | null
  /** Brings a new account into the state, once, by the use cases of its modules. */
  enter?(modules: Modules, memberId: bigint): Promise<void>
}

/** As the person does it, with the demo's password. */
const exclude =
  (kind: ExclusionKind, term: ExclusionTerm) =>
  async ({ members }: Modules, memberId: bigint): Promise<void> => {
    const member = await members.findMember(memberId)
    if (!member) throw new Error(`no member ${memberId}`)
    const device = { address: '127.0.0.1', userAgent: 'demo', kind: 'web' } as const
    const asking = { memberId, brandId: member.brandId, sessionId: randomUUID(), device }
    await members.excludeSelf(asking, { kind, term, password: demoPasswords.member })
  }

const askRegister = async ({ members, compliance }: Modules, memberId: bigint): Promise<void> => {
  const member = await members.findMember(memberId)
  if (member) await compliance.checkPerson({ personId: member.personId, cause: 'sweep' })
}

/** The account lacks the second half of her surname. */
const askCorrection = async ({ members, privacy }: Modules, memberId: bigint): Promise<void> => {
  const member = await members.findMember(memberId)
  if (!member) throw new Error(`no member ${memberId}`)
  const whose = { memberId, brandId: member.brandId }
  const text = 'Meu sobrenome se escreve Meireles de Sá.'
  await privacy.correctMyData(whose, { requestId: randomUUID(), field: 'name', text })
}

/** Each module that keeps states of a person adds its people here. */
const people: readonly BrazilPerson[] = [
  {
    username: 'nova.demo',
    nickname: 'Nova',
    fullName: 'Nair Valadares',
    state: 'fresh',
    taxId: null,
  },
  {
    username: 'rosa.demo',
    nickname: 'Rosa',
    fullName: 'Rosa Meireles',
    state: 'with CPF',
    taxId: brazilTaxIdOf(0),
    enter: askCorrection,
  },
  {
    username: 'paulo.demo',
    nickname: 'Paulo',
    fullName: 'Paulo Antunes',
    state: 'paused',
    taxId: '73190456216',
    enter: exclude('pause', 'month'),
  },
  {
    username: 'elza.demo',
    nickname: 'Elza',
    fullName: 'Elza Prates',
    state: 'self-excluded',
    taxId: '73190466360',
    enter: exclude('exclusion', 'indefinite'),
  },
  {
    username: 'ivo.demo',
    nickname: 'Ivo',
    fullName: 'Ivo Sampaio',
    state: 'impeded',
    // The sandbox of the register names this CPF.
    taxId: '90190456280',
    enter: askRegister,
  },
  // What the checks sandbox answers is decided by the last word of the name.
  {
    username: 'caio.demo',
    nickname: 'Caio',
    fullName: 'Caio Parecido',
    state: 'identity in review',
    taxId: brazilTaxIdOf(20),
    enter: sendIdentityCase('Caio Parecido', brazilTaxIdOf(20)),
  },
  {
    username: 'lais.demo',
    nickname: 'Lais',
    fullName: 'Lais Político',
    state: 'identity in review',
    taxId: brazilTaxIdOf(21),
    enter: sendIdentityCase('Lais Político', brazilTaxIdOf(21)),
  },
  {
    username: 'vera.demo',
    nickname: 'Vera',
    fullName: 'Vera Vencendo',
    state: 'verified, document ends soon',
    taxId: brazilTaxIdOf(22),
    enter: sendIdentityCase('Vera Vencendo', brazilTaxIdOf(22)),
  },
]

/**
 * Operators of the brand of Brazil, and its people in each state. Running it again changes nothing. Returns what to
 * print.
 */
export const seedBrazilPeople = async (
  needs: SeedNeeds,
  modules: Modules,
  addToStaff: (operatorId: bigint, role: string) => Promise<void>,
): Promise<readonly DemoAccount[]> => {
  await seedDemoOperators(needs, addToStaff)
  const accounts: DemoAccount[] = []
  for (const { state, enter, ...person } of people) {
    const added = await seedDemoPerson(needs, person)
    if (added.isNew) await enter?.(modules, added.memberId)
    const { username, password } = added
    accounts.push({ role: 'member', username, password, brand: needs.brand.merchant, state })
  }
  return accounts
}
