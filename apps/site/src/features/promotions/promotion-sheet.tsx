import { Why } from '../../core/forms/problem.tsx'
import { claimPromotion, joinPromotion } from '@trevo/api-client/endpoints.ts'
import type { ConditionLeaf } from '@trevo/contract/promotion-terms.ts'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { entryModes } from '@trevo/promotion-rules/status.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import {
  PromotionExample,
  PromotionTermsTable,
} from '@trevo/ui/promotion-terms/promotion-terms.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { call } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { ApplyForm } from './apply-form.tsx'
import { MeasuredResult } from './measured-result.tsx'
import { PromotionPicture } from './picture.tsx'
import styles from './promotion-sheet.module.css'
import { shareOf } from '../../entities/rewards/share-of.ts'
import { StatusBadge } from './status-badge.tsx'
import { isInRewardCenter, usePrizeWords } from './use-prize-words.ts'
import { reasonText } from './reason-text.ts'
import { useText } from '../../core/language/use-text.ts'
import { useClaimNotice } from './use-claim-notice.ts'

const moneyConditions: ReadonlySet<ConditionLeaf['op']> = new Set([
  'depositedAtLeast',
  'stakedAtLeast',
  'depositStaked',
  'netLossAtLeast',
  'balanceAtMost',
])

type Progress = Promotion['standing']['progress'][number]

const Condition = ({ progress }: { readonly progress: Progress }) => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  const { condition, have, want, isMet } = progress
  const show = (value: string) =>
    moneyConditions.has(condition.op) ? formatAmount(value, { locale }) : value
  const label = t(`promo.c.${condition.op}`, { want: show(want) })
  const text = t('promo.of', { have: show(have), want: show(want) })
  const isMeasured = condition.op !== 'balanceAtMost' && condition.op !== 'birthday'
  return (
    <li>
      <p className={styles['line']}>
        <span>{label}</span>
        {isMet ? (
          <b data-met>
            <Check size={15} aria-hidden="true" /> {t('promo.met')}
          </b>
        ) : (
          <b>{isMeasured ? text : show(have)}</b>
        )}
      </p>
      {isMeasured && (
        <ShareBar share={shareOf(progress.have, progress.want)} label={label} text={text} />
      )}
    </li>
  )
}

/** Why it is waiting, or the answer. */
const Answer = ({ standing }: { readonly standing: Promotion['standing'] }) => {
  const t = useText('promotions')
  const { heldReasons, reason } = standing
  if (heldReasons.length === 0 && !reason) return null
  return (
    <section className={styles['card']}>
      {heldReasons.length > 0 && (
        <>
          <p>{t('promo.heldWhy')}</p>
          <ul className={styles['reasons']}>
            {heldReasons.map((one) => (
              <li key={one}>{t(`promo.held.${one}`)}</li>
            ))}
          </ul>
        </>
      )}
      {reason && <p>{reasonText(t, reason)}</p>}
    </section>
  )
}

type Acting = {
  readonly promotion: Promotion
  readonly isMember: boolean
  readonly onChanged: (promotion: Promotion) => void
}

const useAct = ({ promotion, onChanged }: Acting) => {
  const t = useText('promotions')
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<{ readonly text: string; readonly code: string }>()
  const said = useClaimNotice()
  const act = async (what: 'claim' | 'join', joined = '') => {
    setIsBusy(true)
    setTrouble(undefined)
    const input = { body: { promotionId: promotion.promotionId } }
    const answer = await (what === 'claim'
      ? call(claimPromotion, input)
      : call(joinPromotion, input))
    setIsBusy(false)
    if (!answer.ok) {
      setTrouble({ text: answer.message || t('promo.failedText'), code: answer.code })
      return
    }
    onChanged(answer.value)
    showToast(said(answer.value) ?? joined)
  }
  return { act, isBusy, trouble }
}

/** The one action possible now; nothing if there is none. */
const Action = (acting: Acting) => {
  const t = useText('promotions')
  const words = usePrizeWords()
  const { promotion, isMember } = acting
  const { act, isBusy, trouble } = useAct(acting)
  const { kind, standing } = promotion
  const { status, amount } = standing
  const mode = entryModes[kind]
  const isOpen = ['join', 'process', 'claim'].includes(status)
  if (!isMember) {
    return isOpen ? (
      <Link to={to.login()} className={buttonClass('brand', 'large', true)}>
        {t('promo.login')}
      </Link>
    ) : null
  }
  return (
    <>
      {trouble && (
        <p role="alert" className={styles['trouble']}>
          {trouble.text}
          <Why code={trouble.code} />
        </p>
      )}
      {status === 'claim' && (
        <Button size="large" wide busy={isBusy} onClick={() => void act('claim')}>
          {amount
            ? t('common.claimAmount', { amount: words(promotion.terms.reward, amount) })
            : t('common.claim')}
        </Button>
      )}
      {status === 'join' && mode === 'join' && (
        <Button size="large" wide busy={isBusy} onClick={() => void act('join', t('promo.joined'))}>
          {t('promo.join')}
        </Button>
      )}
      {(status === 'join' || status === 'process') && mode === 'signIn' && (
        <Button size="large" wide busy={isBusy} onClick={() => void act('join', t('promo.signed'))}>
          {t('promo.signIn')}
        </Button>
      )}
      {status === 'join' && mode === 'deposit' && (
        <Link to={to.member('depositv2')} className={buttonClass('brand', 'large', true)}>
          {t('promo.deposit')}
        </Link>
      )}
      {status === 'issued' && isInRewardCenter(promotion.terms.reward) && (
        <Link to={to.member('rewardCenter')} className={buttonClass('brand', 'large', true)}>
          {t('promo.toCenter')}
        </Link>
      )}
      {standing.bonusId && (
        <Link to="/promotions?view=bonuses" className={buttonClass('plain', 'large', true)}>
          {t('promo.seeBonus')}
        </Link>
      )}
    </>
  )
}

/** A promotion with its terms, its rewards and its state. */
export const PromotionSheet = ({
  promotion,
  isMember,
  onChanged,
  onClose,
}: Acting & { readonly onClose: () => void }) => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  const language = { t, locale }
  const { title, lead, body, hue, symbols, standing, kind, terms } = promotion
  const mayApply = isMember && standing.status === 'join' && entryModes[kind] === 'apply'
  return (
    <Modal title={title} onClose={onClose} size={{ width: 560 }}>
      <div className={styles['sheet']}>
        <PromotionPicture hue={hue} symbols={symbols} large />
        <p className={styles['lead']}>
          <b>{lead}</b> <StatusBadge status={standing.status} />
        </p>
        <p>{body}</p>
        <Answer standing={standing} />
        {standing.progress.length > 0 && (
          <section className={styles['card']} aria-labelledby="promo-progress">
            <h3 id="promo-progress">{t('promo.progress')}</h3>
            <ul className={styles['conditions']}>
              {standing.progress.map((progress) => (
                <Condition key={JSON.stringify(progress.condition)} progress={progress} />
              ))}
            </ul>
          </section>
        )}
        {mayApply && <ApplyForm promotion={promotion} onApplied={onChanged} />}
        <Action promotion={promotion} isMember={isMember} onChanged={onChanged} />
        <PromotionExample terms={terms} language={language} />
        <MeasuredResult promotionId={promotion.promotionId} />
        <PromotionTermsTable promotion={promotion} language={language} />
      </div>
    </Modal>
  )
}
