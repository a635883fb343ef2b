import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import {
  IncidentCreditTerms,
  type changeIncidentCredit as changeEndpoint,
  type listIncidentCredits as listEndpoint,
} from '@trevo/contract/ops/system/incident-credits.ts'
import { creditedKinds, type CreditedKind } from '@trevo/contract/wps/status/service-status.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import { changedMeanwhile } from '../../../platform/approvals/compare-settings.ts'
import { areAllowed, noTerms, type Terms } from '../domain/incident-credit.ts'
import type { StatusNeeds } from '../needs.ts'
import { insertCreditRule, listCreditRules, lockCreditRule } from '../repository/credit-rules.ts'
import type { StatusTables } from '../repository/tables.ts'

const kindName = 'changeIncidentCredit'

const presentTerms = (row: Terms = noTerms): IncidentCreditTerms => ({
  minutes: row.minutes,
  amount: formatMoney(row.amount_minor),
  monthMax: formatMoney(row.month_max_minor),
})

const kindOfTarget = (target: string): CreditedKind => {
  const kind = creditedKinds.find((one) => one === target)
  if (!kind) throw new Refusal('incident.credit_invalid')
  return kind
}

/** The terms before and after, of a change that may be made. */
const readChange = async (tx: Tx, { brandId, target, input }: ChangeOrder<IncidentCreditTerms>) => {
  if (!areAllowed(input)) throw new Refusal('incident.credit_invalid')
  const kind = kindOfTarget(target)
  const before = presentTerms(await lockCreditRule(tables<StatusTables>(tx), brandId, kind))
  if (changedMeanwhile(before, input).length === 0) throw new Refusal('incident.credit_unchanged')
  return { kind, before }
}

/** What an incident gives; a change counts for incidents that begin after it. */
export const creditRuleKind = ({ clock }: Pick<StatusNeeds, 'clock'>): ChangeKind =>
  changeKind({
    kind: kindName,
    right: 'loyalty.change',
    input: IncidentCreditTerms,
    describe: async (tx, order) => {
      const { kind, before } = await readChange(tx, order)
      return { before: { part: kind, ...before }, after: { part: kind, ...order.input } }
    },
    execute: async (tx, order) => {
      const { kind } = await readChange(tx, order)
      await insertCreditRule(tables<StatusTables>(tx), {
        brand_id: order.brandId,
        kind,
        since: clock.now(),
        minutes: order.input.minutes,
        amount_minor: parseMoney(order.input.amount),
        month_max_minor: parseMoney(order.input.monthMax),
      })
    },
  })

type Asked = Body<typeof changeEndpoint> & {
  readonly brandId: number
  readonly kind: CreditedKind
  readonly by: { readonly operatorId: bigint; readonly username: string }
}

/** What incidents give: shown, and changed by two persons. */
export const createCreditRules = ({ database, staff }: StatusNeeds) => ({
  listIncidentCredits: async (brandId: number): Promise<Answer<typeof listEndpoint>> => {
    const rules = await listCreditRules(database.db, brandId)
    const waiting = await staff.listWaiting(brandId, kindName, creditedKinds)
    return {
      list: creditedKinds.map((kind) => {
        const rule = rules.find((one) => one.kind === kind)
        const asked = waiting.get(kind)
        return {
          kind,
          ...presentTerms(rule),
          since: rule?.since.toISOString() ?? null,
          waiting: asked
            ? {
                requestId: asked.requestId,
                askedBy: asked.askedBy,
                askedAt: asked.askedAt.toISOString(),
              }
            : null,
        }
      }),
    }
  },
  /** @throws Refusal `incident.credit_changed`, and what the change itself refuses */
  changeIncidentCredit: async ({
    brandId,
    kind,
    by,
    requestId,
    change,
    base,
    reason,
  }: Asked): Promise<Answer<typeof changeEndpoint>> => {
    const rules = await listCreditRules(database.db, brandId)
    const now = presentTerms(rules.find((one) => one.kind === kind))
    if (changedMeanwhile(now, base).length > 0) throw new Refusal('incident.credit_changed')
    return staff.askChange({
      kind: kindName,
      target: kind,
      brandId,
      input: change,
      reason,
      requestId,
      by,
    })
  },
})
