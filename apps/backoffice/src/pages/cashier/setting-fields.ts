import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { plainAmount } from '../../core/plain-amount.ts'

export type SettingKind = 'money' | 'moneys' | 'count' | 'percent' | 'flag' | 'text'
export type SettingValue = string | number | boolean | readonly string[]
/** The settings of one group by field name, as their endpoint has them. */
export type Settings = Readonly<Record<string, SettingValue>>

export type SettingField = {
  readonly name: string
  readonly kind: SettingKind
  readonly label: OfficeKey
  /** What the field does, where its label does not say it. */
  readonly hint?: OfficeKey
}

const money = (name: string, label: OfficeKey, hint?: OfficeKey): SettingField => ({
  name,
  kind: 'money',
  label,
  ...(hint && { hint }),
})

/** The settings of withdrawals: what a person looks at first, then bounds, fees and wagering. */
export const withdrawalFields: readonly (readonly SettingField[])[] = [
  [
    money('withoutReview', 'fact.withoutReview'),
    money('first', 'fact.first'),
    money('newDevice', 'fact.newDevice'),
    { name: 'dayCount', kind: 'count', label: 'fact.dayCount' },
    money('daySum', 'fact.daySum'),
    money('wonFromMembers', 'fact.wonFromMembers', 'cashier.hint.wonFromMembers'),
    money('secondPersonFrom', 'fact.secondPersonFrom', 'cashier.hint.secondPersonFrom'),
  ],
  [
    { name: 'allowed', kind: 'flag', label: 'fact.allowed' },
    money('amountMin', 'fact.amountMin'),
    money('amountMax', 'fact.amountMax'),
    { name: 'freePerDay', kind: 'count', label: 'fact.freePerDay' },
    money('fee', 'fact.fee', 'cashier.hint.fee'),
    {
      name: 'turnoverBp',
      kind: 'percent',
      label: 'fact.turnoverBp',
      hint: 'cashier.hint.turnoverBp',
    },
    { name: 'peerAllowed', kind: 'flag', label: 'fact.peerAllowed' },
    {
      name: 'peerAnswerMin',
      kind: 'count',
      label: 'fact.peerAnswerMin',
      hint: 'cashier.hint.peerAnswerMin',
    },
  ],
]

export const depositFields: readonly (readonly SettingField[])[] = [
  [
    { name: 'allowed', kind: 'flag', label: 'fact.allowed' },
    money('amountMin', 'fact.amountMin'),
    money('amountMax', 'fact.amountMax'),
    { name: 'chips', kind: 'moneys', label: 'fact.chips', hint: 'cashier.hint.chips' },
    { name: 'chargeSec', kind: 'count', label: 'fact.chargeSec' },
    { name: 'dueDaysMax', kind: 'count', label: 'fact.dueDaysMax', hint: 'cashier.hint.dueDays' },
    { name: 'cpfRequired', kind: 'flag', label: 'fact.cpfRequired' },
    { name: 'receiverName', kind: 'text', label: 'fact.receiverName' },
    { name: 'receiverCity', kind: 'text', label: 'fact.receiverCity' },
  ],
]

export const heldCreditFields: readonly (readonly SettingField[])[] = [
  [money('secondPersonFrom', 'fact.secondPersonFrom', 'cashier.hint.heldCredit')],
]

const readMoney = (text: string): string | undefined => {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plainAmount(text.trim()))
  if (!match) return undefined
  const [, reais = '', cents = ''] = match
  return `${reais.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`
}

const readMoneys = (text: string): readonly string[] | undefined => {
  const read = text
    .split(/[\s;]+/)
    .filter((one) => one !== '')
    .map(readMoney)
  const known = read.filter((one) => one !== undefined)
  return known.length === read.length && known.length <= 12 ? known : undefined
}

/** Percent as typed, in basis points: "100" and "12,5" are 10,000 and 1,250. */
const readPercent = (text: string): number | undefined => {
  const read = readMoney(text)
  return read === undefined ? undefined : Number(read.replace('.', ''))
}

/** A typed value as the endpoint takes it; undefined where it cannot be read. */
export const readSetting = (kind: SettingKind, text: string): SettingValue | undefined => {
  if (kind === 'flag') return text === 'true'
  if (kind === 'money') return readMoney(text)
  if (kind === 'moneys') return readMoneys(text)
  if (kind === 'percent') return readPercent(text)
  if (kind === 'text') return text.trim() === '' ? undefined : text.trim()
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What differs from the present settings, and fields that cannot be read. */
export const readChange = (
  fields: readonly SettingField[],
  settings: Settings,
  typed: Readonly<Record<string, string>>,
): { readonly change: Settings; readonly wrong: readonly string[] } => {
  const read = fields.flatMap(({ name, kind }) => {
    const text = typed[name]
    return text === undefined ? [] : [[name, readSetting(kind, text)] as const]
  })
  const wrong = read.flatMap(([name, value]) => (value === undefined ? [name] : []))
  const changed = read.flatMap(([name, value]) =>
    value === undefined || isSame(value, settings[name]) ? [] : [[name, value] as const],
  )
  return { change: Object.fromEntries(changed), wrong }
}
