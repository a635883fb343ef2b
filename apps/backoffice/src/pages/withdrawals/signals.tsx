import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import styles from './case.module.css'

/** What was checked: passed, or to be weighed. */
export const Signals = ({ signals }: Pick<OpenedWithdrawal, 'signals'>) => {
  const t = useT()
  const weighed = signals.filter(({ level }) => level === 'weigh').length
  return (
    <section className="o-panel">
      <header>
        <h2>{t('payouts.signals')}</h2>
        <span className="o-pill o-ok">
          {t('payouts.clear', { count: signals.length - weighed })}
        </span>
        {weighed > 0 && (
          <span className="o-pill o-warn">{t('payouts.toWeigh', { count: weighed })}</span>
        )}
      </header>
      <ul>
        {signals.map(({ code, level, count, at }) => (
          <li key={code} className={styles['signal']} data-level={level}>
            {level === 'clear' ? <Check size={14} /> : <TriangleAlert size={14} />}
            <span className="o-muted">{t(`payouts.signal.${code}`)}</span>
            <span>
              {t(`payouts.signal.${code}.${level}`, {
                count: count ?? 0,
                at: at === null ? '–' : formatMoment(at),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
