import { formatMoney } from '@trevo/money/money.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { OwnPlayRisk } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { scoreSelfTest, type SelfTestAnswer } from '@trevo/contract/wps/play-risk/self-test.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PlayAccount, PlayRiskNeeds } from '../needs.ts'
import { getModel } from '../repository/days.ts'
import { listContacts } from '../repository/help-contacts.ts'
import { findPerson } from '../repository/persons.ts'
import {
  addEvent,
  deleteSelfTest,
  endProposal,
  findProposal,
  findSelfTest,
  hadConversation,
  saveSelfTest,
} from '../repository/records.ts'
import type { PlayRiskTables, ProposalRow, SelfTestRow } from '../repository/tables.ts'
import { isWatched } from './count-person.ts'

/** The member who asks, and in which language. */
export type Asking = { readonly memberId: bigint; readonly language: Language }

export const presentProposal = (row: ProposalRow) => ({
  proposalId: String(row.proposal_id),
  kind: row.kind,
  period: row.period,
  value: formatMoney(row.value_minor),
  madeAt: row.made_at.toISOString(),
})

export const presentTest = (row: SelfTestRow) => ({ score: row.score, at: row.at.toISOString() })

const getAccount = async (
  { members }: Pick<PlayRiskNeeds, 'members'>,
  memberId: bigint,
): Promise<PlayAccount> => {
  const account = await members.findAccount(memberId)
  if (!account) throw new Error(`no member ${memberId}`)
  return account
}

/** What a member reads of how they play. */
const createShow =
  (needs: PlayRiskNeeds) =>
  async ({ memberId, language }: Asking): Promise<OwnPlayRisk> => {
    const { database, clock, members, settings } = needs
    const { db } = database
    const { personId, brandId } = await getAccount(needs, memberId)
    const { model } = await getModel(db, clock.now())
    const [accounts, person, proposal, test, hasConversation, contacts] = await Promise.all([
      members.listAccounts(personId),
      findPerson(db, personId),
      findProposal(db, personId),
      findSelfTest(db, personId),
      hadConversation(db, personId),
      listContacts(db, settings.jurisdictionOf(brandId), brandId),
    ])
    const brandLanguage = settings.defaultLanguageOf(brandId)
    const level = person?.level ?? 0
    return {
      isOn: isWatched(needs, accounts),
      level,
      levelSince: level > 0 ? (person?.level_since.toISOString() ?? null) : null,
      score: person?.score ?? 0,
      levelScores: model.levelScores,
      windowDays: model.windowDays,
      quietDays: model.quietDays,
      markers: person?.markers ?? [],
      countedAt: person?.counted_at?.toISOString() ?? null,
      proposal: proposal ? presentProposal(proposal) : null,
      hasConversation: level >= 2 && hasConversation,
      sharedTest: test ? presentTest(test) : null,
      contacts: contacts.map(({ code, names, abouts, phone, url }) => ({
        code,
        name: textIn(names, language, brandLanguage),
        about: textIn(abouts, language, brandLanguage),
        phone,
        url,
      })),
    }
  }

/** The answer to a proposed limit, in the transaction that ends it. @throws Refusal `play_risk.nothing_proposed` */
const createAnswer =
  (needs: PlayRiskNeeds) =>
  async (
    { memberId }: Asking,
    proposalId: bigint,
    outcome: 'accepted' | 'declined',
  ): Promise<void> => {
    const { database, members, limits, clock } = needs
    const { personId } = await getAccount(needs, memberId)
    await database.inTx(async (tx: Tx) => {
      const at = clock.now()
      await members.lockPerson(tx, personId)
      const waiting = await findProposal(tables<PlayRiskTables>(tx), personId)
      if (waiting?.proposal_id !== proposalId) throw new Refusal('play_risk.nothing_proposed')
      await endProposal(tx, personId, outcome, at)
      const content = String(waiting.value_minor)
      await addEvent(tx, { person_id: personId, at, kind: outcome, content })
      if (outcome === 'declined') return
      // False where the member set one as low meanwhile: then that one holds.
      await limits.takeLowerLimit(tx, {
        memberId,
        kind: 'loss',
        period: 'week',
        value: waiting.value_minor,
      })
    })
  }

/** What members do on their page. */
export const createOwnPlayRisk = (needs: PlayRiskNeeds) => {
  const { database, clock } = needs
  const show = createShow(needs)
  const answer = createAnswer(needs)
  return {
    getPlayRisk: show,

    acceptProposedLimit: async (asking: Asking, proposalId: bigint): Promise<OwnPlayRisk> => {
      await answer(asking, proposalId, 'accepted')
      return show(asking)
    },

    declineProposedLimit: async (asking: Asking, proposalId: bigint): Promise<OwnPlayRisk> => {
      await answer(asking, proposalId, 'declined')
      return show(asking)
    },

    /** Only the sum is stored, none of the answers. */
    shareSelfTest: async (
      asking: Asking,
      answers: readonly SelfTestAnswer[],
    ): Promise<OwnPlayRisk> => {
      const { personId, memberId } = await getAccount(needs, asking.memberId)
      await saveSelfTest(database.db, {
        person_id: personId,
        member_id: memberId,
        score: scoreSelfTest(answers),
        at: clock.now(),
      })
      return show(asking)
    },

    withdrawSelfTest: async (asking: Asking): Promise<OwnPlayRisk> => {
      const { personId } = await getAccount(needs, asking.memberId)
      await deleteSelfTest(database.db, personId)
      return show(asking)
    },
  }
}
