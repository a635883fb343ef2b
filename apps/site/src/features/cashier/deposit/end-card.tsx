import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { classNames } from '@trevo/ui/class-names.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { returnTo } from '../../../core/session/return-to.ts'
import frame from '../common/cashier.module.css'
import styles from './end-card.module.css'
import { useText } from '../../../core/language/use-text.ts'

type Ended = 'expired' | 'returned' | 'failed' | 'cancelled' | 'requested' | 'takenBack'

const words: Readonly<
  Record<Ended, { title: AreaKey<'cashier'>; text?: AreaKey<'cashier'>; picture: string }>
> = {
  expired: {
    title: 'cashier.expired',
    text: 'cashier.expiredText',
    picture: 'hourglass-done',
  },
  returned: { title: 'cashier.returned', picture: 'money-with-wings' },
  takenBack: { title: 'cashier.takenBack', picture: 'money-with-wings' },
  failed: { title: 'cashier.failed', text: 'cashier.failedText', picture: 'bank' },
  cancelled: {
    title: 'cashier.cancelled',
    text: 'cashier.cancelledText',
    picture: 'hourglass-done',
  },
  requested: { title: 'cashier.requested', picture: 'bank' },
}

/** The successful outcome: the amount, in gold, and what to do with it. */
export const CreditedCard = ({
  deposit,
  onAgain,
}: {
  readonly deposit: Deposit
  readonly onAgain: () => void
}) => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const amount = formatAmount(deposit.amount, { locale })
  const back = returnTo.read()
  return (
    <section className={classNames(frame['card'], styles['end'])} data-end="credited">
      <div className={styles['tick']} aria-hidden="true">
        <Check size={40} strokeWidth={3.2} />
      </div>
      <h2 className={styles['gold']}>{t('cashier.credited', { amount })}</h2>
      <p className={styles['endText']}>{t('cashier.creditedText')}</p>
      <div className={styles['actions']}>
        <Link to={back ?? to.gameList('hot')} className={buttonClass('brand', 'large', true)}>
          {t(back === undefined ? 'common.seeGames' : 'cashier.backToBet')}
        </Link>
        <Button look="plain" size="large" wide onClick={onAgain}>
          {t('cashier.another')}
        </Button>
      </div>
    </section>
  )
}

/** Every other outcome, with the reason and a button for a new code. */
export const EndCard = ({
  deposit,
  end,
  onAgain,
}: {
  readonly deposit: Deposit
  readonly end: Ended
  readonly onAgain: () => void
}) => {
  const t = useText('cashier')
  const { title, text, picture } = words[end]
  const reason = deposit.payments.at(-1)?.reason
  return (
    <section className={classNames(frame['card'], styles['end'])} data-end={end}>
      <img src={drawingUrl(picture, 192)} alt="" width="88" height="88" loading="lazy" />
      <h2>{t(title)}</h2>
      {text && <p className={styles['endText']}>{t(text)}</p>}
      {end === 'returned' && reason && (
        <p className={styles['endText']}>{t(`cashier.reason.${reason}`)}</p>
      )}
      {end !== 'requested' && (
        <div className={styles['actions']}>
          <Button size="large" wide onClick={onAgain}>
            {t('cashier.again')}
          </Button>
        </div>
      )}
    </section>
  )
}
