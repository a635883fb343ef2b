import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { promotionCategories, promotionKinds } from '@trevo/contract/promotion-names.ts'
import { useT } from '../../../core/texts.tsx'
import {
  AmountInput,
  ChoiceInput,
  MomentInput,
  NumberInput,
  TextInput,
} from '../../../parts/inputs.tsx'
import { useOwnSiteTexts } from '../use-site-texts.ts'
import { CodesForm } from './codes-form.tsx'
import { ConditionsForm } from './conditions-form.tsx'
import styles from './editor.module.css'
import type { FormProps } from './form-props.ts'
import { RewardForm } from './reward-form.tsx'
import { WageringForm } from './wagering-form.tsx'

const spans = ['promotion', 'lastDay', 'lastWeek'] as const
const periods = ['promotion', 'day', 'week', 'month', 'year'] as const

/** When, how often and how much at most. */
const Bounds = ({ content, draft, change }: FormProps) => {
  const t = useT()
  const { t: site } = useOwnSiteTexts()
  const { terms, budget, stock } = content
  const setTerms = (more: Partial<PromotionTerms>) =>
    change({ ...content, terms: { ...terms, ...more } })
  return (
    <div className={styles['pair']}>
      <ChoiceInput
        label={site('promo.t.span')}
        value={terms.countedOver}
        choices={spans.map((value) => ({ value, text: site(`promo.t.span.${value}`) }))}
        onChange={(countedOver) => setTerms({ countedOver })}
      />
      <div className={styles['pair']}>
        <NumberInput
          label={t('promotions.times')}
          value={terms.perPerson.times}
          min={1}
          max={100}
          onChange={(times) => setTerms({ perPerson: { ...terms.perPerson, times: times ?? 1 } })}
        />
        <ChoiceInput
          label={t('promotions.per')}
          value={terms.perPerson.per}
          choices={periods.map((value) => ({ value, text: t(`promotions.period.${value}`) }))}
          isReadOnly={draft.published !== null}
          onChange={(per) => setTerms({ perPerson: { ...terms.perPerson, per } })}
        />
      </div>
      <MomentInput
        label={t('word.starts')}
        value={content.startsAt}
        onChange={(startsAt) => startsAt && change({ ...content, startsAt })}
      />
      <MomentInput
        label={t('word.ends')}
        value={content.endsAt}
        onChange={(endsAt) => change({ ...content, endsAt })}
      />
      <AmountInput
        label={t('promotions.budgetReais')}
        hint={t('promotions.budgetHint')}
        value={budget ?? ''}
        onChange={(next) => change({ ...content, budget: next === '' ? null : next })}
      />
      <NumberInput
        label={t('promotions.stock')}
        hint={t('promotions.stockHint')}
        value={stock}
        min={1}
        max={100_000_000}
        onChange={(next) => change({ ...content, stock: next })}
      />
    </div>
  )
}

/** Everything that is promised and asked; the page beside it is made from the same data. */
export const TermsForm = (form: FormProps) => {
  const t = useT()
  const { t: site } = useOwnSiteTexts()
  const { content, draft, change } = form
  const isPublished = draft.published !== null
  const setTerms = (terms: PromotionTerms) => change({ ...content, terms })
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <ChoiceInput
          label={t('word.kind')}
          value={content.kind}
          isReadOnly={isPublished}
          choices={promotionKinds.map((value) => ({ value, text: t(`promotions.kind.${value}`) }))}
          onChange={(kind) => change({ ...content, kind })}
        />
        <ChoiceInput
          label={t('promotions.category')}
          value={content.category}
          choices={promotionCategories.map((value) => ({
            value,
            text: site(`promo.category.${value}`),
          }))}
          onChange={(category) => change({ ...content, category })}
        />
      </div>
      <TextInput
        label={t('promotions.anchor')}
        value={content.anchor}
        max={60}
        isReadOnly={isPublished}
        onChange={(anchor) => change({ ...content, anchor: anchor.toLowerCase() })}
      />
      <RewardForm terms={content.terms} change={setTerms} />
      <WageringForm terms={content.terms} change={setTerms} />
      <ConditionsForm terms={content.terms} change={setTerms} />
      <Bounds {...form} />
      {content.kind === 'redeemCode' && <CodesForm {...form} />}
    </div>
  )
}
