import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { Landmark, Users, Zap, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { openPopup } from '../../../core/popups/popups.ts'
import { usePayeeName } from './use-payee-name.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './payees.module.css'

const Choice = ({
  name,
  isChosen,
  onChoose,
  Sign,
  title,
  text,
}: {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly Sign: LucideIcon
  readonly title: string
  readonly text: string
}) => (
  <label className={styles['choice']}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <i aria-hidden="true">
      <Sign size={18} />
    </i>
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
  </label>
)

const Choices = ({
  legend,
  children,
}: {
  readonly legend: string
  readonly children: ReactNode
}) => (
  <fieldset className={styles['choices']}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

/** The member's key or account that receives the money. */
export const PayeeChoice = ({
  payees,
  value,
  onChange,
}: {
  readonly payees: readonly Payee[]
  readonly value: string
  readonly onChange: (payeeId: string) => void
}) => {
  const t = useText('withdraw')
  const nameOf = usePayeeName()
  const name = useId()
  return (
    <Choices legend={t('withdraw.to')}>
      {payees.map((payee) => (
        <Choice
          key={payee.bankCardId}
          name={name}
          isChosen={payee.bankCardId === value}
          onChoose={() => onChange(payee.bankCardId)}
          Sign={payee.kind === 'pix' ? Zap : Landmark}
          title={payee.cardNumber}
          text={`${nameOf(payee)} · ${payee.cardHolder}`}
        />
      ))}
      <button type="button" className={styles['addLine']} onClick={() => openPopup('payee', {})}>
        + {t('withdraw.addOther')}
      </button>
    </Choices>
  )
}

/** From the bank at once, or through other people's payments that the member confirms. */
export const ChannelChoice = ({
  value,
  onChange,
}: {
  readonly value: 'pix' | 'peer'
  readonly onChange: (channel: 'pix' | 'peer') => void
}) => {
  const t = useText('withdraw')
  const name = useId()
  return (
    <Choices legend={t('withdraw.how')}>
      {(['pix', 'peer'] as const).map((channel) => (
        <Choice
          key={channel}
          name={name}
          isChosen={channel === value}
          onChoose={() => onChange(channel)}
          Sign={channel === 'pix' ? Zap : Users}
          title={t(`withdraw.channel.${channel}`)}
          text={t(`withdraw.channel.${channel}Text`)}
        />
      ))}
    </Choices>
  )
}
