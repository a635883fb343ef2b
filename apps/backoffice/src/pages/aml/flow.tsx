import type { AmlPersonWhole } from '@trevo/contract/ops/compliance/aml.ts'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Curve } from '../../parts/curve.tsx'
import { Figure, Figures, Panel } from '../../parts/panel.tsx'
import styles from './aml.module.css'

type Day = AmlPersonWhole['flow'][number]
type Column = 'deposits' | 'withdrawals' | 'stakes' | 'prizes'

/** Ten-thousandths of a real, for sums that are exact. */
const minorOf = (amount: string): bigint => {
  const isNegative = amount.startsWith('-')
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  const minor = BigInt(whole) * 10_000n + BigInt(cents.padEnd(4, '0'))
  return isNegative ? -minor : minor
}

const textOf = (minor: bigint): string => {
  const plain = minor < 0n ? -minor : minor
  const text = `${plain / 10_000n}.${String(plain % 10_000n).padStart(4, '0')}`
  return minor < 0n ? `-${text}` : text
}

const totalOf = (days: readonly Day[], column: Column): string =>
  formatReais(textOf(days.reduce((sum, day) => sum + minorOf(day[column]), 0n)))

/** Added up from the first day on, in reais, for the curve alone. */
const addUp = (days: readonly Day[], column: Column): number[] => {
  let sum = 0
  return days.map((day) => {
    sum += Number(day[column])
    return sum
  })
}

/** What came in and went out over 90 days: sums, curve and each payment. */
export const Flow = ({ of: { flow, payments } }: { readonly of: AmlPersonWhole }) => {
  const t = useT()
  return (
    <>
      <Figures>
        <Figure label={t('aml.deposited')} value={totalOf(flow, 'deposits')} />
        <Figure label={t('aml.withdrawn')} value={totalOf(flow, 'withdrawals')} />
        <Figure label={t('aml.staked')} value={totalOf(flow, 'stakes')} />
        <Figure label={t('aml.won')} value={totalOf(flow, 'prizes')} />
      </Figures>
      <Panel title={t('aml.flow')} note={t('aml.flowNote')}>
        <div className={styles['curve']}>
          <Curve
            now={addUp(flow, 'deposits')}
            before={addUp(flow, 'withdrawals')}
            steps={flow.length - 1}
            label={t('aml.flowLabel')}
          />
        </div>
      </Panel>
      <Panel title={t('aml.payments')}>
        {payments.length === 0 ? (
          <p className={styles['quiet']}>{t('aml.noPayments')}</p>
        ) : (
          <div
            className={styles['payments']}
            role="region"
            aria-label={t('aml.payments')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            tabIndex={0}
          >
            <table className="o-table">
              <thead>
                <tr>
                  <th scope="col">{t('word.when')}</th>
                  <th scope="col">{t('word.kind')}</th>
                  <th scope="col" className="o-number">
                    {t('word.amount')}
                  </th>
                  <th scope="col">{t('word.member')}</th>
                </tr>
              </thead>
              <tbody>
                {payments.map(({ at, kind, amount, username, reference }) => (
                  <tr key={`${kind} ${reference}`}>
                    <td className="o-muted">{formatMoment(at)}</td>
                    <td>{t(`aml.kind.${kind}`)}</td>
                    <td className="o-number">{formatReais(amount)}</td>
                    <td>{username}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Panel>
    </>
  )
}
