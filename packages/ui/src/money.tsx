import { formatMoneyText, formatSignedMoney } from '@trevo/i18n/format.ts'

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

export const formatAmount = (
  amount: string,
  {
    locale,
    currency = 'BRL',
    sign = 'auto',
  }: { locale: string; currency?: string; sign?: 'auto' | 'always' },
): string => (sign === 'always' ? formatSignedMoney : formatMoneyText)(amount, locale, currency)
