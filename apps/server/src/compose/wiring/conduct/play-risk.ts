import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { localeOf } from '@trevo/i18n/languages.ts'
import { allTexts } from '@trevo/i18n/texts/all-texts.ts'
import type { InboxKey } from '@trevo/i18n/texts/en/inbox.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { countMoneyOf, depositCreditedKind } from '../../../modules/cashier/index.ts'
import type { Chat } from '../../../modules/chat/index.ts'
import type { Mailboxes } from '../../../modules/inbox/index.ts'
import type { LimitsModule } from '../../../modules/limits/index.ts'
import type { Member, MemberDirectory, Members } from '../../../modules/members/index.ts'
import {
  createNoteAttempts,
  createPlayRisk,
  type NoteAttempts,
  type PlayAccount,
  type PlayRisk,
  type PlayRiskNeeds,
} from '../../../modules/play-risk/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import type { Platform } from '../../platform.ts'

/** Notes what limits refuse; created before them. */
export const buildNoteAttempts = ({
  pools,
  logger,
}: Pick<Platform, 'pools' | 'logger'>): NoteAttempts =>
  createNoteAttempts({ database: createDatabase(pools.requests), logger })

type Neighbours = {
  readonly settings: Settings
  readonly directory: MemberDirectory
  readonly members: Pick<Members, 'withholdOffers'>
  readonly wallet: Wallet
  readonly staff: Pick<Staff, 'approvals'>
  readonly limits: LimitsModule
  readonly mailboxes: Mailboxes
  readonly chat: Pick<Chat, 'openConversation'>
}

/** As operators of the desk see who began a conversation. */
const writer = 'play-risk'
const withdrawalReleased = 'cashier.withdrawal_released'

const accountsOf = (
  settings: Settings,
  directory: MemberDirectory,
): Omit<PlayRiskNeeds['members'], 'withholdOffers'> => {
  const accountOf = (member: Member): PlayAccount => ({
    memberId: member.memberId,
    personId: member.personId,
    brandId: member.brandId,
    customerId: member.customerId,
    username: member.username,
    language: member.language ?? settings.brand(member.brandId).defaultLanguage,
    isClosed: member.closedAt !== null,
  })
  return {
    findAccount: async (memberId) => {
      const member = await directory.findMember(memberId)
      return member && accountOf(member)
    },
    findAccounts: async (memberIds) => (await directory.findMembers(memberIds)).map(accountOf),
    listAccounts: async (personId, tx) =>
      (await directory.listPersonAccounts(personId, tx)).map(accountOf),
    lockPerson: directory.lockPerson,
  }
}

/** How people play, from bets, ledger and limits; what follows reaches inbox, desk and every reward. */
export const buildPlayRisk = (
  { pools, clock, logger }: Platform,
  { settings, directory, members, wallet, staff, limits, mailboxes, chat }: Neighbours,
): PlayRisk =>
  createPlayRisk({
    database: createDatabase(pools.requests),
    clock,
    logger,
    wallet,
    staff: staff.approvals,
    settings: {
      rulesOf: (brandId) => {
        const rules = settings.jurisdictionRulesOf(brandId)
        return { isWatched: rules.playWatched, reviewHours: rules.playReviewHours }
      },
      jurisdictionOf: (brandId) => settings.brand(brandId).row.jurisdiction,
      defaultLanguageOf: (brandId) => settings.brand(brandId).defaultLanguage,
    },
    members: { ...accountsOf(settings, directory), withholdOffers: members.withholdOffers },
    cashier: { kinds: [depositCreditedKind.kind, withdrawalReleased], countMoney: countMoneyOf },
    limits,
    inbox: {
      send: (tx, memberId, { kind, source, hours }) =>
        mailboxes.sendIn(tx, memberId, [
          {
            source,
            kind,
            params: { hours: String(hours) },
            about: { what: 'play', id: source },
            sentAt: clock.now(),
          },
        ]),
    },
    chat: {
      open: (tx, { memberId, brandId, language }) =>
        chat.openConversation(tx, {
          brandId,
          memberId,
          language,
          queue: 'risk',
          subject: 'account',
          clientId: randomUUID(),
          text: createTranslate<InboxKey>(
            allTexts[language].messages,
            localeOf[language],
          )('play_talk.opening'),
          operator: writer,
        }),
    },
  })
