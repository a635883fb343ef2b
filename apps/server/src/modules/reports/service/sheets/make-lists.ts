import { formatMoney } from '@trevo/money/money.ts'
import { searchSignificantEvents } from '../../repository/significant-events.ts'
import { column, instantsOf, type Make } from './make.ts'

/** Adjustments, each with who said yes. */
export const makeAdjustments: Make = async (needs, order) => {
  const { brandId, rowsMax } = order
  const span = instantsOf(needs, order)
  const found = await needs.ledger.listAdjustments({ brandId, ...span, limit: rowsMax + 1 })
  const shown = found.slice(0, rowsMax)
  const usernames = await needs.members.usernamesOf(shown.map(({ memberId }) => memberId))
  return {
    isCut: found.length > rowsMax,
    sheet: {
      columns: [
        column('at', 'instant'),
        column('member', 'text'),
        column('amount', 'money'),
        column('cause', 'event'),
        column('reason', 'text'),
        column('asked', 'text'),
        column('decided', 'text'),
      ],
      rows: shown.map((one) => [
        one.at.toISOString(),
        usernames.get(one.memberId) ?? '',
        formatMoney(one.amountMinor),
        one.cause,
        one.reason,
        one.asked,
        one.decided,
      ]),
      total: [
        null,
        null,
        formatMoney(shown.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
        null,
        null,
        null,
        null,
      ],
    },
  }
}

/** Significant events of the brand and of the whole installation. */
export const makeEvents: Make = async (needs, order) => {
  const { brandId, language, rowsMax } = order
  const span = instantsOf(needs, order)
  const found = await searchSignificantEvents(needs.database.db, {
    brandId,
    ...span,
    limit: rowsMax + 1,
  })
  const shown = found.slice(0, rowsMax)
  const memberIds = shown.flatMap((one) => one.member_id ?? [])
  const usernames = await needs.members.usernamesOf(memberIds)
  const names = needs.catalogue.names(language)
  return {
    isCut: found.length > rowsMax,
    sheet: {
      columns: [
        column('at', 'instant'),
        column('event', 'event'),
        column('subject', 'text'),
        column('persons', 'text'),
        column('member', 'text'),
        column('title', 'text'),
        column('amount', 'money'),
        column('transfer', 'text'),
      ],
      rows: shown.map((one) => [
        one.at.toISOString(),
        one.kind,
        one.subject,
        one.persons.join(', '),
        usernames.get(one.member_id ?? 0n) ?? '',
        names.get(one.node_id ?? 0) ?? '',
        one.amount_minor === null ? null : formatMoney(one.amount_minor),
        one.transfer_id === null ? '' : String(one.transfer_id),
      ]),
      total: null,
    },
  }
}
