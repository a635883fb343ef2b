import { dayMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import type { Finding } from '../domain/facts.ts'
import { findAll } from '../domain/person-rules.ts'
import type { AmlMember, AmlNeeds } from '../needs.ts'
import { growAlert, insertAlert, insertEvidence } from '../repository/alerts.ts'
import { findOpenCase, insertEvent } from '../repository/cases.ts'
import { endDue, listDue, postponeDue, type Due } from '../repository/follow.ts'
import { lockWatched } from '../repository/persons.ts'
import { readFacts } from './read-facts.ts'
import { saveClassInTx } from './save-class.ts'

/** Members of one run. */
const dueMax = 50

type Raise = {
  readonly member: AmlMember
  readonly companyId: number
  readonly alertDays: number
  readonly at: Date
}

/** Adds what a rule found, once; an alert that is not decided grows. What comes during a case belongs to it. */
const raise = async (
  tx: Tx,
  { rule, key, amountMinor, evidence }: Finding,
  { member, companyId, alertDays, at }: Raise,
): Promise<void> => {
  const { personId, memberId, brandId } = member
  const openCase = await findOpenCase(tx, personId)
  const added = await insertAlert(tx, {
    company_id: companyId,
    brand_id: brandId,
    person_id: personId,
    member_id: memberId,
    rule,
    key,
    amount_minor: amountMinor,
    opened_at: at,
    due_at: new Date(at.getTime() + alertDays * dayMs),
    closed_at: null,
    case_id: openCase?.id ?? null,
    state: openCase ? 'in_case' : 'open',
  })
  const alertId = added ?? (await growAlert(tx, { personId, rule, key }, amountMinor))
  if (alertId === undefined) return
  await insertEvidence(tx, alertId, evidence)
  if (added === undefined) return
  const event = { at, operator: null, reference: null }
  await insertEvent(tx, { ...event, alert_id: added, case_id: null, kind: 'opened', text: rule })
  if (!openCase) return
  await insertEvent(tx, {
    ...event,
    alert_id: null,
    case_id: openCase.id,
    kind: 'opened',
    text: rule,
  })
}

const evaluate = async (needs: AmlNeeds, due: Due): Promise<void> => {
  const { database, clock, members, settings } = needs
  const [member] = await members.findMembers([due.memberId])
  if (!member) throw new Error(`aml: no member ${due.memberId}`)
  const { personId, memberId, brandId } = member
  const accounts = await members.listPersonAccounts(personId)
  const rules = settings.rulesOf(brandId)
  const findings = findAll(await readFacts(needs, accounts, rules), rules)
  const { companyId } = settings.brandOf(brandId)
  const at = clock.now()
  await database.inTx(async (tx) => {
    await lockWatched(tx, personId)
    const [now] = await members.findMembers([memberId], tx)
    // The account became another person's meanwhile; it is still on the list.
    if (now?.personId !== personId) return
    for (const finding of findings) {
      await raise(tx, finding, { member, companyId, alertDays: rules.amlAlertDays, at })
    }
    await saveClassInTx(tx, { personId, companyId, memberId, at })
    await endDue(tx, due)
  })
}

/**
 * A job: evaluates persons whose money moved, those that wait longest first. Alerts, class and the end of the wait
 * are one transaction, and a rule raises a thing once, so that a process that ends in between leaves nothing twice.
 */
export const createEvaluatePersons = (needs: AmlNeeds) => async (): Promise<void> => {
  const { database, clock } = needs
  for (;;) {
    const due = await listDue(database.db, dueMax)
    await doEach(due, async (one) => {
      try {
        await evaluate(needs, one)
      } catch (error) {
        await postponeDue(database.db, one.memberId, clock.now())
        throw error
      }
    })
    if (due.length < dueMax) return
  }
}
