import { hourMs } from '@trevo/calendar/durations.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { RiskLevel } from '@trevo/contract/wps/play-risk/play-risk.ts'
import type { RiskModel } from '../domain/model.ts'
import type { NextStanding } from '../domain/next-level.ts'
import { proposeWeeklyLoss } from '../domain/propose-limit.ts'
import type { PlayAccount, PlayNotice, PlayRiskNeeds } from '../needs.ts'
import { updatePerson, writeAccounts } from '../repository/persons.ts'
import {
  addEvent,
  endProposal,
  findReview,
  insertProposal,
  openReview,
} from '../repository/records.ts'
import type { PersonRow, PlayRiskTables } from '../repository/tables.ts'

type Applied = {
  readonly person: PersonRow
  readonly accounts: readonly PlayAccount[]
  readonly next: Pick<NextStanding, 'level' | 'mustReview'>
  readonly lostMinor: bigint
  readonly model: RiskModel
  readonly at: Date
}

const noticeOf = {
  1: 'play_noticed',
  2: 'play_talk',
  3: 'play_reviewed',
} as const satisfies Record<Exclude<RiskLevel, 0>, PlayNotice['kind']>

/** The shortest time within which a brand of the person promises a look. */
export const reviewHoursOf = (
  { settings }: Pick<PlayRiskNeeds, 'settings'>,
  accounts: readonly PlayAccount[],
): number => Math.min(...accounts.map(({ brandId }) => settings.rulesOf(brandId).reviewHours))

/** Proposes a lower weekly loss limit in place of the one that waits; not where the person has one as low. */
export const proposeLimit = async (
  { limits }: Pick<PlayRiskNeeds, 'limits'>,
  tx: Tx,
  personId: bigint,
  { lostMinor, model, at }: Pick<Applied, 'lostMinor' | 'model' | 'at'>,
): Promise<void> => {
  const current = await limits.findLossLimit(tx, personId)
  const value = proposeWeeklyLoss(lostMinor, current, model)
  if (value === undefined) return
  await endProposal(tx, personId, 'replaced', at)
  await insertProposal(tx, {
    person_id: personId,
    kind: 'loss',
    period: 'week',
    value_minor: value,
    made_at: at,
  })
  await addEvent(tx, { person_id: personId, at, kind: 'proposed', content: String(value) })
}

/** A person has to look by then; at most one review waits. */
const askReview = async (
  needs: PlayRiskNeeds,
  tx: Tx,
  { person: { person_id: personId }, accounts, at }: Applied,
): Promise<void> => {
  if (await findReview(tables<PlayRiskTables>(tx), personId)) return
  const dueAt = new Date(at.getTime() + reviewHoursOf(needs, accounts) * hourMs)
  await openReview(tx, { person_id: personId, opened_at: at, due_at: dueAt })
  await addEvent(tx, { person_id: personId, at, kind: 'review_opened' })
}

/** The conversation is opened at the account that was opened last: one person has one. */
const openConversation = async (
  { chat }: PlayRiskNeeds,
  tx: Tx,
  { person: { person_id: personId }, accounts, at }: Applied,
): Promise<void> => {
  const account = accounts.findLast(({ isClosed }) => !isClosed)
  if (!account) return
  if (await chat.open(tx, account))
    await addEvent(tx, { person_id: personId, at, kind: 'conversation' })
}

/**
 * What a level brings with it. Told is a level that rises, at every open account; from the second on a limit is
 * proposed, a conversation opened, and nothing that entices to play reaches the person; the third waits for a person.
 */
export const applyLevel = async (needs: PlayRiskNeeds, tx: Tx, applied: Applied): Promise<void> => {
  const { person, accounts, next, at } = applied
  const { person_id: personId, level: before } = person
  const { level } = next
  if (level > 0) await writeAccounts(tx, personId, accounts)
  if (next.mustReview) await askReview(needs, tx, applied)
  if (level === before) return
  await updatePerson(tx, personId, { level, level_since: at })
  await addEvent(tx, { person_id: personId, at, kind: 'level', level })
  if (before >= 2 !== level >= 2)
    await needs.members.withholdOffers(tx, personId, level >= 2 ? at : null)
  if (level < 2) await endProposal(tx, personId, 'replaced', at)
  if (level < before || level === 0) return
  if (before < 2 && level >= 2) {
    await proposeLimit(needs, tx, personId, applied)
    await openConversation(needs, tx, applied)
  }
  const source = `play-risk:${personId}:${level}:${at.toISOString()}`
  const notice = { kind: noticeOf[level], source, hours: reviewHoursOf(needs, accounts) }
  for (const { memberId, isClosed } of accounts) {
    if (!isClosed) await needs.inbox.send(tx, memberId, notice)
  }
  await addEvent(tx, { person_id: personId, at, kind: 'message', level })
}
