import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { formatTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import styles from './limits.module.css'

/** What was agreed for this session, and the way to agree on one. */
export const SessionContract = ({ contract }: Pick<PlayTime, 'contract'>) => {
  const { t } = useLimitWords()
  const { locale } = useLanguage()
  const time = (at: string) => formatTime(new Date(at), locale)
  return (
    <section className={styles['contract']} aria-label={t('contract.title')}>
      {contract && (
        <output className={styles['note']}>
          {contract.isRunning
            ? t('contract.runs', {
                time: time(contract.until),
                rest: formatAmount(contract.rest, { locale }),
                most: formatAmount(contract.lossMax, { locale }),
              })
            : t('contract.isOver', { time: time(contract.opensAt) })}
        </output>
      )}
      <Button look="quiet" wide onClick={() => openPopup('sessionContract', {})}>
        {t(contract?.isRunning ? 'contract.lower' : 'contract.agree')}
      </Button>
    </section>
  )
}
