import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { Condition, ConditionLeaf } from '@trevo/contract/promotion-terms.ts'
import type { TermsLanguage } from '@trevo/ui/promotion-terms/prize-words.ts'
import { formatRate, formatReais } from '../../../core/format.ts'
import type { T } from '../../../core/texts.tsx'

const valueOf = (leaf: ConditionLeaf): string => {
  if ('amount' in leaf) return formatReais(leaf.amount)
  const { op: _op, ...rest } = leaf
  return Object.values(rest).join(' ')
}

const conditionText = (t: T, { t: site }: TermsLanguage, node: Condition['of'][number]): string => {
  if ('of' in node) return t('promotions.group', { count: node.of.length })
  const name = node.op === 'balanceAtMost' ? t('promotions.balance') : site(`promo.c.${node.op}`)
  return `${name} ${valueOf(node)}`.trim()
}

const rewardText = (t: T, { reward: { value } }: PromotionContent['terms']): string => {
  if (value.form === 'fixed') return formatReais(value.amount)
  const of = t(`promotions.basis.${value.of}`)
  if (value.form === 'percent') {
    return `${formatRate(value.bp)} ${of}, ${t('promotions.upTo', { cap: formatReais(value.cap) })}`
  }
  const steps = value.tiers.map(
    ({ from, amount }) => `${formatReais(from)} → ${formatReais(amount)}`,
  )
  return `${of}: ${steps.join(', ')}`
}

/** A content in words, field by field, for the comparison of two versions. */
export const describeTerms = (t: T, site: TermsLanguage, content: PromotionContent): Facts => {
  const { terms, audience, texts, budget, stock, codes } = content
  const { wagering } = terms
  return {
    [t('word.kind')]: t(`promotions.kind.${content.kind}`),
    [t('word.title')]: texts.PT?.title ?? null,
    [t('promotions.lead')]: texts.PT?.lead ?? null,
    [site.t('promo.t.gives')]: rewardText(t, terms),
    [site.t('promo.t.prize')]: site.t(`promo.t.prize.${terms.reward.prize}`),
    [t('promotions.conditions')]: terms.conditions.of.map((one) => conditionText(t, site, one)),
    [site.t('promo.t.span')]: site.t(`promo.t.span.${terms.countedOver}`),
    [site.t('promo.t.wager')]: wagering ? `${wagering.multiplier}×` : null,
    [site.t('promo.t.expires')]: wagering ? wagering.expiresInDays : null,
    [t('promotions.times')]:
      `${terms.perPerson.times} / ${t(`promotions.period.${terms.perPerson.per}`)}`,
    [t('promotions.depositMin')]: terms.depositMin,
    [t('promotions.segment')]: audience.segment?.name ?? t('promotions.everybody'),
    [t('promotions.levelMin')]: audience.levelMin ?? null,
    [t('word.starts')]: content.startsAt,
    [t('word.ends')]: content.endsAt,
    [t('promotions.budget')]: budget,
    [t('promotions.stock')]: stock,
    [t('promotions.codes')]: codes.map(({ code }) => code),
  }
}
