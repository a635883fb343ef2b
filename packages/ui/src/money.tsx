/** An amount in readable form: "R$ 12,50". */
export const Money = ({
  amount,
  locale,
  currency = 'BRL',
  sign = 'auto',
  className,
}: {
  /** Decimal string in units of the currency, as on the wire: "12.50". */
  readonly amount: string
  readonly locale: string
  readonly currency?: string
  /** `always` also writes the plus of a movement. */
  readonly sign?: 'auto' | 'always'
  readonly className?: string | undefined
}) => <span className={className}>{formatAmount(amount, { locale, currency, sign })}</span>

const formats = new Map<string, Intl.NumberFormat>()

export const formatAmount = (
  amount: string,
  {
    locale,
    currency = 'BRL',
    sign = 'auto',
  }: { locale: string; currency?: string; sign?: 'auto' | 'always' },
): string => {
  const key = `${locale} ${currency} ${sign}`
  const known = formats.get(key)
  const format =
    known ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
      roundingMode: 'trunc',
    })
  if (!known) formats.set(key, format)
  // Text keeps every digit; a number would lose some beyond 2^53.
  return format.format(amount as Intl.StringNumericLiteral)
}
