import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { showPermissions } from '../../blocks/service/show-permissions.ts'
import { maskAddress } from '../../common/domain/mask.ts'
import { reopenableUntil } from '../../common/domain/reopenable.ts'
import { ordinaryType } from '../../common/domain/member-kind.ts'
import { findMember, type Member } from '../../common/repository/find-member.ts'
import { getOfficeMember } from '../../common/service/get-office-member.ts'
import { findRunning } from '../../exclusion/repository/exclusions.ts'
import { countReferred } from '../../directory/repository/list-below.ts'
import { ageOf } from '../domain/age-of.ts'
import { last30In } from '../domain/last-days.ts'
import type { OfficeNeeds } from '../needs.ts'
import { countBelow } from '../repository/count-below.ts'
import { findWhole } from '../repository/find-whole.ts'
import { countNotes, listNotes } from '../repository/notes-and-tags.ts'
import { listRequests } from './list-requests.ts'
import { presentMembers } from './present-members.ts'

const notesMax = 1_000
const requestsMatter = { kind: 'request', amount: null } as const

/** What moved in the last days of the brand, today included. */
const sumLast30 = async (
  { records, settings }: OfficeNeeds,
  { memberId, brandId }: Member,
  now: Date,
): Promise<MemberPage['last30']> => {
  const days = last30In(settings.memberBrandOf(brandId).timeZone, now)
  return {
    from: days.firstDay,
    ...(await records.sumDays({ memberId, brandId, ...days })),
  }
}

const showBalance = async (
  { wallet, records }: OfficeNeeds,
  whose: Member,
): Promise<MemberPage['balance']> => {
  const { availableMinor, heldMinor } = await wallet.balanceOf(whose.memberId)
  const inPlayMinor = await records.inPlayMinor(whose)
  return {
    available: formatMoney(availableMinor),
    held: formatMoney(heldMinor),
    inPlay: formatMoney(inPlayMinor),
    owed: formatMoney(availableMinor + heldMinor + inPlayMinor),
  }
}

const showIdentity = async (
  { records, settings }: OfficeNeeds,
  member: Member,
  { now, termsAcceptedAt }: { readonly now: Date; readonly termsAcceptedAt: Date | null },
): Promise<MemberPage['identity']> => {
  const { taxId, bornOn, memberId, brandId } = member
  const today = dayIn(now, settings.memberBrandOf(brandId).timeZone)
  return {
    cpf: taxId === null ? null : maskCpf(taxId),
    age: bornOn === null ? null : ageOf(bornOn, today),
    emailConfirmedAt: member.emailConfirmedAt?.toISOString() ?? null,
    mobileConfirmedAt: member.mobileConfirmedAt?.toISOString() ?? null,
    termsAcceptedAt: termsAcceptedAt?.toISOString() ?? null,
    isPaidByOwnCpf: taxId !== null && (await records.isPaidByCpf(memberId, taxId)),
  }
}

const showGuards = async (
  { identity }: OfficeNeeds,
  memberId: bigint,
): Promise<MemberPage['guards']> => {
  const credential = await identity.findCredentialOf(memberId)
  const secondFactorDue = await identity.isSecondFactorDue(memberId)
  if (!credential) {
    return { totpOn: false, passkeyCount: 0, hasPaymentPassword: false, secondFactorDue }
  }
  const { totpOn, passkeyCount, hasPaymentPassword } = await identity.guardsOf(memberId)
  return { totpOn, passkeyCount, hasPaymentPassword, secondFactorDue }
}

const showExclusion = async (
  { database }: OfficeNeeds,
  { memberId, impededAt }: Member,
): Promise<MemberPage['exclusion']> => {
  if (impededAt) {
    return { kind: 'register', term: null, beganAt: impededAt.toISOString(), endsAt: null }
  }
  const running = await findRunning(database.db, memberId)
  if (!running) return null
  const { term, began_at: beganAt, ends_at: endsAt } = running
  return {
    kind: running.kind,
    term,
    beganAt: beganAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }
}

const showNotes = async ({ database: { db } }: OfficeNeeds, memberId: bigint) => {
  const [last] = await listNotes(db, memberId, { before: undefined, limit: 1 })
  return {
    noteCount: await countNotes(db, memberId, notesMax),
    lastNote: last ? { at: last.at.toISOString(), operator: last.operator, text: last.text } : null,
  }
}

const showOpenMatters = async (
  needs: OfficeNeeds,
  member: Member,
  at: Date,
): Promise<MemberPage['openMatters']> => {
  const { memberId, brandId } = member
  const [waiting, requests] = await Promise.all([
    needs.records.listOpenMatters({ memberId, brandId, at }),
    listRequests(needs, member),
  ])
  const asked = requests.map(({ requestId: id, askedAt, kind: state }) => ({
    ...requestsMatter,
    id,
    since: askedAt.toISOString(),
    state,
  }))
  return [...waiting, ...asked]
}

/** Everything that fits on the first page of a member. */
export const createShowMember =
  (needs: OfficeNeeds) =>
  async (
    { brandId, language }: { readonly brandId: number; readonly language: Language },
    key: string,
  ): Promise<MemberPage> => {
    const { database, clock, settings, identity } = needs
    const { db } = database
    const now = clock.now()
    const member = await getOfficeMember(db, brandId, key)
    const { memberId, closedAt } = member
    const whole = await findWhole(db, memberId)
    const facts = { now, termsAcceptedAt: whole.terms_accepted_at }
    const [shown] = await presentMembers(needs, [member], language)
    if (!shown) throw new Error('a member was not presented')
    const referrer =
      member.referrerMemberId === null ? undefined : await findMember(db, member.referrerMemberId)
    const [who, permissions, exclusion, openMatters, balance, last30, guards, sessions, notes] =
      await Promise.all([
        showIdentity(needs, member, facts),
        showPermissions(db, member),
        showExclusion(needs, member),
        showOpenMatters(needs, member, now),
        showBalance(needs, member),
        sumLast30(needs, member, now),
        showGuards(needs, memberId),
        identity.ownSessions.listSessions({ memberId, sessionId: '' }),
        showNotes(needs, memberId),
      ])
    return {
      member: shown,
      type: member.type,
      types: [ordinaryType, ...settings.memberBrandOf(brandId).agentTypes],
      nickname: member.nickname,
      language: member.language,
      registerAddress: whole.register_address && maskAddress(whole.register_address),
      registerDomain: whole.register_domain,
      referrer: referrer?.username ?? null,
      affiliateCode: whole.affiliate_code,
      closedAt: closedAt?.toISOString() ?? null,
      closeReason: whole.close_reason,
      reopenableUntil: reopenableUntil(closedAt, now)?.toISOString() ?? null,
      identity: who,
      permissions,
      exclusion,
      openMatters,
      balance,
      last30,
      guards,
      sessionCount: sessions.length,
      links: {
        referred: await countReferred(db, memberId),
        below: await countBelow(db, memberId),
      },
      ...notes,
      now: now.toISOString(),
    }
  }
