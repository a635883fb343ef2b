import { randomUUID } from 'node:crypto'
import type { ExclusionKind, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { demoPasswords } from '../../modules/identity/index.ts'
import {
  seedDemoOperators,
  seedDemoPerson,
  type DemoAccount,
  type DemoPerson,
  type SeedNeeds,
} from '../../modules/members/index.ts'
import type { DemoPlay } from '../../modules/play-risk/index.ts'
import {
  brazilTaxIdOf,
  limitedMembers,
  type LimitedMember,
} from '@trevo/demo-members/demo-members.ts'
import type { Modules } from '../modules.ts'
import { sendIdentityCase } from './seed-identity-case.ts'
import {
  closedName,
  closedOpenedDaysAgo,
  holderDaysAgo,
  holderName,
  seedUnpaidPrizes,
} from './seed-unpaid-prizes.ts'

/** A person of the brand of Brazil, in a state that can be tried by hand. */
type BrazilPerson = Omit<DemoPerson, 'registeredAt'> & {
  /** How long before the demo began the account was opened; of a day ago, the regulator gets it in its first files. */
  readonly openedDaysAgo?: number
  /** What `npm start` prints beside the name. */
  readonly state: string
  /** Has not chosen a loss and a time limit, and is asked at the first login. */
  readonly lacksLimits?: boolean
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

/** What everybody else has chosen at sign-up. */
const chooseLimits = async (
  { brand }: SeedNeeds,
  { limits }: Modules,
  memberId: bigint,
): Promise<void> => {
  await limits.setFirstLimits(
    { memberId, brandId: brand.id },
    { loss: { period: 'month', value: '500.00' }, time: { period: 'day', value: '120' } },
  )
}

const setLimits =
  ({ fullName, taxId, month, sessionMin }: LimitedMember) =>
  async (modules: Modules, memberId: bigint): Promise<void> => {
    const { members, limits } = modules
    const member = await members.findMember(memberId)
    if (!member) throw new Error(`no member ${memberId}`)
    const requester = { memberId, brandId: member.brandId, address: '127.0.0.1' }
    const password = demoPasswords.member
    if (month) {
      const value = `${month.limit}.00`
      await limits.setLimit(requester, { kind: 'stake', period: 'month', value, password })
    }
    if (sessionMin !== undefined) {
      const value = String(sessionMin)
      await limits.setLimit(requester, { kind: 'time', period: 'session', value, password })
    }
    await sendIdentityCase(fullName, taxId)(modules, memberId)
  }

/** Only the demo's programs use a limit up (`apps/demo-life`). */
const stateOfLimits = ({ month, sessionMin }: LimitedMember, hasDemoLife: boolean): string => {
  if (!month) return `verified, a session ends after ${sessionMin} minutes of play`
  if (!hasDemoLife) return `verified, stakes of at most R$ ${month.limit}.00 a month`
  return `verified, ${(100 * month.staked) / month.limit} % of the month’s stakes used`
}

const askHigherLimit = async ({ members, limits }: Modules, memberId: bigint): Promise<void> => {
  const member = await members.findMember(memberId)
  if (!member) throw new Error(`no member ${memberId}`)
  const requester = { memberId, brandId: member.brandId, address: '127.0.0.1' }
  const password = demoPasswords.member
  await limits.setLimit(requester, { kind: 'loss', period: 'month', value: '800.00', password })
}
const showPlay =
  (play: DemoPlay) =>
  async ({ members, playRisk }: Modules, memberId: bigint): Promise<void> => {
    const member = await members.findMember(memberId)
    if (member) await playRisk.showDemoPlay(member.personId, play)
  }
/** The account lacks the second half of her surname. */
const askCorrection = async ({ members, privacy }: Modules, memberId: bigint): Promise<void> => {
  const member = await members.findMember(memberId)
  if (!member) throw new Error(`no member ${memberId}`)
  const whose = { memberId, brandId: member.brandId }
  const text = 'Meu sobrenome se escreve Meireles de Sá.'
  await privacy.correctMyData(whose, { requestId: randomUUID(), field: 'name', text })
}

const dayMs = 86_400_000
const daysAgo = ({ clock }: SeedNeeds, days: number): Date =>
  new Date(clock.now().getTime() - days * dayMs)

/** Each module that keeps states of a person adds its people here. */
const people: readonly BrazilPerson[] = [
  {
    username: 'nova.demo',
    nickname: 'Nova',
    fullName: 'Nair Valadares',
    state: 'fresh',
    taxId: null,
    isUnprotected: true,
    lacksLimits: true,
  },
  {
    username: 'rosa.demo',
    nickname: 'Rosa',
    fullName: 'Rosa Meireles',
    state: 'with CPF, without a birth date',
    taxId: brazilTaxIdOf(0),
    bornOn: undefined,
    openedDaysAgo: 1,
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
  {
    username: 'mara.demo',
    nickname: 'Mara',
    fullName: 'Mara Siqueira',
    state: 'with a higher loss limit that waits',
    taxId: brazilTaxIdOf(30),
    enter: askHigherLimit,
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
  {
    username: 'tina.demo',
    nickname: 'Tina',
    fullName: 'Martina Lobo',
    state: 'play risk, level 1',
    taxId: brazilTaxIdOf(40),
    enter: showPlay({ chasing: 6, nights: 8, long: 0, deposited: 0, cancelled: 0 }),
  },
  {
    username: 'otto.demo',
    nickname: 'Otto',
    fullName: 'Otto Ferraz',
    state: 'play risk, level 2',
    taxId: brazilTaxIdOf(41),
    enter: showPlay({ chasing: 6, nights: 8, long: 8, deposited: 300, cancelled: 1 }),
  },
  {
    username: 'dora.demo',
    nickname: 'Dora',
    fullName: 'Dora Pimenta',
    state: 'play risk, level 3',
    taxId: brazilTaxIdOf(42),
    enter: showPlay({ chasing: 9, nights: 11, long: 10, deposited: 900, cancelled: 2 }),
  },
  {
    username: holderName,
    nickname: 'Hugo',
    fullName: 'Hugo Tavares',
    state: 'verified, with two credits that nobody decided',
    taxId: brazilTaxIdOf(60),
    openedDaysAgo: holderDaysAgo,
    enter: sendIdentityCase('Hugo Tavares', brazilTaxIdOf(60)),
  },
  {
    username: closedName,
    nickname: 'Gil',
    fullName: 'Gil Moreno',
    state: 'closed, with money that cannot be sent back',
    taxId: brazilTaxIdOf(61),
    openedDaysAgo: closedOpenedDaysAgo,
  },
]

const peopleWithLimits = (hasDemoLife: boolean): readonly BrazilPerson[] =>
  limitedMembers.map((member) => ({
    username: member.username,
    nickname: member.nickname,
    fullName: member.fullName,
    state: stateOfLimits(member, hasDemoLife),
    taxId: member.taxId,
    enter: setLimits(member),
  }))

/**
 * Operators of the brand of Brazil, and its people in each state. Running it again protects their logins for another
 * week and changes nothing else. Returns what to
 * print.
 */
export const seedBrazilPeople = async (
  needs: SeedNeeds,
  modules: Modules,
  {
    addToStaff,
    hasDemoLife,
  }: {
    readonly addToStaff: (operatorId: bigint, role: string) => Promise<void>
    readonly hasDemoLife: boolean
  },
): Promise<readonly DemoAccount[]> => {
  const brand = needs.brand.merchant
  const { companyId, row } = modules.settings.brand(needs.brand.id)
  const timeZone = row.time_zone
  const staff = await seedDemoOperators(needs, addToStaff)
  // Its file of bettors names an account without a birth date, and is rejected for it.
  await modules.sigap.startDemo(companyId, dayIn(daysAgo(needs, 1), timeZone))
  const accounts: DemoAccount[] = staff.map((one) => ({ ...one, brand }))
  for (const { state, enter, lacksLimits, openedDaysAgo, ...person } of [
    ...people,
    ...peopleWithLimits(hasDemoLife),
  ]) {
    const added = await seedDemoPerson(needs, {
      bornOn: '1988-03-14',
      ...person,
      ...(openedDaysAgo !== undefined && { registeredAt: daysAgo(needs, openedDaysAgo) }),
    })
    if (added.isNew) {
      if (!lacksLimits) await chooseLimits(needs, modules, added.memberId)
      await enter?.(modules, added.memberId)
    }
    const { username, password } = added
    accounts.push({ role: 'member', username, password, brand, state })
  }
  await seedUnpaidPrizes(needs, modules)
  return accounts
}
