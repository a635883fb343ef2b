import type { ExportList } from '@trevo/contract/ops/ledger/exports.ts'
import type { SheetColumn } from '@trevo/contract/ops/ledger/reports.ts'
import type { OfficeArea } from '@trevo/i18n/office/areas.ts'
import type { ExportCell } from '../../files/export-table.ts'
import type { ListedRow } from './list-readers.ts'

/** A text of the back office by its key. */
export type WordOf = (key: string) => string

export type ListSheet<Row> = {
  /** Where its texts are, besides those that every screen has. */
  readonly areas: readonly OfficeArea[]
  readonly title: string
  readonly columns: readonly (readonly [
    heading: string,
    kind: SheetColumn['kind'],
    cell: (row: Row, word: WordOf) => ExportCell,
  ])[]
}

const words = (codes: readonly string[], prefix: string, word: WordOf): string =>
  codes.map((code) => word(`${prefix}.${code}`)).join(', ')

/** Each list as a table, with the headings and words of its screen. */
export const listSheets: { readonly [What in ExportList]: ListSheet<ListedRow[What]> } = {
  audit: {
    areas: ['audit'],
    title: 'office.audit',
    columns: [
      ['audit.column.row', 'count', ({ position }) => position],
      ['audit.column.when', 'instant', ({ at }) => at],
      ['audit.column.who', 'text', ({ operator }) => operator],
      ['audit.column.act', 'text', ({ act }, word) => word(`act.${act}`)],
      ['audit.column.right', 'text', ({ right }, word) => word(`right.${right}`)],
      ['audit.column.target', 'text', ({ target }) => target],
      ['audit.column.before', 'text', ({ before }) => before && JSON.stringify(before)],
      ['audit.column.after', 'text', ({ after }) => after && JSON.stringify(after)],
      ['audit.column.reason', 'text', ({ reason }) => reason],
      ['audit.column.address', 'text', ({ address }) => address],
      ['audit.column.request', 'text', ({ requestId }) => requestId],
      ['audit.column.hash', 'text', ({ hash }) => hash],
    ],
  },
  deposits: {
    areas: ['deposits'],
    title: 'office.deposits',
    columns: [
      ['word.created', 'instant', ({ createdAt }) => createdAt],
      ['word.member', 'text', ({ username }) => username],
      ['word.amount', 'money', ({ amount }) => amount],
      ['word.state', 'text', ({ status }, word) => word(`deposits.status.${status}`)],
      ['deposits.credited', 'instant', ({ creditedAt }) => creditedAt],
      ['deposits.txid', 'text', ({ txid }) => txid],
      ['deposits.endToEnd', 'text', ({ endToEndId }) => endToEndId],
      ['word.id', 'text', ({ depositId }) => depositId],
    ],
  },
  members: {
    areas: ['members'],
    title: 'office.members',
    columns: [
      ['members.column.username', 'text', ({ username }) => username],
      ['word.kind', 'text', ({ kind }, word) => word(`members.accountKind.${kind}`)],
      ['members.column.state', 'text', ({ state }, word) => word(`members.state.${state}`)],
      [
        'members.filter.blocked',
        'text',
        ({ blocked }, word) => words(blocked, 'members.permission', word),
      ],
      ['members.column.level', 'text', ({ level }) => level && level.name],
      ['members.column.name', 'text', ({ name }) => name],
      ['members.fact.email', 'text', ({ email }) => email],
      ['members.fact.mobile', 'text', ({ mobile }) => mobile],
      ['members.column.upline', 'text', ({ upline }) => upline],
      ['members.column.tags', 'text', ({ tags }) => tags.join(', ')],
      ['members.column.registered', 'instant', ({ registeredAt }) => registeredAt],
      ['members.column.login', 'instant', ({ lastLoginAt }) => lastLoginAt],
      ['word.balance', 'money', ({ available }) => available],
      ['word.id', 'text', ({ memberId }) => memberId],
    ],
  },
  withdrawals: {
    areas: ['payouts', 'deposits'],
    title: 'office.payouts',
    columns: [
      ['word.created', 'instant', ({ createdAt }) => createdAt],
      ['word.member', 'text', ({ username }) => username],
      ['word.amount', 'money', ({ amount }) => amount],
      ['word.state', 'text', ({ status }, word) => word(`payouts.status.${status}`)],
      [
        'payouts.why',
        'text',
        ({ reviewReasons }, word) => words(reviewReasons, 'payouts.short', word),
      ],
      ['deposits.payableUntil', 'instant', ({ payableUntil }) => payableUntil],
      ['word.ends', 'instant', ({ endedAt }) => endedAt],
      ['word.id', 'text', ({ withdrawalId }) => withdrawalId],
    ],
  },
}
