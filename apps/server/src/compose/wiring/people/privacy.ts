import type { RecordKind } from '@trevo/contract/ops/members/member-records.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createSealing } from '@trevo/platform/sealing.ts'
import { forgetGames } from '../../../modules/catalogue/index.ts'
import { loadAccountKeys, type Identity } from '../../../modules/identity/index.ts'
import type { Inbox } from '../../../modules/inbox/index.ts'
import type { KycModule } from '../../../modules/kyc/index.ts'
import type { LimitsModule } from '../../../modules/limits/index.ts'
import { forgetSavedSlips } from '../../../modules/lottery/index.ts'
import type { Member, MemberDirectory } from '../../../modules/members/index.ts'
import {
  createPrivacy,
  type DataSource,
  type Eraser,
  type Privacy,
  type PrivacyNeeds,
} from '../../../modules/privacy/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import { forgetDraft } from '../../../modules/sportsbook/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Tax } from '../../../modules/tax/index.ts'
import { createListRecords } from '../../members/list-records.ts'
import { createGameName, type Known } from '../../members/known.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = Known & {
  readonly settings: Settings
  readonly identity: Identity
  readonly directory: MemberDirectory
  readonly staff: Staff
  readonly kyc: KycModule
  readonly limits: LimitsModule
  readonly inbox: Inbox
  readonly tax: Tax
}

const pageSize = 50

/** Every line of a list that has pages, up to a bound. */
const readPages = async <Line>(
  linesMax: number,
  list: (
    before: string | undefined,
  ) => Promise<{ readonly list: readonly Line[]; readonly next: string | null }>,
): Promise<readonly Line[]> => {
  const lines: Line[] = []
  let before: string | undefined
  do {
    const page = await list(before)
    lines.push(...page.list)
    before = page.next ?? undefined
  } while (before !== undefined && lines.length < linesMax)
  return lines.slice(0, linesMax)
}

const recordParts: readonly (readonly [RecordKind, DataSource['category']])[] = [
  ['deposits', 'money'],
  ['withdrawals', 'money'],
  ['entries', 'money'],
  ['rewards', 'money'],
  ['rounds', 'play'],
  ['slips', 'play'],
  ['tickets', 'play'],
  ['scratchcards', 'play'],
]

/** What each module keeps of a person. */
const sourcesOf = (platform: Platform, neighbours: Neighbours): readonly DataSource[] => {
  const { kyc, identity, limits, inbox, tax, catalogue, settings } = neighbours
  const listRecords = createListRecords(platform, neighbours, createGameName(catalogue))
  const brandLanguage = (brandId: number): Language => settings.brand(brandId).row.default_language
  return [
    { category: 'identity', name: 'case', read: ({ memberId }) => kyc.getKyc(memberId) },
    { category: 'logins', name: 'devices', read: ({ memberId }) => identity.listDevices(memberId) },
    ...recordParts.map(([kind, category]): DataSource => ({
      category,
      name: kind,
      read: ({ memberId, brandId, language, linesMax }) =>
        readPages(linesMax, (before) =>
          listRecords(kind, { memberId, brandId, before, pageSize, language }),
        ),
    })),
    {
      category: 'limits',
      name: 'limits',
      read: ({ memberId, brandId }) => limits.getLimits(memberId, brandId),
    },
    {
      category: 'limits',
      name: 'changes',
      read: ({ memberId, linesMax }) =>
        readPages(linesMax, (before) => limits.listLimitChanges(memberId, { before, pageSize })),
    },
    {
      category: 'messages',
      name: 'inbox',
      read: ({ memberId, brandId, language, linesMax }) =>
        readPages(linesMax, (before) =>
          inbox.listMessages({
            memberId,
            brandId,
            language,
            brandLanguage: brandLanguage(brandId),
            before,
            pageSize,
          }),
        ),
    },
    {
      category: 'tax',
      name: 'years',
      read: ({ memberId, brandId }) => tax.getTax(memberId, brandId),
    },
    {
      category: 'preferences',
      name: 'favourites',
      read: ({ memberId }) => catalogue.accountGames.listFavouriteIds(memberId),
    },
  ]
}

const erasers: readonly Eraser[] = [
  { name: 'games', erase: (tx, { memberId }) => forgetGames(tx, memberId) },
  { name: 'slips', erase: (tx, { memberId }) => forgetSavedSlips(tx, memberId) },
  { name: 'draft', erase: (tx, { memberId }) => forgetDraft(tx, memberId) },
]

const profileOf = (member: Member) =>
  Object.entries({
    username: member.username,
    customerId: member.customerId,
    nickname: member.nickname,
    name: member.payeeName,
    cpf: member.taxId,
    bornOn: member.bornOn,
    email: member.email,
    mobile: member.mobileE164,
    registeredAt: member.registeredAt.toISOString(),
    registerAddress: member.registerAddress,
  }).flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }]))

const membersOf = ({ directory }: Neighbours): PrivacyNeeds['members'] => ({
  profileOf: async (memberId) => {
    const member = await directory.findMember(memberId)
    return member ? profileOf(member) : []
  },
  usernamesOf: async (memberIds) =>
    new Map(
      (await directory.findMembers(memberIds)).map(({ memberId, username }) => [
        memberId,
        username,
      ]),
    ),
  findByUsername: async (brandId, username) =>
    (await directory.findMemberByUsername(brandId, username))?.memberId,
})

/** Under which an operator’s calls name a member, in paths and bodies. */
const targetsOf = async (
  { directory, kyc }: Neighbours,
  memberId: bigint,
): Promise<readonly string[]> => {
  const member = await directory.findMember(memberId)
  if (!member) return []
  const cases = await kyc.listCaseIds(member.personId)
  return [
    member.customerId,
    member.username,
    member.account,
    String(memberId),
    ...cases.map(String),
  ]
}

/** What is kept of people and what they ask for about it, with what every module keeps. */
export const buildPrivacy = async (
  platform: Platform,
  neighbours: Neighbours,
): Promise<Privacy> => {
  const { pools, clock, config } = platform
  const { settings, identity, staff } = neighbours
  const keys = await loadAccountKeys(config.SECRETS_DIR)
  return createPrivacy({
    database: createDatabase(pools.requests),
    clock,
    secrets: { sealing: createSealing(...keys.sealing) },
    settings: {
      recordYearsOf: (brandId) => settings.jurisdictionRulesOf(brandId).recordYears,
    },
    identity,
    members: membersOf(neighbours),
    staff: {
      listReadings: async ({ memberId, brandId }, page) =>
        staff.audit.listReadingsOf({
          brandId,
          targets: await targetsOf(neighbours, memberId),
          // Nobody may learn from here that somebody looked for money laundering.
          withoutRights: ['aml'],
          ...page,
        }),
    },
    sources: sourcesOf(platform, neighbours),
    erasers,
  })
}
