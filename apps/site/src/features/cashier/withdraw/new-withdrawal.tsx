import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Link } from 'react-router'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import frame from '../common/cashier.module.css'
import { toCents } from './cents.ts'
import type { Payees, Settings } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import styles from './withdraw.module.css'

/** One thing to do before money can be withdrawn: what, why, and its button. */
const Before = ({
  picture,
  title,
  text,
  label,
  onGo,
}: {
  readonly picture: string
  readonly title: string
  readonly text: string
  readonly label: string
  readonly onGo: () => void
}) => (
  <section className={`${frame['card']} ${styles['before']}`}>
    <img src={drawingUrl(picture, 192)} alt="" width="96" height="96" loading="lazy" />
    <h2>{title}</h2>
    <p>{text}</p>
    <Button size="large" wide onClick={onGo}>
      {label}
    </Button>
  </section>
)

/** The remaining wagering requirement, as a bar and in words. */
const TurnoverCard = ({ turnover }: { readonly turnover: Settings['turnover'] }) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  const done = Number((toCents(turnover.wagered) * 100n) / toCents(turnover.required))
  const meter = t('withdraw.lockMeter', {
    wagered: money(turnover.wagered),
    required: money(turnover.required),
  })
  return (
    <section className={`${frame['card']} ${styles['before']}`}>
      <img src={drawingUrl('hourglass-done', 192)} alt="" width="96" height="96" loading="lazy" />
      <h2>{t('withdraw.lock')}</h2>
      <p>{t('withdraw.lockText', { left: money(turnover.left) })}</p>
      <progress className={styles['meter']} max={100} value={done} aria-label={meter} />
      <small>{meter}</small>
      {toCents(turnover.ofFreeRounds) > 0n && (
        <p>{t('withdraw.lockFree', { amount: money(turnover.ofFreeRounds) })}</p>
      )}
      <Link to={to.gameList('hot')} className={buttonClass('brand', 'large', true)}>
        {t('common.seeGames')}
      </Link>
    </section>
  )
}

type Props = {
  readonly settings: Settings
  readonly payees: Payees
  readonly onCreated: (withdrawalId: string) => void
}

/** The next step before a withdrawal; the form once no step is left. */
const NextStep = ({ settings, payees, onCreated }: Props) => {
  const t = useText('withdraw')
  if (!payees.hasPaymentPassword) {
    return (
      <Before
        picture="shield"
        title={t('withdraw.firstPassword')}
        text={t('withdraw.firstPasswordText')}
        label={t('common.createPaymentPassword')}
        onGo={() => openPopup('security', { form: { name: 'payment' } })}
      />
    )
  }
  if (payees.bankCards.length === 0) {
    return (
      <Before
        picture="bank"
        title={t('withdraw.firstPayee')}
        text={t('withdraw.firstPayeeText')}
        label={t('withdraw.addPayee')}
        onGo={() => openPopup('payee', {})}
      />
    )
  }
  if (isLocked(settings)) return null
  return (
    <div className={frame['card']}>
      <WithdrawForm settings={settings} payees={payees.bankCards} onCreated={onCreated} />
    </div>
  )
}

const isLocked = ({ turnover }: Settings): boolean => toCents(turnover.left) > 0n

/** The wagering requirement comes first; what can be set up meanwhile is offered below it. */
export const NewWithdrawal = (props: Props) => (
  <>
    {isLocked(props.settings) && <TurnoverCard turnover={props.settings.turnover} />}
    <NextStep {...props} />
  </>
)
