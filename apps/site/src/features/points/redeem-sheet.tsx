import { redeemPointReward } from '@trevo/api-client/endpoints.ts'
import type { PointReward } from '@trevo/contract/wps/points.ts'
import { IconButton } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { isPhone } from '@trevo/field-rules/phone-digits.ts'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { call } from '../../core/api/api.ts'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useCommandId } from '../../core/forms/use-command-id.ts'
import { useForm } from '../../core/forms/use-form.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { paymentFailure } from '../../core/forms/payment-failure.ts'
import { PaymentPasswordField } from '../../core/forms/payment-password-field.tsx'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import { PasswordMissing } from './password-missing.tsx'
import styles from './points.module.css'
import { useText } from '../../core/language/use-text.ts'

type SheetProps = {
  readonly reward: PointReward
  readonly point: string
  readonly hasPassword: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What is exchanged, where it is sent, and the payment password. */
export const RedeemSheet = ({ reward, point, hasPassword, onClose, onDone }: SheetProps) => {
  return (
    <Modal title={reward.name} onClose={onClose} size={{ width: 480 }}>
      <div className={styles['sheet']}>
        <div className={styles['sheetHead']}>
          <img src={drawingUrl(reward.drawing, 192)} alt="" width="64" height="64" loading="lazy" />
          <p>{reward.conditions}</p>
        </div>
        {hasPassword ? (
          <RedeemForm reward={reward} point={point} onDone={onDone} />
        ) : (
          <PasswordMissing />
        )}
      </div>
    </Modal>
  )
}

const useRedeemForm = (reward: PointReward, quantity: number, onDone: () => void) => {
  const t = useText('points')
  const id = useCommandId()
  const isSent = reward.rewardType === 'GIFT'
  return useForm({
    empty: { address: '', phone: '', password: '' },
    check: (name, values) => {
      if (name === 'password') return values.password ? undefined : t('common.enterPaymentPassword')
      if (!isSent) return undefined
      if (name === 'address') {
        return values.address.trim().length < 8 ? t('points.addressNeeded') : undefined
      }
      return isPhone(values.phone) ? undefined : t('points.phoneNeeded')
    },
    send: async ({ address, phone, password }) => {
      const answer = await call(redeemPointReward, {
        body: {
          clientId: id.current(),
          rewardId: reward.id,
          quantity,
          paymentPassword: password,
          ...(isSent && { address: address.trim(), phone: phone.trim() }),
        },
      })
      id.answered(answer.ok ? undefined : answer.code)
      if (!answer.ok) return paymentFailure(answer, 'password', t('points.unreached'))
      showToast(t('points.done', { name: answer.value.name }))
      onDone()
      return undefined
    },
  })
}

type QuantityProps = {
  readonly quantity: number
  readonly most: number
  readonly onChange: (quantity: number) => void
}

const Quantity = ({ quantity, most, onChange }: QuantityProps) => {
  const t = useText('points')
  return (
    <div className={styles['quantity']} role="group" aria-label={t('points.quantity')}>
      <span>{t('points.quantity')}</span>
      <IconButton
        label={t('points.fewer')}
        aria-disabled={quantity <= 1}
        onClick={() => onChange(Math.max(1, quantity - 1))}
      >
        <Minus size={18} aria-hidden="true" />
      </IconButton>
      <output>{quantity}</output>
      <IconButton
        label={t('points.more')}
        aria-disabled={quantity >= most}
        onClick={() => onChange(Math.min(most, quantity + 1))}
      >
        <Plus size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

type SumsProps = {
  readonly point: string
  readonly costMinor: bigint
  readonly amount: string | undefined
}

/** The form for exchanging points, and the wallet that receives the money, if any. */
const Sums = ({ point, costMinor, amount }: SumsProps) => {
  const t = useText('points')
  const { locale } = useLanguage()
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('points.pointsRow')}</dt>
        <dd>
          {t('points.becomes', {
            before: formatPoints(point, locale),
            cost: formatPoints(formatMoney(costMinor), locale),
            after: formatPoints(formatMoney(parseMoney(point) - costMinor), locale),
          })}
        </dd>
      </div>
      {amount !== undefined && (
        <div>
          <dt>{t('points.walletRow')}</dt>
          <dd>−{amount}</dd>
        </div>
      )}
    </dl>
  )
}

const RedeemForm = ({ reward, point, onDone }: Pick<SheetProps, 'reward' | 'point' | 'onDone'>) => {
  const t = useText('points')
  const { locale } = useLanguage()
  const [quantity, setQuantity] = useState(1)
  const form = useRedeemForm(reward, quantity, onDone)
  const affordable = Number(parseMoney(point) / parseMoney(reward.point))
  const most = Math.max(1, Math.min(reward.available, reward.perMember, affordable))
  const costMinor = parseMoney(reward.point) * BigInt(quantity)
  const points = formatPoints(formatMoney(costMinor), locale)
  const amountMinor = parseMoney(reward.amount) * BigInt(quantity)
  const isPaid = amountMinor > 0n
  const amount = formatAmount(formatMoney(amountMinor), { locale })
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <Quantity quantity={quantity} most={most} onChange={setQuantity} />
      {reward.rewardType === 'GIFT' && (
        <>
          <Field
            {...form.field('address')}
            label={t('points.address')}
            autoComplete="street-address"
            maxLength={200}
          />
          <Field
            {...form.field('phone')}
            label={t('field.mobileNum')}
            type="tel"
            autoComplete="tel"
            maxLength={32}
          />
        </>
      )}
      <PaymentPasswordField {...form.field('password')} />
      <Sums point={point} costMinor={costMinor} amount={isPaid ? amount : undefined} />
      <FormEnd
        form={form}
        label={
          isPaid ? t('points.confirmMoney', { points, amount }) : t('points.confirm', { points })
        }
      />
      <p className={styles['small']}>
        {t(reward.needsDecision ? 'points.checked' : 'points.atOnce')}
      </p>
    </form>
  )
}
