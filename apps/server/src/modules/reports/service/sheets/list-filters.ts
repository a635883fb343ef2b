import type { ExportList, ListContent } from '@trevo/contract/ops/ledger/exports.ts'
import type { WordOf } from './list-sheets.ts'

type Filter<What extends ExportList> = Extract<ListContent, { readonly what: What }>['filter']

/** The text of a filter's heading, and the words of its value; what was typed is written as it is. */
type FilterWords = readonly [heading: string, value?: (value: string, word: WordOf) => string]

const byPrefix =
  (prefix: string) =>
  (value: string, word: WordOf): string =>
    word(`${prefix}.${value}`)

const reais = (value: string): string => `R$ ${value}`

/** Each filter of a list in the words of its screen. */
export const listFilters: {
  readonly [What in ExportList]: { readonly [Name in keyof Filter<What>]-?: FilterWords }
} = {
  audit: {
    operator: ['audit.filter.operator'],
    right: ['audit.filter.right', byPrefix('right')],
    target: ['audit.filter.target'],
    field: ['audit.filter.field'],
    fromOn: ['word.from'],
    toOn: ['word.to'],
  },
  deposits: {
    status: ['word.state', byPrefix('deposits.status')],
    amountMin: ['deposits.amountMin', reais],
    amountMax: ['deposits.amountMax', reais],
    fromOn: ['word.from'],
    toOn: ['word.to'],
  },
  members: {
    order: ['members.filter.order', byPrefix('members.order')],
    state: ['members.filter.state', byPrefix('members.state')],
    kind: ['members.filter.kind', byPrefix('members.accountKind')],
    blocked: [
      'members.filter.blocked',
      (value, word) => word(value === 'any' ? 'members.someBlock' : `members.permission.${value}`),
    ],
    tag: ['members.filter.tag'],
    upline: ['members.filter.upline'],
    line: ['members.filter.line'],
    levelMin: ['members.filter.levelMin'],
    levelMax: ['members.filter.levelMax'],
    balanceMin: ['members.filter.balanceMin'],
    balanceMax: ['members.filter.balanceMax'],
    registeredFrom: ['members.filter.registeredFrom'],
    registeredTo: ['members.filter.registeredUntil'],
    loginFrom: ['members.filter.loginFrom'],
    loginTo: ['members.filter.loginUntil'],
  },
  withdrawals: {
    view: ['payouts.view', byPrefix('payouts.view')],
    amountMin: ['deposits.amountMin', reais],
    amountMax: ['deposits.amountMax', reais],
    fromOn: ['word.from'],
    toOn: ['word.to'],
  },
}

/** The filters that are set, as one line for the head of a file. */
export const describeFilters = ({ what, filter }: ListContent, word: WordOf): string => {
  const words: Readonly<Record<string, FilterWords>> = listFilters[what]
  return Object.entries(filter)
    .flatMap(([name, value]) => {
      if (value === undefined || value === '') return []
      const [heading, describe] = words[name] ?? [name]
      const text = String(value)
      return [`${word(heading)}: ${describe ? describe(text, word) : text}`]
    })
    .join('; ')
}
