import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { useT } from '../../../core/texts.tsx'
import { ManyInput, NumberInput, TextInput } from '../../../parts/inputs.tsx'
import { useOwnSiteTexts } from '../use-site-texts.ts'
import styles from './segments.module.css'

const daysMax = 3_650
const reaisMax = 1_000_000_000
const words = (typed: string): string[] | undefined => {
  const all = typed.split(/[\s,]+/).filter(Boolean)
  return all.length === 0 ? undefined : all
}

/** The conditions of a segment; an empty field asks nothing. */
export const ConditionFields = ({
  conditions,
  change,
}: {
  readonly conditions: SegmentConditions
  readonly change: (conditions: SegmentConditions) => void
}) => {
  const t = useT()
  const { t: site } = useOwnSiteTexts()
  const set = (more: Partial<SegmentConditions>) => {
    const next = Object.entries({ ...conditions, ...more })
    change(Object.fromEntries(next.filter(([, value]) => value !== undefined)))
  }
  const numbers = [
    ['levelMin', 0, 99],
    ['levelMax', 0, 99],
    ['balanceMin', 0, reaisMax],
    ['balanceMax', 0, reaisMax],
    ['stakedWithinDays', 1, daysMax],
    ['stakedNotForDays', 1, daysMax],
    ['registeredWithinDays', 1, daysMax],
    ['registeredForDays', 1, daysMax],
  ] as const
  const lists = ['states', 'countries', 'tags', 'withoutTags'] as const
  return (
    <>
      <div className={styles['pair']}>
        {numbers.map(([name, min, max]) => (
          <NumberInput
            key={name}
            label={t(`segments.${name}`)}
            value={conditions[name] ?? null}
            min={min}
            max={max}
            onChange={(value) => set({ [name]: value ?? undefined })}
          />
        ))}
        <TextInput
          label={t('segments.line')}
          value={conditions.line ?? ''}
          max={64}
          onChange={(line) => set({ line: line.trim() === '' ? undefined : line.trim() })}
        />
        {lists.map((name) => (
          <TextInput
            key={name}
            label={t(`segments.${name}`)}
            value={(conditions[name] ?? []).join(' ')}
            max={200}
            onChange={(typed) =>
              set({
                [name]: words(
                  name === 'states' || name === 'countries' ? typed.toUpperCase() : typed,
                ),
              })
            }
          />
        ))}
      </div>
      <ManyInput
        label={t('segments.products')}
        values={conditions.products ?? []}
        choices={gameCategories.map((value) => ({ value, text: site(`promo.product.${value}`) }))}
        onChange={(products) => set({ products: products.length === 0 ? undefined : products })}
      />
    </>
  )
}
