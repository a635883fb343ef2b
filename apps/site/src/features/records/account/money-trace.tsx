import type { MoneyPath } from '@trevo/contract/wps/records.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { typeKindOf } from '../common/movement-kinds.ts'
import styles from './movement-page.module.css'
import { MovementRow } from './movement-row.tsx'

const isSome = (amount: string): boolean => Number(amount) !== 0

/** Which credits paid a debit, or what a credit was spent on. */
export const MoneyTrace = ({
  path: { line, trace },
  hrefOf,
}: {
  readonly path: MoneyPath
  readonly hrefOf: (id: string) => string
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  const isOut = line.amount.startsWith('-')
  const others = trace.types.reduce((sum, { count }) => sum + count, 0) - trace.parts.length
  return (
    <section className={styles['card']} aria-labelledby="trace">
      <h2 id="trace">{t(isOut ? 'records.path.paidFrom' : 'records.path.spentOn')}</h2>
      <dl className={styles['sums']}>
        {trace.types.map((type) => (
          <div key={type.tx_type_id}>
            <dt>
              {t(typeKindOf(type.tx_type_id).text, { type: type.tx_type_id })}
              {type.count > 1 && <small> × {type.count}</small>}
            </dt>
            <dd>{money(type.amount)}</dd>
          </div>
        ))}
        {isSome(trace.kept) && (
          <div>
            <dt>{t('records.path.kept')}</dt>
            <dd>{money(trace.kept)}</dd>
          </div>
        )}
        {isSome(trace.unknown) && (
          <div>
            <dt>{t('records.path.unknown')}</dt>
            <dd>{money(trace.unknown)}</dd>
          </div>
        )}
      </dl>
      {trace.parts.length > 0 && (
        <ul>
          {trace.parts.map((part) => (
            <MovementRow
              key={part.line.tx_id}
              movement={part.line}
              locale={locale}
              isDated
              side={t(isOut ? 'records.path.partFrom' : 'records.path.partOn', {
                amount: money(part.amount),
              })}
              href={hrefOf(part.line.tx_id)}
            />
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className={styles['note']}>{t('records.path.others', { count: others })}</p>
      )}
    </section>
  )
}
