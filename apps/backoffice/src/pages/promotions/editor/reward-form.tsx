import type { PromotionTerms, RewardValue } from '@trevo/contract/promotion-terms.ts'
import { useT } from '../../../core/texts.tsx'
import { AmountInput, ChoiceInput, NumberInput, PercentInput } from '../../../parts/inputs.tsx'
import { useOwnSiteTexts } from '../use-site-texts.ts'
import styles from './editor.module.css'

const prizes = ['cash', 'bonus', 'points', 'freeRounds', 'ticket'] as const
const forms = ['fixed', 'percent', 'tiers'] as const
const bases = ['deposit', 'netLoss', 'staked'] as const
const stepsMax = 10

export type TermsProps = {
  readonly terms: PromotionTerms
  readonly change: (terms: PromotionTerms) => void
}

const firstWagering: PromotionTerms['wagering'] = {
  multiplier: 10,
  weights: { BGS: 10_000, RNG: 10_000 },
  gameWeights: {},
  stakeCap: '20.00',
  prizeCap: null,
  expiresInDays: 7,
}

/** The value of a form, with what the one before had in common. */
const valueOf = (form: RewardValue['form'], before: RewardValue): RewardValue => {
  const of = before.form === 'fixed' ? 'netLoss' : before.of
  if (form === 'fixed') return { form, amount: '5.00' }
  if (form === 'percent') return { form, of, bp: 500, cap: '50.00' }
  return { form, of, tiers: [{ from: '100.00', amount: '0.50' }] }
}

const Steps = ({
  value,
  change,
}: {
  readonly value: Extract<RewardValue, { form: 'tiers' }>
  readonly change: (value: RewardValue) => void
}) => {
  const t = useT()
  const { tiers } = value
  const set = (next: typeof tiers) => change({ ...value, tiers: next })
  return (
    <>
      {tiers.map((tier, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <div key={index} className={styles['row']}>
          <AmountInput
            label={t('promotions.stepFrom')}
            value={tier.from}
            onChange={(from) => set(tiers.with(index, { ...tier, from }))}
          />
          <AmountInput
            label={t('promotions.stepGives')}
            value={tier.amount}
            onChange={(amount) => set(tiers.with(index, { ...tier, amount }))}
          />
          <button
            type="button"
            className="o-btn"
            aria-disabled={tiers.length < 2}
            onClick={() => {
              if (tiers.length > 1) set(tiers.toSpliced(index, 1))
            }}
          >
            {t('word.remove')}
          </button>
        </div>
      ))}
      {tiers.length < stepsMax && (
        <button
          type="button"
          className="o-btn"
          onClick={() => set([...tiers, { from: '1000.00', amount: '5.00' }])}
        >
          {t('promotions.addStep')}
        </button>
      )}
    </>
  )
}

const Amount = ({
  value,
  change,
}: {
  readonly value: RewardValue
  readonly change: (value: RewardValue) => void
}) => {
  const t = useT()
  if (value.form === 'tiers') return null
  if (value.form === 'fixed') {
    return (
      <AmountInput
        label={t('promotions.fixed')}
        value={value.amount}
        onChange={(amount) => change({ ...value, amount })}
      />
    )
  }
  return (
    <>
      <PercentInput
        label={t('promotions.share')}
        value={value.bp}
        max={100_000}
        onChange={(bp) => change({ ...value, bp: Math.max(1, bp) })}
      />
      <AmountInput
        label={t('promotions.cap')}
        value={value.cap}
        onChange={(cap) => change({ ...value, cap })}
      />
    </>
  )
}

/** The stake of a free round, and what is asked of its winnings. */
const Rounds = ({ terms, change }: TermsProps) => {
  const t = useT()
  const { reward } = terms
  return (
    <>
      <AmountInput
        label={t('promotions.roundStake')}
        value={reward.roundStake ?? ''}
        onChange={(roundStake) => change({ ...terms, reward: { ...reward, roundStake } })}
      />
      <NumberInput
        label={t('promotions.winTurnover')}
        value={reward.winTurnover ?? 0}
        max={50}
        onChange={(times) => change({ ...terms, reward: { ...reward, winTurnover: times ?? 0 } })}
      />
    </>
  )
}

/** What is given, and how much of what. */
export const RewardForm = ({ terms, change }: TermsProps) => {
  const t = useT()
  const { t: site } = useOwnSiteTexts()
  const { reward } = terms
  const { value, prize } = reward
  const setValue = (next: RewardValue) => change({ ...terms, reward: { ...reward, value: next } })
  const setPrize = (next: typeof prize) => {
    const { roundStake: _stake, winTurnover: _turnover, ...rest } = reward
    change({
      ...terms,
      reward: { ...rest, prize: next, ...(next === 'freeRounds' && { roundStake: '0.20' }) },
      wagering: next === 'bonus' ? (terms.wagering ?? firstWagering) : null,
    })
  }
  return (
    <>
      <div className={styles['pair']}>
        <ChoiceInput
          label={site('promo.t.prize')}
          value={prize}
          choices={prizes.map((one) => ({ value: one, text: site(`promo.t.prize.${one}`) }))}
          onChange={setPrize}
        />
        <ChoiceInput
          label={t('promotions.form')}
          value={value.form}
          choices={forms.map((one) => ({ value: one, text: t(`promotions.form.${one}`) }))}
          onChange={(form) => setValue(valueOf(form, value))}
        />
        {value.form !== 'fixed' && (
          <ChoiceInput
            label={t('promotions.shareOf')}
            value={value.of}
            choices={bases.map((one) => ({ value: one, text: t(`promotions.basis.${one}`) }))}
            onChange={(of) => setValue({ ...value, of })}
          />
        )}
        <Amount value={value} change={setValue} />
        {value.form !== 'fixed' && value.of === 'deposit' && (
          <AmountInput
            label={t('promotions.depositMin')}
            value={terms.depositMin ?? ''}
            onChange={(least) => change({ ...terms, depositMin: least === '' ? null : least })}
          />
        )}
        {prize === 'freeRounds' && <Rounds terms={terms} change={change} />}
      </div>
      {value.form === 'tiers' && <Steps value={value} change={setValue} />}
    </>
  )
}
