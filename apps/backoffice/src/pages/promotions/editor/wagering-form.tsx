import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { useT } from '../../../core/texts.tsx'
import { AmountInput, NumberInput, PercentInput } from '../../../parts/inputs.tsx'
import { useOwnSiteTexts } from '../use-site-texts.ts'
import styles from './editor.module.css'
import type { TermsProps } from './reward-form.tsx'

/** What must be staked before bonus money is the member's own. */
export const WageringForm = ({ terms, change }: TermsProps) => {
  const t = useT()
  const { t: site } = useOwnSiteTexts()
  const { wagering } = terms
  if (!wagering) return null
  const set = (more: Partial<typeof wagering>) =>
    change({ ...terms, wagering: { ...wagering, ...more } })
  return (
    <fieldset className={styles['group']}>
      <legend>{site('promo.t.wager')}</legend>
      <div className={styles['pair']}>
        <NumberInput
          label={t('promotions.wagerTimes')}
          value={wagering.multiplier}
          max={100}
          onChange={(multiplier) => set({ multiplier: multiplier ?? 0 })}
        />
        <NumberInput
          label={t('promotions.wagerDays')}
          value={wagering.expiresInDays}
          min={1}
          max={365}
          onChange={(days) => set({ expiresInDays: days ?? 1 })}
        />
        <AmountInput
          label={site('promo.t.stakeCap')}
          value={wagering.stakeCap ?? ''}
          onChange={(cap) => set({ stakeCap: cap === '' ? null : cap })}
        />
        <AmountInput
          label={site('promo.t.prizeCap')}
          value={wagering.prizeCap ?? ''}
          onChange={(cap) => set({ prizeCap: cap === '' ? null : cap })}
        />
      </div>
      <p className="o-muted">{t('promotions.weights')}</p>
      <div className={styles['triple']}>
        {gameCategories.map((product) => (
          <PercentInput
            key={product}
            label={site(`promo.product.${product}`)}
            value={wagering.weights[product] ?? 0}
            onChange={(bp) => {
              const { [product]: _before, ...others } = wagering.weights
              set({ weights: bp === 0 ? others : { ...others, [product]: bp } })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
