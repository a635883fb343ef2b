import type { ReasonKind } from '@trevo/contract/reason-names.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Reason, Standing } from '@trevo/contract/wps/security/standing.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Member } from '../../modules/members/index.ts'
import type { Caller, Operator } from '../../platform/http/actor.ts'
import type { Modules } from '../modules.ts'
import { barsOf, guardsOf, silenceOf } from './of-account.ts'
import { depositsOf, vaultOf, withdrawalsOf } from './of-money.ts'
import { limitsOf, stopsOf } from './of-play.ts'
import { rewardsOf } from './of-rewards.ts'
import { presentReason, type ReasonSource, type Whose } from './reason.ts'

/** More are left out: the list is read by a person. */
const reasonsMax = 100

type Sources = readonly ReasonSource[]

/** Every module that can keep a member from something, in the order of the page. Nothing about money laundering is a source. */
const sourcesOf = (modules: Modules): Sources => [
  barsOf(modules),
  guardsOf(modules),
  limitsOf(modules),
  stopsOf(modules),
  withdrawalsOf(modules),
  depositsOf(modules),
  vaultOf(modules),
  silenceOf,
  rewardsOf(modules),
]

const gather = async (sources: Sources, whose: Whose, isBrazil: boolean): Promise<Reason[]> => {
  const found = await Promise.all(sources.map((source) => source(whose)))
  return found
    .flat()
    .slice(0, reasonsMax)
    .map((one) => presentReason(one, isBrazil))
}

/** A level of play is told to operators who may read how people play; others learn that nothing is offered. */
const forOperator = (reason: Reason, { rights }: Pick<Operator, 'rights'>): Reason => {
  if (reason.kind === 'offers' && !rights.has('play.read')) {
    const kind: ReasonKind = 'notOffered'
    return { ...reason, kind, basis: 'terms', since: null, ways: [] }
  }
  if (reason.kind === 'register' && !rights.has('exclusion.read')) {
    return { ...reason, reasons: [], deadlines: null }
  }
  return reason
}

/** Why something is not possible for a member, or takes time: one list, for the member and for operators. */
export const createListReasons = (modules: Modules, clock: Clock) => {
  const { settings, members, memberOffice } = modules
  const sources = sourcesOf(modules)
  const isBrazil = (brandId: number) => settings.brand(brandId).row.jurisdiction === 'br'
  const read = (member: Member, asked: Pick<Whose, 'language' | 'sessionId'>, from: Sources) =>
    gather(from, { ...asked, member, at: clock.now() }, isBrazil(member.brandId))
  const getOwn = async ({ memberId }: Caller): Promise<Member> => {
    const member = await members.findMember(memberId)
    if (!member) throw new Refusal('login.not.session')
    return member
  }

  return {
    /** What bars the account; it shows no amounts, and so is open while shared-phone mode covers the page. */
    getStanding: async (actor: Caller, language: Language): Promise<Standing> => {
      const asked = { language, sessionId: actor.sessionId }
      const bars = await read(await getOwn(actor), asked, [barsOf(modules)])
      return { bars: bars as Standing['bars'] } // of that source alone
    },
    listReasons: async (actor: Caller, language: Language): Promise<{ reasons: Reason[] }> => {
      const asked = { language, sessionId: actor.sessionId }
      return { reasons: await read(await getOwn(actor), asked, sources) }
    },
    /** @throws Refusal `member.unknown` */
    listMemberReasons: async (
      actor: Operator,
      key: string,
      language: Language,
    ): Promise<{ reasons: Reason[] }> => {
      const member = await memberOffice.getMember(actor.brandId, key)
      const reasons = await read(member, { language, sessionId: undefined }, sources)
      return { reasons: reasons.map((reason) => forOperator(reason, actor)) }
    },
  }
}
