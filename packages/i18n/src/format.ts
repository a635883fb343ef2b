/** `Intl` formats by language, each created once. */
const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** The minus sign of typography in place of the hyphen that `Intl` and the wire write. */
export const withMinus = (text: string): string => text.replace('-', '−')

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `n${locale}${JSON.stringify(options)}`
  const known = kept.get(key) ?? new Intl.NumberFormat(locale, options)
  kept.set(key, known)
  return known as Intl.NumberFormat // keys that begin with n hold number formats
}

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `d${locale}${JSON.stringify(options)}`
  const known = kept.get(key) ?? new Intl.DateTimeFormat(locale, options)
  kept.set(key, known)
  return known as Intl.DateTimeFormat // keys that begin with d hold date formats
}

/** Decimal text keeps every digit. */
const write = (value: string | number, locale: string, options: Intl.NumberFormatOptions): string =>
  withMinus(numberFormat(locale, options).format(value as Intl.StringNumericLiteral | number))

/** How the languages of the site write reais. */
const reaisIn: Readonly<
  Record<string, { readonly mark: string; readonly group: string; readonly point: string }>
> = {
  'pt-BR': { mark: 'R$\u00A0', group: '.', point: ',' },
  'en-US': { mark: 'R$', group: ',', point: '.' },
}
const plainAmount = /^(-?)(\d+)(?:\.(\d*))?$/

/** Formatted like `Intl`, whose first number costs a slow phone 60 ms during hydration of home. */
const writeReais = (amount: string, locale: string): string | undefined => {
  const written = reaisIn[locale]
  const [, sign = '', whole, cents = ''] = plainAmount.exec(amount) ?? []
  if (!written || whole === undefined) return undefined
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(?:\d{3})+$)/g, written.group)
  return `${withMinus(sign)}${written.mark}${grouped}${written.point}${cents.slice(0, 2).padEnd(2, '0')}`
}

/** Decimal string of reais, as on the wire, in the reader's format: "R$ 1.284,90". */
export const formatMoneyText = (amount: string, locale: string, currency = 'BRL'): string =>
  (currency === 'BRL' ? writeReais(amount, locale) : undefined) ??
  write(amount, locale, { style: 'currency', currency, roundingMode: 'trunc' })

/** The same with the plus of a movement: "+R$ 12,50", "−R$ 12,50", and zero without a sign. */
export const formatSignedMoney = (amount: string, locale: string, currency = 'BRL'): string =>
  write(amount, locale, {
    style: 'currency',
    currency,
    signDisplay: 'exceptZero',
    roundingMode: 'trunc',
  })

/** The amount with all its decimals, at most four: "R$ 0,0125". */
export const formatExactMoney = (amount: string, locale: string): string =>
  write(amount, locale, { style: 'currency', currency: 'BRL', maximumFractionDigits: 4 })

/** A percentage such as "12.50" as readers write it, without its sign: "12,5". */
export const formatRate = (rate: string, locale: string): string =>
  write(rate, locale, { maximumFractionDigits: 2 })

/** Basis points as a percentage: 9612 → "96,12%". */
export const formatBp = (bp: number, locale: string): string =>
  write(bp / 10_000, locale, { style: 'percent', minimumFractionDigits: 2 })

export const formatCount = (count: number, locale: string): string => write(count, locale, {})

export const formatDate = (at: Date, locale: string, timeZone?: string): string =>
  dateFormat(locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(at)

/** Hours and minutes: "14:30", "2:30 PM". */
export const formatTime = (at: Date, locale: string, timeZone?: string): string =>
  dateFormat(locale, { timeStyle: 'short', ...(timeZone && { timeZone }) }).format(at)

export const formatDateTime = (at: Date, locale: string, timeZone?: string): string =>
  dateFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...(timeZone && { timeZone }),
  }).format(at)
